import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { withParams } from './address.ts'
import { TabRow } from './TabRow.tsx'
import { useSearch } from './useSearch.ts'

const Bar = styled(TabRow)({ padding: '0 12px' })

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
  const { pathname } = useLocation()
  const [search] = useSearch()
  const leadingTo = (value: string | null) => ({ pathname, search: String(withParams(search, { [name]: value })) })
  return (
    <Bar
      label={label}
      inPlace
      tabs={tabs.map(({ value, label: text }, i) => ({
        label: text,
        to: leadingTo(i ? value : null),
        isCurrent: value === selected,
      }))}
    />
  )
}
