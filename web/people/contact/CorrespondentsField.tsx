import { graphql } from 'react-relay'
import type { CorrespondentsFieldQuery } from '../../__generated__/CorrespondentsFieldQuery.graphql.ts'
import { ManyPicker } from '../../kernel/ui/ManyPicker.tsx'
import type { Choice, PickerField } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CorrespondentsFieldQuery($id: ID!, $search: String!) {
    node(id: $id) {
      ... on Organization {
        correspondents(search: $search, first: 20) {
          userId
          name
          isAway
        }
      }
      ... on Thread {
        correspondents(search: $search, first: 50) {
          userId
          name
          isAway
        }
      }
    }
  }
`

export type Correspondent = Choice

interface CorrespondentsFieldProps extends PickerField {
  /** The organization that it is about, or the thread that they are to join. */
  of: string
  value: readonly Correspondent[]
  onChange: (people: readonly Correspondent[]) => void
  /** How many there can be. */
  most?: number
}

/** People one can write to, found by name as one types, added one by one. */
export const CorrespondentsField = ({ of, value, onChange, most = 20, ...field }: CorrespondentsFieldProps) => (
  <ManyPicker<CorrespondentsFieldQuery, Correspondent & { isAway: boolean }>
    query={query}
    ask={(search) => (of ? { id: of, search } : null)}
    find={({ node }) => (node?.correspondents ?? []).map(({ userId, name, isAway }) => ({ id: userId, name, isAway }))}
    none={() => t.nobodyElseOfThatName}
    about={({ isAway }) => (isAway ? 'away' : null)}
    field={field}
    value={value}
    onChange={onChange}
    most={most}
  />
)
