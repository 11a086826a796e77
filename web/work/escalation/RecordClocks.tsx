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
import * as t from './__generated__/messages.ts'

type Clock = RecordClocks_action$data['clocks'][number]

const nameOf = ({ kind, isForAnswer }: Clock) =>
  isForAnswer ? t.toBeAnswered : toRespond(kind) ? t.toBeStarted : t.toBeDone

/** What a clock says: how much business time is left, or what became of it. */
function saying(
  { state, minutesLeft, startsAt, pausedAt, stoppedAt, firedAt, dueAt }: Clock,
  at: (instant: string) => string,
): { text: string; tone?: string } {
  const left = minutesInWords(minutesLeft ?? 0)
  switch (state) {
    case 'RUNNING':
      return (minutesLeft ?? 0) < 0
        ? { text: t.ranOutAgo({ left }), tone: 'var(--ops-late)' }
        : { text: t.leftUntil({ left, at: at(dueAt) }) }
    case 'WAITING':
      return { text: t.beginsUntil({ at: at(startsAt), value: dueAt ? at(dueAt) : '' }) }
    case 'PAUSED':
      return { text: t.onHoldSince({ at: at(pausedAt), value: (minutesLeft ?? 0) < 0 ? t.runOut : t.left({ left }) }) }
    case 'FIRED':
      return { text: t.ranOut({ at: at(firedAt) }), tone: 'var(--ops-late)' }
    default:
      return {
        text:
          stoppedAt && dueAt && stoppedAt <= dueAt ? t.inTime({ at: at(stoppedAt) }) : t.stopped({ at: at(stoppedAt) }),
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
          awayWhenDue {
            user {
              name
            }
          }
        }
      }
    `,
    key,
  )
  const now = useNow()
  const at = (instant: string) => momentText(instant, organization.timeZone, now)
  return (
    <section aria-label={t.clocks}>
      <Typography component="h3" variant="h2" sx={{ mb: 2 }}>
        {t.clocks}
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
                    {t.target({ target: clock.target })}
                  </Typography>
                  {clock.awayWhenDue ? (
                    <span style={{ display: 'block', color: 'var(--ops-warn)', fontSize: 12 }}>
                      {t.isAwayThen({ name: clock.awayWhenDue.user.name })}
                    </span>
                  ) : null}
                </dd>
              </div>
            )
          })}
        </Box>
      ) : (
        <Typography color="textSecondary">
          {priority.name ? t.recordsOfPriorityHaveNoTarget({ name: priority.name }) : t.recordsWithoutAPriorityHaveNo}
        </Typography>
      )}
    </section>
  )
}
