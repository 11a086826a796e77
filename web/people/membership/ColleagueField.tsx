import { graphql } from 'react-relay'
import type { ColleagueFieldQuery } from '../../__generated__/ColleagueFieldQuery.graphql.ts'
import { SearchPicker, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
import { awayText } from '../user/awayText.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ColleagueFieldQuery($search: String!) {
    memberships(first: 20, search: $search, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          user {
            id
            name
            isServiceAccount
            away {
              endsAt
              deputy {
                name
              }
            }
          }
          jobRole {
            name
          }
        }
      }
    }
  }
`

export interface Colleague {
  readonly id: string
  readonly name: string
  /** Where they are, or what they do. */
  readonly about?: string
}

interface ColleagueFieldProps extends PickerField {
  chosen?: Colleague | null
  /** Those who are not offered. */
  but?: ReadonlySet<string>
  /** Whether service accounts are left out, where it has to be a person. */
  onlyPeople?: boolean
  /** Whether the field is for one after another: it is empty again once somebody is chosen. */
  many?: boolean
  onChange: (colleague: Colleague | null) => void
}

/** Somebody of the house, found by name as one types; who is away now says so. */
export const ColleagueField = ({ chosen, but, onlyPeople, many, onChange, ...field }: ColleagueFieldProps) => (
  <SearchPicker<ColleagueFieldQuery, Colleague>
    query={query}
    ask={(search) => ({ search })}
    find={({ memberships }) => {
      const people = new Map<string, Colleague>()
      for (const { node } of memberships.edges) {
        const { id, name, isServiceAccount, away } = node.user
        if (but?.has(id) || (onlyPeople && isServiceAccount)) continue
        const role = isServiceAccount ? t.serviceAccount : node.jobRole.name
        people.set(id, { id, name, about: away ? awayText(away) : role })
      }
      return [...people.values()]
    }}
    none={() => t.nobodyOfThatNameIsIn}
    about={({ about }) => about}
    aboutAt="below"
    field={field}
    value={chosen}
    many={many ? 'closes' : undefined}
    onChange={onChange}
  />
)
