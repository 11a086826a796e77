import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Cards of contacts below or beside each other. */
export const ContactList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
)
