import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PlaceWithinQuery } from '../../__generated__/PlaceWithinQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'

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
        members(first: 10, search: $search) {
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

const groups = { locationId: 'Locations', vehicleId: 'Vehicles', userId: 'People' } as const

interface PlaceWithinProps {
  organizationId: string | undefined
  value: Within | null
  onChange: (place: Within | null) => void
  problem?: string
}

/** A location, vehicle or person of an organization, found by name as one types; none is the organization itself. */
export function PlaceWithin({ organizationId, value, onChange, problem }: PlaceWithinProps) {
  const [search, setSearch] = useState('')
  const { data, failure, isCurrent } = useLookUp<PlaceWithinQuery>(
    query,
    organizationId ? { organization: organizationId, search: search.trim() } : null,
  )
  const found = data?.node
  const people = new Map(found?.members?.edges.map(({ node }) => [node.user.id, node.user.name]))
  const options: Within[] = [
    ...(found?.locations?.edges ?? []).map(({ node }): Within => ({ ...node, field: 'locationId' })),
    ...(found?.vehicles?.edges ?? []).map(({ node }): Within => ({
      id: node.id,
      name: `Unit ${node.unitNumber}`,
      field: 'vehicleId',
    })),
    ...[...people].map(([id, name]): Within => ({ id, name, field: 'userId' })),
  ]
  return (
    <Autocomplete<Within>
      options={options}
      value={value}
      loading={!isCurrent}
      disabled={!organizationId}
      filterOptions={(all) => [...all]}
      groupBy={({ field }) => groups[field]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={search ? 'Nothing of that name' : 'Nothing there yet'}
      onInputChange={(_event, text, why) => setSearch(why === 'reset' ? '' : text)}
      onChange={(_event, option) => onChange(option)}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label="Of a location, vehicle or person"
            help="Left empty, it is of the organization itself."
            problem={problem ?? failure}
          />
        </div>
      )}
    />
  )
}
