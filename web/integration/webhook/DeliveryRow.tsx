import { graphql, useFragment } from 'react-relay'
import type { DeliveryRow_delivery$key } from '../../__generated__/DeliveryRow_delivery.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { DeliveryState } from './DeliveryState.tsx'
import * as t from './__generated__/messages.ts'

const small = { display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 400 }

/** A delivery in the log. */
export function DeliveryRow({ delivery, onOpen }: { delivery: DeliveryRow_delivery$key; onOpen: () => void }) {
  const data = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        type
        about
        happenedAt
        lastTry {
          number
        }
        ...DeliveryState_delivery
      }
    `,
    delivery,
  )
  const { type, about, happenedAt, lastTry } = data
  return (
    <tr>
      <th scope="row" style={{ minWidth: 180, overflowWrap: 'anywhere' }}>
        {type}
        <span style={small}>{about}</span>
        <span style={small}>{momentOf(happenedAt)}</span>
      </th>
      <td style={{ minWidth: 180 }}>
        <DeliveryState delivery={data} />
      </td>
      <td className="number">{lastTry?.number ?? 0}</td>
      <td style={{ textAlign: 'end' }}>
        <PlainButton type="button" className="outlined" onClick={onOpen} aria-label={t.detailsOf({ type, about })}>
          {t.details}
        </PlainButton>
      </td>
    </tr>
  )
}
