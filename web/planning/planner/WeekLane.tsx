import Box from '@mui/material/Box'
import { usePlanner } from './PlannerContext.ts'
import { WeekCell } from './WeekCell.tsx'
import type { Lane } from './work.ts'

/** Somebody's week, day by day. */
export function WeekLane({ lane }: { lane: Lane }) {
  const { days } = usePlanner()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
      {days.map((day) => (
        <WeekCell key={day.day} lane={lane} day={day} />
      ))}
    </Box>
  )
}
