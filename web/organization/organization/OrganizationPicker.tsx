import { graphql } from 'react-relay'
import type { OrganizationPickerQuery } from '../../__generated__/OrganizationPickerQuery.graphql.ts'
import { SearchPicker, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
import type { Target } from './moving.ts'
import { typeNames } from './typeNames.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationPickerQuery($search: String!) {
    organizations(search: $search, filter: { isArchived: false }, first: 50) {
      edges {
        node {
          id
          name
          type
          path
          isArchived
          childTypes
          parent {
            name
          }
          can {
            addChild {
              allowed
              reason
            }
            edit {
              allowed
              reason
            }
          }
        }
      }
    }
  }
`

export interface Picked extends Target {
  readonly parent?: { readonly name: string } | null
  readonly can: Target['can'] & { readonly edit: { readonly allowed: boolean } }
}

interface OrganizationPickerProps extends PickerField {
  value: Pick<Picked, 'id' | 'name'> | null
  onChange: (organization: Picked | null) => void
  /** Which are offered. */
  accepts?: (organization: Picked) => boolean
}

type Option = Pick<Picked, 'id' | 'name'> & Partial<Picked>

/** An organization, found by name as one types. */
export const OrganizationPicker = ({ value, onChange, accepts = () => true, ...field }: OrganizationPickerProps) => (
  <SearchPicker<OrganizationPickerQuery, Option>
    query={query}
    ask={(search) => ({ search })}
    find={({ organizations }) => organizations.edges.map(({ node }): Picked => node).filter(accepts)}
    none={(search, data) =>
      data?.organizations.edges.length ? t.noneOfTheseCanBeChosen : search ? t.noneOfThatName : t.thereIsNone
    }
    about={({ type, parent }) => [type && typeNames[type], parent?.name].filter(Boolean).join(' · ')}
    aboutAt="below"
    field={field}
    value={value}
    onChange={(option) => onChange(option as Picked | null)}
  />
)
