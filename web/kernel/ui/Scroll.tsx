import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The work of a screen that scrolls as a whole: sections below each other, as wide as they are read well. */
export function Scroll({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <Box sx={{ overflowY: 'auto', minHeight: 0, '@media print': { overflow: 'visible' } }}>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: 3,
          p: { xs: 3, md: 5 },
          maxWidth: wide ? 'none' : 1200,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
