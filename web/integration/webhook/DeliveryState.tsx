import { graphql, useFragment } from 'react-relay'
import type { DeliveryState_delivery$key } from '../../__generated__/DeliveryState_delivery.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

const late = { color: 'var(--ops-late)', borderColor: 'currentColor' }
const small = {
  display: 'block',
  marginTop: 2,
  color: 'var(--ops-ink-2)',
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
} as const

/** How far a delivery is, why its last try failed, and when the next one is. */
export function DeliveryState({ delivery }: { delivery: DeliveryState_delivery$key }) {
  const { state, nextAt, lastTry } = useFragment(
    graphql`
      fragment DeliveryState_delivery on WebhookDelivery {
        state
        nextAt
        lastTry {
          status
          durationMs
          error
        }
      }
    `,
    delivery,
  )
  if (state === 'DELIVERED') {
    return (
      <>
        <Tag>{t.delivered}</Tag>
        <span style={small}>
          {t.inMs({ status: String(lastTry?.status ?? ''), durationMs: lastTry?.durationMs ?? 0 })}
        </span>
      </>
    )
  }
  if (state === 'FAILED') {
    return (
      <>
        <Tag style={late}>{t.failed}</Tag>
        <span style={small}>{lastTry?.error}</span>
      </>
    )
  }
  const next = nextAt
    ? lastTry
      ? t.nextTry({ momentOf: momentOf(nextAt) })
      : t.itIsSentInAMoment
    : t.itIsSentOnceTheWebhook
  return (
    <>
      <Tag className="planned">{t.waiting}</Tag>
      <span style={small}>
        {lastTry?.error ? `${lastTry.error} ` : ''}
        {next}
      </span>
    </>
  )
}
