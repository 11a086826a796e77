import Box from '@mui/material/Box'
import { minutesInWords } from '../../people/schedule/week.ts'
import { usePlanner } from './PlannerContext.ts'
import { loadOf, loadText, overText } from './load.ts'
import { LoadBar } from './LoadBar.tsx'
import type { Lane } from './work.ts'
import * as t from './__generated__/messages.ts'

/** Who it is, and how full their time is. */
export function LaneHead({ lane }: { lane: Lane }) {
  const { pool, days } = usePlanner()
  const load = loadOf(lane, pool, { from: days[0]!.from, to: days.at(-1)!.to })
  const over = overText(load)
  const isAway = !load.capacity && lane.absences.length > 0
  const words = isAway
    ? [load.planned ? minutesInWords(load.planned) : '', load.planned ? t.awayToo : t.away]
    : [loadText(load), over]
  return (
    <Box sx={{ px: 3, py: '7px', display: 'grid', gap: '3px', minWidth: 0 }}>
      <Box
        title={[lane.name, ...lane.groups].join(' · ')}
        sx={{ fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {lane.name}
      </Box>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: over ? 'var(--ops-late)' : 'text.secondary' }}>
        {words.filter(Boolean).join(', ')}
      </Box>
      <LoadBar {...load} />
    </Box>
  )
}
