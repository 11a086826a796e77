import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import type { EscalationLadder_action$key } from '../../__generated__/EscalationLadder_action.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { RecordClocks } from './RecordClocks.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderInlineStart: '1px solid var(--ops-line)',
  '& li': { position: 'relative', paddingBottom: 12, paddingInlineStart: 16 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -4,
    top: 7,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: 'var(--ops-ink-3)',
  },
  '& li.waits::before': { background: 'var(--ops-late)' },
  '& li.next::before': { background: 'var(--ops-surface)', border: '1px solid var(--ops-ink-3)', insetInlineStart: -5 },
  '& small': { color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px', display: 'block' },
  '& q': { quotes: 'none', color: 'var(--ops-ink-2)', display: 'block' },
})

/** How a record went up, who answered what, when it goes up next, and the clocks that decide it. */
export function EscalationLadder({ action: key }: { action: EscalationLadder_action$key }) {
  const action = useFragment(
    graphql`
      fragment EscalationLadder_action on Action {
        bucket
        organization {
          timeZone
        }
        escalationLadder {
          steps {
            id
            level
            person {
              name
            }
            actor {
              name
            }
            reason
            at
            answer
            answeredBy {
              name
            }
            answeredAt
          }
          next {
            at
            level
            personName
          }
        }
        ...RecordClocks_action
      }
    `,
    key,
  )
  const { steps, next } = action.escalationLadder
  const now = useNow()
  const at = (instant: string) => momentText(instant, action.organization.timeZone, now)
  const level = (name: string) => accessLevelNames[name] ?? name
  return (
    <>
      <section aria-label={t.escalation}>
        <Typography component="h3" variant="h2" sx={{ mb: 2 }}>
          {t.escalation}
        </Typography>
        {steps.length || next ? (
          <Steps>
            {steps.map((step) => (
              <li key={step.id} className={step.person && !step.answer ? 'waits' : undefined}>
                {step.person ? (
                  <>
                    <strong>{step.person.name}</strong> · {level(step.level)}
                  </>
                ) : (
                  <strong>{t.nobodyAbove({ level: level(step.level) })}</strong>
                )}
                <small>
                  {step.actor?.name ?? t.byTheClock}, {at(step.at)}
                </small>
                <q>{step.reason}</q>
                {step.person ? (
                  <small>
                    {step.answer
                      ? t.answeredAt({
                          answer: step.answer,
                          name: step.answeredBy?.name ?? t.automatically,
                          at: at(step.answeredAt),
                        })
                      : t.waitsForAnAnswer}
                  </small>
                ) : null}
              </li>
            ))}
            {next ? (
              <li className="next">
                {next.personName ? (
                  <>
                    {t.next} <strong>{next.personName}</strong> · {level(next.level!)}
                  </>
                ) : (
                  t.nextNobodyIsAbove
                )}
                <small>
                  {[
                    Date.parse(next.at) > now ? t.ifNothingIsDoneBy({ at: at(next.at) }) : t.anyMomentNow,
                    next.personName && t.whoIsDecidedThen,
                  ]
                    .filter(Boolean)
                    .join('; ')}
                </small>
              </li>
            ) : null}
          </Steps>
        ) : (
          <Typography color="textSecondary">
            {action.bucket === 'HOLD' ? t.itHasNotBeenEscalatedIts : t.itHasNotBeenEscalatedAnd}
          </Typography>
        )}
      </section>
      <RecordClocks action={action} />
    </>
  )
}
