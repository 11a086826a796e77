import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields beside each other where there is room; in a section of their own they stand off its edge. */
export const FieldGrid = ({ inset, children }: { inset?: boolean; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: inset ? 3 : 4,
      p: inset ? 3 : 0,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      '& > .whole': { gridColumn: '1 / -1' },
    }}
  >
    {children}
  </Box>
)
