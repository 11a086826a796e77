import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface CenteredProps {
  title: string
  text: ReactNode
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** A title, a sentence and what to do, in the middle of where it stands. */
export function Centered({ title, text, role, children }: CenteredProps) {
  return (
    <Box role={role} sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', minHeight: '100%', p: 5, gap: 2, textAlign: 'center' }}>
      <Typography component="h2" variant="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}
