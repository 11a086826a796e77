import { graphql } from 'react-relay'
import type { TaskRecordFieldQuery } from '../../__generated__/TaskRecordFieldQuery.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { SearchPicker } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TaskRecordFieldQuery($search: String!) {
    taskRecords(search: $search, filter: { status: { eq: ACTIVE } }, first: 20) {
      edges {
        node {
          id
          title
          organization {
            id
            name
            rootName
            timeZone
          }
        }
      }
    }
  }
`

export interface PickedRecord {
  id: string
  organizationId: string
  timeZone: string
}

export interface FoundRecord extends PickedRecord {
  name: string
  organizationName: string
}

interface TaskRecordFieldProps {
  value: FoundRecord | null
  problem?: string
  onChange: (record: FoundRecord | null) => void
}

/** A task record, found by its title as one types. */
export const TaskRecordField = ({ value, problem, onChange }: TaskRecordFieldProps) => (
  <SearchPicker<TaskRecordFieldQuery, FoundRecord>
    query={query}
    ask={(search) => ({ search })}
    find={({ taskRecords }) =>
      taskRecords.edges.map(({ node: { id, title, organization } }) => ({
        id,
        name: title,
        organizationId: organization.id,
        organizationName: inRoot(organization),
        timeZone: organization.timeZone,
      }))
    }
    none={() => t.noTaskRecordIsCalledSo}
    about={({ organizationName }) => organizationName}
    field={{
      label: t.whatIsToBeDone,
      required: true,
      autoFocus: true,
      help: t.aTaskRecordWorkThatIs,
      problem,
    }}
    value={value}
    onChange={onChange}
  />
)
