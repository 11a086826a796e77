import { number } from '../../kernel/messages/format.ts'
import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AssociationCounts_query$key } from '../../__generated__/AssociationCounts_query.graphql.ts'
import * as t from './__generated__/messages.ts'

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    padding: '8px 12px',
    border: '1px solid var(--ops-line)',
    borderRadius: 8,
    background: 'var(--ops-surface)',
    color: 'var(--ops-ink-2)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--ops-ink-3)' },
  '& b': {
    color: 'var(--ops-ink)',
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** What there is, in numbers; each leads to what it counts. */
export function AssociationCounts({ query }: { query: AssociationCounts_query$key }) {
  const { associationCounts: counts } = useFragment(
    graphql`
      fragment AssociationCounts_query on Query {
        associationCounts {
          pending
          accepted
          organizations
          departments
          groups
        }
      }
    `,
    query,
  )
  const tiles = [
    { label: t.pending, count: counts.pending, to: '?status=pending' },
    { label: t.accepted, count: counts.accepted, to: '?status=accepted' },
    { label: t.organizations, count: counts.organizations, to: '/organizations' },
    { label: t.departments, count: counts.departments, to: '/deptrole' },
    { label: t.groups, count: counts.groups, to: '/deptrole' },
  ]
  return (
    <Tiles aria-label={t.inNumbers}>
      {tiles.map(({ label, count, to }) => (
        <li key={label}>
          <Link to={to}>
            <b>{number(count)}</b>
            {label}
          </Link>
        </li>
      ))}
    </Tiles>
  )
}
