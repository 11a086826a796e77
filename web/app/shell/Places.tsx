import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import { useViewer } from '../../kernel/shell/viewer.ts'

export interface Place {
  to: string
  label: string
  Icon: ComponentType
  /** Shown to whoever may do this anywhere. */
  capability?: string
}

interface PlacesProps {
  places: readonly Place[]
  /** What they are called together. */
  label?: string
  onNavigate?: () => void
}

/** Places as links. */
export function Places({ places, label: all, onNavigate }: PlacesProps) {
  const may = useViewer()?.capabilities
  return (
    <Box component="ul" aria-label={all} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
      {places.map(({ to, label, Icon, capability }) =>
        capability && !may?.includes(capability) ? null : (
          <li key={label}>
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
              <Icon />
              {label}
            </Box>
          </li>
        ),
      )}
    </Box>
  )
}
