import { styled } from '@mui/material/styles'
import { matchPath, useLocation, parsePath } from 'react-router-dom'
import { TabRow } from './TabRow.tsx'

const Bar = styled(TabRow)(({ theme }) => ({
  padding: '0 20px',
  background: 'var(--ops-surface)',
  [theme.breakpoints.down('md')]: { padding: '0 12px' },
}))

interface TabLinksProps {
  label: string
  /** Where each leads; an empty one is the first. One that has more stands for what is below its address too. */
  tabs: readonly { to: string; label: string; hasMore?: boolean }[]
}

/** The parts of a screen as links, the one that is shown marked. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation()
  return (
    <Bar
      label={label}
      tabs={tabs.map(({ to, label: text, hasMore = false }) => ({
        to,
        label: text,
        isCurrent: matchPath({ path: parsePath(to).pathname ?? '', end: !hasMore }, pathname) !== null,
      }))}
    />
  )
}
