import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

export interface SectionProps {
  title: string
  /** One sentence on what stands in it. */
  about?: ReactNode
  /** What can be done with it, beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a screen on a surface of its own, with a heading. */
export function Section({ title, about, actions, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: 'background.paper', border: '1px solid var(--ops-line)', borderRadius: 1, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 2,
          px: 3,
          py: 2,
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h2" id={id}>
            {title}
          </Typography>
          {about ? (
            <Typography component="div" variant="body2" color="textSecondary">
              {about}
            </Typography>
          ) : null}
        </Box>
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>
      </Box>
      {children}
    </Box>
  )
}
