import Box from '@mui/material/Box'
import { Ghost } from '../ui/Ghost.tsx'

/** The shape of the drawer while its record is on its way. */
export const PanelSkeleton = () => (
  <Box aria-busy="true" aria-label="Loading the procedures" sx={{ p: 5, display: 'grid', gap: 3, alignContent: 'start' }}>
    {[20, 32, 120, 32, 32, 32].map((height, i) => (
      <Ghost key={i} style={{ height }} />
    ))}
  </Box>
)
