import Box from '@mui/material/Box'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { cardLook } from './cardLook.ts'

/** The shape of a card that is still to come: its names, its value, its line and its figures. */
export const CardSkeleton = () => (
  <Box sx={cardLook}>
    <Ghost style={{ height: 36, width: '70%' }} />
    <Ghost style={{ height: 44, width: '55%' }} />
    <Ghost style={{ height: 146 }} />
    <Ghost style={{ height: 48 }} />
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3 }}>
      {['level', 'breaches', 'owner'].map((name) => (
        <Ghost key={name} style={{ height: 36 }} />
      ))}
    </Box>
  </Box>
)
