import Box from '@mui/material/Box'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import * as t from './__generated__/messages.ts'

/** The shape of the planner while it is read. */
export function PlannerShape() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingThePlan}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '300px 1fr' }, gap: 3, p: 3, alignContent: 'start' }}
    >
      {['list', 'lanes'].map((part) => (
        <Box key={part} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {Array.from({ length: 8 }, (_, i) => (
            <Ghost key={i} style={{ height: 52 }} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
