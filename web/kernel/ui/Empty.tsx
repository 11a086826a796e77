import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Why a part of a screen has nothing in it, and what to do next. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ px: 3, py: 4 }}>
    {children}
  </Typography>
)
