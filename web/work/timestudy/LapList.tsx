import Box from '@mui/material/Box'
import { watchTime } from './duration.ts'
import * as t from './__generated__/messages.ts'

interface LapListProps {
  names: readonly string[]
  /** The times of those that are over. */
  laps: readonly number[]
  /** Which one runs, from 0; −1 for none. */
  current: number
}

/** The elements of the cycle that runs, each with its time. */
export function LapList({ names, laps, current }: LapListProps) {
  return (
    <Box component="ol" aria-label={t.elementsOfThisCycle} sx={{ listStyle: 'none', m: 0, p: 0, alignSelf: 'start' }}>
      {names.map((name, i) => (
        <Box
          component="li"
          key={i}
          aria-current={i === current ? 'step' : undefined}
          sx={{
            display: 'flex',
            gap: 3,
            px: 3,
            py: 2,
            borderBottom: '1px solid var(--ops-line-2)',
            borderInlineStart: '3px solid transparent',
            overflowWrap: 'anywhere',
            '&[aria-current]': {
              borderInlineStartColor: 'var(--ops-brand)',
              bgcolor: 'var(--ops-brand-weak)',
              fontWeight: 550,
            },
          }}
        >
          <Box sx={{ minWidth: 0, flex: 1 }}>
            {i + 1}. {name}
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
            {laps[i] === undefined ? (i === current ? t.runs : '') : watchTime(laps[i])}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
