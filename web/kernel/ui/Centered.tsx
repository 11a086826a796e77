import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface CenteredProps {
  title: string
  text: ReactNode
  role?: 'alert' | 'status'
  /** The title's element: h1 where it is that of the page. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

/** A title, a sentence and what to do, in the middle of where it stands. */
export function Centered({ title, text, role, heading = 'h2', children }: CenteredProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        minHeight: '100%',
        p: 5,
        gap: 2,
        textAlign: 'center',
      }}
    >
      <Typography component={heading} variant="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}
