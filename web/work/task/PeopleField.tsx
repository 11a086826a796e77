import { graphql } from 'react-relay'
import type { PeopleFieldQuery } from '../../__generated__/PeopleFieldQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { ManyPicker } from '../../kernel/ui/ManyPicker.tsx'
import type { Choice, PickerField } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PeopleFieldQuery($id: ID!, $search: String!) {
    node(id: $id) {
      ... on Organization {
        assignees(search: $search, first: 20) {
          userId
          name
          level
        }
      }
    }
  }
`

export type Person = Choice

interface PeopleFieldProps extends PickerField {
  /** The organization whose work it is. */
  of: string
  value: readonly Person[]
  onChange: (people: readonly Person[]) => void
}

/** People whom work may go to, in their turn: found by name as one types, added one by one. */
export const PeopleField = ({ of, value, onChange, ...field }: PeopleFieldProps) => (
  <ManyPicker<PeopleFieldQuery, Person & { level: string }>
    query={query}
    ask={(search) => (of ? { id: of, search } : null)}
    find={({ node }) => (node?.assignees ?? []).map(({ userId, name, level }) => ({ id: userId, name, level }))}
    none={(search) => (search ? t.nobodyElseOfThatName : t.nobodyElseItCouldGoTo)}
    about={({ level }) => accessLevelNames[level]}
    field={field}
    value={value}
    onChange={onChange}
    isOrdered
  />
)
