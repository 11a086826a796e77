import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { RecordTimer_action$key } from '../../__generated__/RecordTimer_action.graphql.ts'
import { minutes } from '../task/minutes.ts'
import { runningTime } from './duration.ts'
import { useSeconds } from './useSeconds.ts'
import * as t from './__generated__/messages.ts'

const running = new Set(['STARTED', 'RESUMED'])

/** The stopwatch of a record: how long it was worked on so far, against how long it should take. */
export function RecordTimer({ action: key }: { action: RecordTimer_action$key }) {
  const { state, stateName, statusAt, actual, serviceTimeMins } = useFragment(
    graphql`
      fragment RecordTimer_action on Action {
        state
        stateName
        statusAt
        actual {
          workedSecs
        }
        serviceTimeMins
      }
    `,
    key,
  )
  const isRunning = running.has(state)
  const now = useSeconds(isRunning)
  const worked = actual.workedSecs + (isRunning ? Math.max(0, now - Date.parse(statusAt)) / 1000 : 0)
  if (!isRunning && !actual.workedSecs) return null
  const over = serviceTimeMins ? worked / 60 - serviceTimeMins : 0
  return (
    <Box component="section" aria-label={t.timeWorked} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 3 }}>
        <Box
          role="timer"
          aria-label={t.workedSoFar}
          sx={{ fontSize: 22, lineHeight: '28px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
        >
          {runningTime(worked)}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {workedText(isRunning, stateName, serviceTimeMins)}
        </Typography>
        {over >= 1 ? (
          <Typography variant="body2" sx={{ color: 'var(--ops-late)' }}>
            {t.over({ minutes: minutes(Math.floor(over)) })}
          </Typography>
        ) : null}
      </Box>
      {serviceTimeMins ? (
        <Box
          component="meter"
          aria-label={t.shareOfTheServiceTime}
          min={0}
          max={serviceTimeMins * 60}
          value={Math.min(worked, serviceTimeMins * 60)}
          sx={{
            width: '100%',
            height: 6,
            border: 0,
            borderRadius: '3px',
            background: 'var(--ops-line)',
            '&::-webkit-meter-bar': { height: 6, border: 0, borderRadius: '3px', background: 'var(--ops-line)' },
            '&::-webkit-meter-optimum-value': {
              borderRadius: '3px',
              background: over > 0 ? 'var(--ops-late)' : 'var(--ops-brand)',
            },
            '&::-moz-meter-bar': { background: over > 0 ? 'var(--ops-late)' : 'var(--ops-brand)' },
          }}
        />
      ) : null}
    </Box>
  )
}

function workedText(isRunning: boolean, stateName: string, serviceTimeMins: number | null | undefined): string {
  const planned = serviceTimeMins ? minutes(serviceTimeMins) : undefined
  if (isRunning) return planned ? t.workedSoFarOf({ planned }) : t.workedSoFar2
  return planned ? t.workedOfIn({ planned, stateName }) : t.workedIn({ stateName })
}
