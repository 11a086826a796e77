import Box from '@mui/material/Box'
import { Ghost } from './Ghost.tsx'
import * as t from './__generated__/messages.ts'

interface GhostRowsProps {
  /** How many entries each list has, a list a number. */
  lists?: readonly number[]
  /** How high an entry is. */
  height?: number
}

/** The shape of lists that are still to come: a title and entries each. */
export const GhostRows = ({ lists = [5], height = 44 }: GhostRowsProps) => (
  <Box
    aria-busy="true"
    role="group"
    aria-label={t.loading}
    sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 5, alignContent: 'start', overflow: 'hidden' }}
  >
    {lists.map((entries, i) => (
      <Box key={i} sx={{ display: 'grid', gap: 2 }}>
        <Ghost style={{ height: 20, width: 140 }} />
        {Array.from({ length: entries }, (_none, at) => (
          <Ghost key={at} style={{ height }} />
        ))}
      </Box>
    ))}
  </Box>
)
