import Box from '@mui/material/Box'
import { Link, useLocation } from 'react-router-dom'
import { tabStyle } from './tabStyle.ts'

interface SearchTabsProps {
  label: string
  /** The name in the address that says which one is shown. */
  name: string
  /** The first one is shown where the address says nothing. */
  tabs: readonly { value: string; label: string }[]
  selected: string
}

/** Parts of something over a screen as links that change only the search of its address. */
export function SearchTabs({ label, name, tabs, selected }: SearchTabsProps) {
  const { pathname, search } = useLocation()
  const leadingTo = (value: string, isFirst: boolean) => {
    const next = new URLSearchParams(search)
    if (isFirst) next.delete(name)
    else next.set(name, value)
    return { pathname, search: String(next) }
  }
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', gap: 1, px: 3, overflowX: 'auto', borderBottom: '1px solid var(--ops-line)' }}>
      {tabs.map(({ value, label: text }, i) => (
        <Box
          key={value}
          component={Link}
          to={leadingTo(value, i === 0)}
          replace
          preventScrollReset
          aria-current={value === selected ? 'page' : undefined}
          sx={tabStyle('[aria-current]')}
        >
          {text}
        </Box>
      ))}
    </Box>
  )
}
