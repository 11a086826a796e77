import { graphql } from 'react-relay'
import type { TaskRecordFieldQuery } from '../../__generated__/TaskRecordFieldQuery.graphql.ts'
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

interface TaskRecordFieldProps {
  problem?: string
  onChange: (record: PickedRecord | undefined) => void
}

/** A task record, found by its title as one types. */
export const TaskRecordField = ({ problem, onChange }: TaskRecordFieldProps) => (
  <SearchPicker<TaskRecordFieldQuery, PickedRecord & { name: string; organizationName: string }>
    query={query}
    ask={(search) => ({ search })}
    find={({ taskRecords }) =>
      taskRecords.edges.map(({ node: { id, title, organization } }) => ({
        id,
        name: title,
        organizationId: organization.id,
        organizationName: organization.name,
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
    onChange={(record) => onChange(record ?? undefined)}
  />
)
