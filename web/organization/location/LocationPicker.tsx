import { graphql } from 'react-relay'
import type { LocationPickerQuery } from '../../__generated__/LocationPickerQuery.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { SearchPicker, type Choice, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
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
            rootName
          }
        }
      }
    }
  }
`

interface LocationPickerProps extends PickerField {
  value: Choice | null
  onChange: (location: Choice | null) => void
}

/** A location, found by name as one types, of all that are in sight. */
export const LocationPicker = ({ value, onChange, ...field }: LocationPickerProps) => (
  <SearchPicker<
    LocationPickerQuery,
    Choice & { readonly organization?: { readonly name: string; readonly rootName?: string | null } }
  >
    query={query}
    ask={(search) => ({ search })}
    find={({ locations }) => locations.edges.map(({ node }) => node)}
    none={(search) => (search ? t.noLocationOfThatName : t.noLocationsYet)}
    about={({ organization }) => organization && inRoot(organization)}
    field={field}
    value={value}
    onChange={onChange}
  />
)
