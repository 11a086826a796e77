import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { TabRow } from './TabRow.tsx'

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
  const { pathname, search } = useLocation()
  const leadingTo = (value: string, isFirst: boolean) => {
    const next = new URLSearchParams(search)
    if (isFirst) next.delete(name)
    else next.set(name, value)
    return { pathname, search: String(next) }
  }
  return <Bar label={label} inPlace tabs={tabs.map(({ value, label: text }, i) => ({ label: text, to: leadingTo(value, i === 0), isCurrent: value === selected }))} />
}
