import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RunList_runs$key } from '../../__generated__/RunList_runs.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { minutesText } from './duration.ts'
import * as t from './__generated__/messages.ts'

/** The runs behind a proposal as bars, the latest first, each leading to its record where that is in sight. */
export function RunList({ runs: key }: { runs: RunList_runs$key }) {
  const runs = useFragment(
    graphql`
      fragment RunList_runs on TimedRun @relay(plural: true) {
        minutes
        at
        action {
          key
          addressKey
          completedBy {
            name
          }
        }
      }
    `,
    key,
  )
  const longest = Math.max(...runs.map((run) => run.minutes))
  return (
    <Box component="ol" aria-label={t.theLastTenRuns} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {runs.map(({ minutes, at, action }, i) => (
        <Box
          component="li"
          key={i}
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'center',
            gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '72px 160px minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {t.min({ minutesText: minutesText(minutes) })}
          </Box>
          <Box
            aria-hidden="true"
            sx={{ display: { xs: 'none', sm: 'block' }, height: 6, borderRadius: '3px', bgcolor: 'var(--ops-brand)' }}
            style={{ width: `${(minutes / longest) * 100}%` }}
          />
          <Box sx={{ color: 'text.secondary', fontSize: 12, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Moment at={at} />
            {action ? (
              <>
                {', '}
                <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link>
                {action.completedBy ? `, ${action.completedBy.name}` : ''}
              </>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
