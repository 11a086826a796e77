import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MyBreachRow_breach$key } from '../../__generated__/MyBreachRow_breach.graphql.ts'
import { BreachState } from './BreachState.tsx'
import { gainText } from './gainText.ts'
import { amountText } from './amounts.ts'
import * as t from './__generated__/messages.ts'

/**
 * A breach that asked something of the viewer: its record, what opened it, what became of the number, and what that
 * brought.
 */
export function MyBreachRow({ breach: key }: { breach: MyBreachRow_breach$key }) {
  const breach = useFragment(
    graphql`
      fragment MyBreachRow_breach on Breach {
        id
        scopeName
        headline
        isOpen
        recoveredValue
        recovery
        metric {
          name
          unit
        }
        actions {
          action {
            key
            addressKey
            stateName
          }
        }
        opportunity {
          kind
          volume
          margin {
            amount
            currency
          }
        }
        ...BreachState_breach
      }
    `,
    key,
  )
  const { id, scopeName, headline, isOpen, recoveredValue, recovery, metric, actions, opportunity } = breach
  const claimed = opportunity.filter(({ kind }) => kind === 'CLAIMED')
  const realized = opportunity.filter(({ kind }) => kind !== 'CLAIMED')
  return (
    <tr>
      <th scope="row" style={{ fontWeight: 400 }}>
        {actions.map(({ action }, i) => (
          <span key={action.key}>
            {i ? ', ' : ''}
            <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link>{' '}
            <span style={{ color: 'var(--ops-ink-3)' }}>{action.stateName}</span>
          </span>
        ))}
      </th>
      <td>
        <Link to={`/comms/breach/${id}?box=BREACHES`}>{metric.name}</Link>{' '}
        <span style={{ color: 'var(--ops-ink-2)' }}>{scopeName}</span>
      </td>
      <td>{headline}</td>
      <td>
        <BreachState breach={breach} />{' '}
        <span style={{ color: 'var(--ops-ink-2)', fontSize: 12 }}>
          {isOpen
            ? recovery
            : recoveredValue == null
              ? ''
              : t.at({ amountText: amountText(recoveredValue, metric.unit) })}
        </span>
      </td>
      <td className="number">{gainText(claimed)}</td>
      <td className="number">{gainText(realized)}</td>
    </tr>
  )
}
