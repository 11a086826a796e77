import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryDetails_delivery$key } from '../../__generated__/DeliveryDetails_delivery.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Code } from './Code.tsx'
import { DeliveryState } from './DeliveryState.tsx'
import * as t from './__generated__/messages.ts'

/** What was sent, to know it again by, and each try with what was answered. */
export function DeliveryDetails({ delivery }: { delivery: DeliveryDetails_delivery$key }) {
  const data = useFragment(
    graphql`
      fragment DeliveryDetails_delivery on WebhookDelivery {
        type
        about
        happenedAt
        idHeader
        body
        tries {
          number
          at
          status
          durationMs
          error
          answer
        }
        ...DeliveryState_delivery
      }
    `,
    delivery,
  )
  const { type, about, happenedAt, idHeader, body, tries } = data
  return (
    <>
      <Facts
        facts={[
          [t.what, `${type}: ${about}`],
          [t.happened, momentOf(happenedAt)],
          [t.state, <DeliveryState key="state" delivery={data} />],
          ['webhook-id', idHeader],
        ]}
      />
      <section>
        <Typography component="h3" variant="h2">
          {t.tries}
        </Typography>
        {tries.length ? (
          <ol reversed style={{ margin: 0, paddingInlineStart: 24, display: 'grid', gap: 8 }}>
            {tries.map(({ number, at, status, durationMs, error, answer }) => (
              <li key={number} value={number}>
                {momentOf(at)} · {status ?? t.noAnswer} · {durationMs} {t.ms}
                {error ? (
                  <span style={{ display: 'block', color: 'var(--ops-late)', overflowWrap: 'anywhere' }}>{error}</span>
                ) : null}
                {answer ? <Code label={t.whatWasAnsweredToTry({ nth: number })}>{answer}</Code> : null}
              </li>
            ))}
          </ol>
        ) : (
          <Typography color="textSecondary">{t.itWasNotSentYet}</Typography>
        )}
      </section>
      {body ? (
        <section>
          <Typography component="h3" variant="h2">
            {t.whatIsSent}
          </Typography>
          <Code label={t.whatIsSent}>{JSON.stringify(JSON.parse(body), null, 2)}</Code>
        </section>
      ) : null}
    </>
  )
}
