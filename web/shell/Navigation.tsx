import Box from '@mui/material/Box'
import { NavLink } from 'react-router-dom'
import { Brand } from '../ui/Brand.tsx'
import { BoardIcon } from '../ui/icons.tsx'
import { useViewer } from './viewer.ts'

const places = [{ to: '/home', label: 'Board', icon: <BoardIcon /> }]

/** The named places of the product, in the rail or in the drawer. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const viewer = useViewer()
  const [membership] = viewer?.memberships ?? []
  return (
    <Box sx={{ p: '12px 8px', display: 'grid', gap: 3 }}>
      <Box sx={{ px: 2, py: 1.5 }}>
        <Brand name={membership?.organization.name ?? 'Opsgraph'} detail={membership?.accessLevelName} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <Box
              component={NavLink}
              to={to}
              onClick={onNavigate}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2.5,
                px: 2,
                py: '5px',
                borderRadius: '6px',
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'var(--ops-line-2)' },
                '&.active': { bgcolor: 'var(--ops-brand-weak)', color: 'primary.main', fontWeight: 550 },
              }}
            >
              {icon}
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
