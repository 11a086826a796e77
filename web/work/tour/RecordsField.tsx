import { graphql } from 'react-relay'
import type { RecordsFieldQuery } from '../../__generated__/RecordsFieldQuery.graphql.ts'
import { ManyPicker } from '../../kernel/ui/ManyPicker.tsx'
import type { Choice, PickerField } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RecordsFieldQuery($filter: ActionFilter!) {
    actionGrid(filter: $filter) {
      rows(first: 20) {
        nodes {
          id
          key
          title
        }
      }
    }
  }
`

interface RecordsFieldProps extends PickerField {
  /** The organization whose records, and those below it, are looked through. */
  organizationId: string
  value: readonly Choice[]
  onChange: (records: readonly Choice[]) => void
}

/** Open records, found by key or title as one types; the list stays open, so that many are picked at once. */
export const RecordsField = ({ organizationId, value, onChange, ...field }: RecordsFieldProps) => (
  <ManyPicker<RecordsFieldQuery, Choice>
    query={query}
    ask={(search) => ({
      filter: { isOpen: true, organization: { below: organizationId }, ...(search && { text: { matches: search } }) },
    })}
    find={({ actionGrid }) => actionGrid.rows.nodes.map(({ id, key, title }) => ({ id, name: `${key} ${title}` }))}
    none={(search) => (search ? t.noOpenRecordFound : t.noOpenRecords)}
    field={field}
    value={value}
    onChange={onChange}
    staysOpen
  />
)
