// The legacy paths of the reference lists.
import type { ReferenceList } from '../reference/references.ts'
import { row, type RestRow } from './rest.ts'

interface Item {
  internalID: number
  name: string
  sortOrder: number
  active: boolean
}

/** A list answers with arrays of {…_ID, …_Name, sort_order, active}. */
function listRow(path: string, list: ReferenceList, prefix: string): RestRow {
  return row<{ items: Item[] }>({
    method: 'GET',
    path,
    document: `{ items: reference(list: ${list}) { internalID name sortOrder active } }`,
    body: ({ items }) =>
      items.map(({ internalID, name, sortOrder, active }) => ({
        [`${prefix}_ID`]: internalID,
        [`${prefix}_Name`]: name,
        sort_order: sortOrder,
        active,
      })),
    example: { as: 'admin@demo.test' },
  })
}

export const referenceRows: RestRow[] = [
  listRow('/api/tasks/active_record_status', 'RECORD_STATUS', 'Task_ActiveRecord_Status'),
  listRow('/api/tasks/action_class', 'ACTION_CLASS', 'ActionClass'),
  listRow('/api/tasks/task_schedule_priority', 'SCHEDULE_PRIORITY', 'Schedule_Priority'),
]
