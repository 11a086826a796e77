import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { watchTime } from './duration.ts'
import { elapsed, isRunning, type Watch } from './stopwatch.ts'
import { useSeconds } from './useSeconds.ts'
import * as t from './__generated__/messages.ts'

interface WatchFaceProps {
  watch: Watch
  time: () => number
  /** What runs, where something does. */
  name: string | undefined
  place: string
}

/** The time of the element that runs, and of its cycle. */
export function WatchFace({ watch, time, name, place }: WatchFaceProps) {
  const runs = isRunning(watch)
  useSeconds(runs, 100)
  const { element, cycle } = elapsed(watch, time())
  return (
    <Box sx={{ display: 'grid' }}>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
      <Typography sx={{ fontSize: 18, lineHeight: '24px', fontWeight: 550, minHeight: 24, overflowWrap: 'anywhere' }}>
        {name ?? ''}
      </Typography>
      <Box
        role="timer"
        aria-label={t.timeOfTheElement}
        sx={{
          fontSize: { xs: 56, sm: 72 },
          lineHeight: 1.1,
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: runs ? 'text.primary' : 'text.disabled',
        }}
      >
        {watchTime(runs ? element : 0)}
      </Box>
      <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t.cycle4({ watchTime: watchTime(runs ? cycle : 0) })}
      </Typography>
    </Box>
  )
}
