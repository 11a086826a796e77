import Box from '@mui/material/Box'
import { NavLink } from 'react-router-dom'

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
          sx={{
            px: 2,
            py: 2,
            color: 'text.secondary',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            borderBottom: '2px solid transparent',
            '&:focus-visible': { outlineOffset: -2 },
            '&.active': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 550 },
          }}
        >
          {tab.label}
        </Box>
      ))}
    </Box>
  )
}
