import { graphql } from 'react-relay'
import type { LocationPickerQuery } from '../../__generated__/LocationPickerQuery.graphql.ts'
import { SearchPicker, type Choice } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query LocationPickerQuery($search: String!) {
    locations(search: $search, first: 20) {
      edges {
        node {
          id
          name
          organization {
            name
          }
        }
      }
    }
  }
`

interface LocationPickerProps {
  label: string
  value: Choice | null
  onChange: (location: Choice | null) => void
  problem?: string
}

/** A location, found by name as one types, of all that are in sight. */
export const LocationPicker = ({ label, value, onChange, problem }: LocationPickerProps) => (
  <SearchPicker<LocationPickerQuery, Choice & { readonly organization?: { readonly name: string } }>
    query={query}
    ask={(search) => ({ search })}
    find={({ locations }) => locations.edges.map(({ node }) => node)}
    none={(search) => (search ? t.noLocationOfThatName : t.noLocationsYet)}
    about={({ organization }) => organization?.name}
    field={{ label, problem }}
    value={value}
    onChange={onChange}
  />
)
