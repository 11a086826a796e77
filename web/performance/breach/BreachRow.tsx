import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { BreachRow_breach$key } from '../../__generated__/BreachRow_breach.graphql.ts'
import { FeedLink } from '../../communication/message/FeedLink.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { BreachState } from './BreachState.tsx'
import * as t from './__generated__/messages.ts'

/** A breach in the feed: which number, where, how far out, whose. */
export function BreachRow({ breach: key }: { breach: BreachRow_breach$key }) {
  const breach = useFragment(
    graphql`
      fragment BreachRow_breach on Breach {
        id
        scopeName
        headline
        openedAt
        metric {
          name
        }
        lastAction {
          key
          assignee {
            name
          }
        }
        ...BreachState_breach
      }
    `,
    key,
  )
  const { search } = useLocation()
  const record = breach.lastAction
  const name = `${breach.metric.name} · ${breach.scopeName}`
  return (
    <li>
      <FeedLink to={{ pathname: `/comms/breach/${breach.id}`, search }}>
        <span className="line" title={name}>
          {name}
        </span>
        <span className="quiet">
          <Moment at={breach.openedAt} />
        </span>
        <span className="line quiet">{breach.headline}</span>
        <span style={{ justifySelf: 'end' }}>
          <BreachState breach={breach} />
        </span>
        <span className="line quiet">
          {record ? `${record.key} · ${record.assignee?.name ?? t.nobodyYet}` : t.overBeforeAnybodyWasAsked}
        </span>
      </FeedLink>
    </li>
  )
}
