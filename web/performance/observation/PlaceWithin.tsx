import { graphql } from 'react-relay'
import type { PlaceWithinQuery } from '../../__generated__/PlaceWithinQuery.graphql.ts'
import { SearchPicker } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PlaceWithinQuery($organization: ID!, $search: String!) {
    node(id: $organization) {
      ... on Organization {
        locations(first: 10, search: $search) {
          edges {
            node {
              id
              name
            }
          }
        }
        vehicles(first: 10, search: $search) {
          edges {
            node {
              id
              unitNumber
            }
          }
        }
        members(first: 10, search: $search, filter: { status: { eq: ACTIVE } }, includeBelow: true) {
          edges {
            node {
              user {
                id
                name
              }
            }
          }
        }
      }
    }
  }
`

export interface Within {
  readonly id: string
  readonly name: string
  readonly field: 'locationId' | 'vehicleId' | 'userId'
}

const groups = { locationId: t.locations, vehicleId: t.vehicles, userId: t.people } as const

interface PlaceWithinProps {
  organizationId: string | undefined
  value: Within | null
  onChange: (place: Within | null) => void
  problem?: string
}

/** A location, vehicle or person of an organization, found by name as one types; none is the organization itself. */
export const PlaceWithin = ({ organizationId, value, onChange, problem }: PlaceWithinProps) => (
  <SearchPicker<PlaceWithinQuery, Within>
    query={query}
    ask={(search) => (organizationId ? { organization: organizationId, search } : null)}
    find={({ node }) => {
      const people = new Map(node?.members?.edges.map(({ node: { user } }) => [user.id, user.name]))
      return [
        ...(node?.locations?.edges ?? []).map(({ node: location }): Within => ({ ...location, field: 'locationId' })),
        ...(node?.vehicles?.edges ?? []).map(({ node: { id, unitNumber } }): Within => ({
          id,
          name: t.unit({ unitNumber }),
          field: 'vehicleId',
        })),
        ...[...people].map(([id, name]): Within => ({ id, name, field: 'userId' })),
      ]
    }}
    none={(search) => (search ? t.nothingOfThatName : t.nothingThereYet)}
    field={{
      label: t.ofALocationVehicleOrPerson,
      help: t.leftEmptyItIsOfThe,
      problem,
    }}
    value={value}
    onChange={onChange}
    disabled={!organizationId}
    groupBy={({ field }) => groups[field]}
  />
)
