import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/**
 * The work of a screen that scrolls as a whole: sections below each other. They fill the screen, as the header does; on
 * a very wide one they stand in its middle, no wider than they are read well.
 */
export function Scroll({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <Box sx={{ overflowY: 'auto', minHeight: 0, '@media print': { overflow: 'visible' } }}>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: 3,
          p: { xs: 3, md: 5 },
          width: '100%',
          maxWidth: wide ? 'none' : 1440,
          mx: 'auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
