import Box from '@mui/material/Box'
import { NavLink } from 'react-router-dom'
import { tabStyle } from './tabStyle.ts'

interface TabLinksProps {
  label: string
  /** Where each leads; an empty one is the first. One that has more stands for what is below its address too. */
  tabs: readonly { to: string; label: string; hasMore?: boolean }[]
}

/** The parts of a screen as links, the one that is shown marked. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', gap: 1, px: { xs: 3, md: 5 }, overflowX: 'auto', bgcolor: 'background.paper', borderBottom: '1px solid var(--ops-line)' }}
    >
      {tabs.map((tab) => (
        <Box
          key={tab.to}
          component={NavLink}
          to={tab.to}
          end={!tab.hasMore}
          sx={tabStyle('.active')}
        >
          {tab.label}
        </Box>
      ))}
    </Box>
  )
}
