import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import { NavLink, useLocation } from 'react-router-dom'
import type { BreachRow_breach$key } from '../__generated__/BreachRow_breach.graphql.ts'
import { Moment } from '../ui/Moment.tsx'
import { BreachState } from './BreachState.tsx'

const Row = styled(NavLink)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  padding: '10px 12px',
  borderBottom: '1px solid var(--ops-line-2)',
  borderLeft: '3px solid transparent',
  color: 'var(--ops-ink)',
  textDecoration: 'none',
  '&:hover': { background: 'var(--ops-line-2)' },
  '&.active': { background: 'var(--ops-brand-weak)', borderLeftColor: 'var(--ops-brand)' },
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' },
})

/** A breach in the feed: which number, where, how far out, whose. */
export function BreachRow({ breach: key }: { breach: BreachRow_breach$key }) {
  const breach = useFragment(
    graphql`
      fragment BreachRow_breach on Breach {
        internalID
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
      <Row to={{ pathname: `/home/comms/breach/${breach.internalID}`, search }}>
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
        <span className="line quiet">{record ? `${record.key} · ${record.assignee?.name ?? 'nobody yet'}` : 'Over before anybody was asked'}</span>
      </Row>
    </li>
  )
}
