import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type {
  RecordClocks_action$data,
  RecordClocks_action$key,
} from '../../__generated__/RecordClocks_action.graphql.ts'
import { minutesInWords } from '../../people/schedule/week.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { toRespond } from './kinds.ts'
import { momentText } from '../../kernel/ui/times.ts'

type Clock = RecordClocks_action$data['clocks'][number]

const nameOf = ({ kind, isForAnswer }: Clock) =>
  isForAnswer ? 'To be answered' : toRespond(kind) ? 'To be started' : 'To be done'

/** What a clock says: how much business time is left, or what became of it. */
function saying(
  { state, minutesLeft, startsAt, pausedAt, stoppedAt, firedAt, dueAt }: Clock,
  at: (instant: string) => string,
): { text: string; tone?: string } {
  const left = minutesInWords(minutesLeft ?? 0)
  switch (state) {
    case 'RUNNING':
      return (minutesLeft ?? 0) < 0
        ? { text: `Ran out ${left} ago`, tone: 'var(--ops-late)' }
        : { text: `${left} left, until ${at(dueAt)}` }
    case 'WAITING':
      return { text: `Begins ${at(startsAt)}, until ${dueAt ? at(dueAt) : ''}` }
    case 'PAUSED':
      return { text: `On hold since ${at(pausedAt)}, ${(minutesLeft ?? 0) < 0 ? 'run out' : `${left} left`}` }
    case 'FIRED':
      return { text: `Ran out ${at(firedAt)}`, tone: 'var(--ops-late)' }
    default:
      return {
        text: stoppedAt && dueAt && stoppedAt <= dueAt ? `In time, ${at(stoppedAt)}` : `Stopped ${at(stoppedAt)}`,
      }
  }
}

/** The clocks of a record, in business time. */
export function RecordClocks({ action: key }: { action: RecordClocks_action$key }) {
  const { clocks, priority, organization } = useFragment(
    graphql`
      fragment RecordClocks_action on Action {
        priority {
          name
        }
        organization {
          timeZone
        }
        clocks {
          kind
          state
          isForAnswer
          target
          startsAt
          dueAt
          minutesLeft
          pausedAt
          stoppedAt
          firedAt
        }
      }
    `,
    key,
  )
  const now = useNow()
  const at = (instant: string) => momentText(instant, organization.timeZone, now)
  return (
    <section aria-label="Clocks">
      <Typography component="h3" variant="h2" sx={{ mb: 2 }}>
        Clocks
      </Typography>
      {clocks.length ? (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '108px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
            gap: '6px 12px',
            '& dt': { color: 'var(--ops-ink-3)' },
            '& dd': { m: 0 },
          }}
        >
          {clocks.map((clock) => {
            const { text, tone } = saying(clock, at)
            return (
              <div key={clock.kind} style={{ display: 'contents' }}>
                <dt>{nameOf(clock)}</dt>
                <dd>
                  <span style={{ color: tone }}>{text}</span>
                  <Typography component="span" variant="body2" color="textDisabled" sx={{ display: 'block' }}>
                    Target: {clock.target}
                  </Typography>
                </dd>
              </div>
            )
          })}
        </Box>
      ) : (
        <Typography color="textSecondary">
          {priority.name
            ? `Records of priority ${priority.name} have no target here.`
            : 'Records without a priority have no target here.'}
        </Typography>
      )}
    </section>
  )
}
