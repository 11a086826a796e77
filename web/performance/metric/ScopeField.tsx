import { graphql } from 'react-relay'
import type { ScopeFieldQuery } from '../../__generated__/ScopeFieldQuery.graphql.ts'
import { indented, indentedName } from '../../organization/organization/indented.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { organizationIn } from './scopes.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ScopeFieldQuery($of: ID!, $isOne: Boolean!) {
    node(id: $of) @include(if: $isOne) {
      ... on Location @alias(as: "location") {
        name
      }
      ... on Vehicle @alias(as: "vehicle") {
        unitNumber
      }
      ... on User @alias(as: "person") {
        name
      }
    }
    organizations: organizationTree {
      id
      name
      path
    }
  }
`

/**
 * Which organization values are shown of, with all below it, or the location, vehicle or person that somebody came for;
 * it stands in the address.
 */
export function ScopeField() {
  const { search, set } = useNarrowing()
  const of = search.get('scope')
  const isOne = of !== null && organizationIn(of) === null
  const { data } = useLookUp<ScopeFieldQuery>(query, { of: isOne ? of : '', isOne }, 0)
  const node = data?.node
  const one =
    node?.location?.name ?? (node?.vehicle ? t.unit2({ unitNumber: node.vehicle.unitNumber }) : node?.person?.name)
  const organizations = data?.organizations ?? []
  if (organizations.length < 2 && !one) return null
  return (
    <label
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 8,
        marginInlineStart: 'auto',
        minWidth: 0,
        color: 'var(--ops-ink-2)',
        fontSize: 12,
      }}
    >
      {t.valuesOf}
      <select
        value={of ?? ''}
        onChange={(event) => set({ scope: event.target.value })}
        style={{
          maxWidth: 260,
          minWidth: 0,
          height: 32,
          padding: '0 8px',
          border: '1px solid var(--ops-field)',
          borderRadius: 8,
          background: 'var(--ops-surface)',
          color: 'var(--ops-ink)',
          font: 'inherit',
          fontSize: 13,
        }}
      >
        <option value="">{t.allThatISee}</option>
        {of && one ? <option value={of}>{one}</option> : null}
        {indented(organizations).map((organization) => (
          <option key={organization.id} value={organization.id}>
            {indentedName(organization)}
          </option>
        ))}
      </select>
    </label>
  )
}
