import Box from '@mui/material/Box'
import { NavLink } from 'react-router-dom'
import { tabStyle } from './tabStyle.ts'

interface TabLinksProps {
  label: string
  /** Where each leads; an empty one is the first. */
  tabs: readonly { to: string; label: string }[]
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
          end
          sx={tabStyle('.active')}
        >
          {tab.label}
        </Box>
      ))}
    </Box>
  )
}
