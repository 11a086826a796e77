// What an export of action records has: each column with its heading, and how the database writes it.
import { builder } from '../builder.ts'
import type { References, ReferenceList } from '../reference/references.ts'
import { states, stateTable } from '../action/states.ts'
import type { Parameters } from '../statement/scopeSql.ts'

interface ExportColumn {
  heading: string
  sql: string | ((references: References, parameters: Parameters) => string)
  /** What the row is joined with for it. */
  join?: string
  /** What people wrote, which a spreadsheet could take for a formula. */
  isText?: boolean
}

const instant = (column: string) => `to_json(a.${column}) #>> '{}'`

const person = (name: string, column: string) => ({ sql: `${name}.name`, join: `left join app_user ${name} on ${name}.id = a.${column}`, isText: true })

const referred = (list: ReferenceList, column: string) => (references: References, parameters: Parameters) =>
  `case a.${column} ${references.list(list).map(({ id, name }) => `when ${id} then ${parameters.add(name)}::text`).join(' ')} end`

const stateName = (_references: References, parameters: Parameters) => {
  const cases = states.map((state) => {
    const { status, disposition, name } = stateTable[state]
    return `when a.status = ${status}${disposition ? ` and a.disposition = '${disposition}'` : ''} then ${parameters.add(name)}::text`
  })
  return `case ${cases.join(' ')} else ${parameters.add(stateTable.UNMAPPED.name)}::text end`
}

export const exportColumns = {
  NUMBER: { heading: 'Number', sql: `'AR-' || a.legacy_id` },
  TITLE: { heading: 'Title', sql: 'a.title', isText: true },
  STATE: { heading: 'Status', sql: stateName },
  STATUS_REASON: { heading: 'Reason', sql: `nullif(a.status_reason, '')`, isText: true },
  PRIORITY: { heading: 'Priority', sql: referred('SCHEDULE_PRIORITY', 'priority_id') },
  DUE: { heading: 'Due', sql: instant('scheduled_end') },
  SCHEDULED_START: { heading: 'Scheduled start', sql: instant('scheduled_start') },
  ASSIGNEE: { heading: 'Assigned to', ...person('assignee', 'assignee_id') },
  ORGANIZATION: { heading: 'Organization', sql: 'o.legal_name', join: 'join organization o on o.id = a.organization_id', isText: true },
  DEPARTMENT: { heading: 'Department', sql: 'd.name', join: 'left join department d on d.id = a.department_id', isText: true },
  GROUP: { heading: 'Group', sql: 'g.name', join: 'left join department_group g on g.id = a.group_id', isText: true },
  CLASS: { heading: 'Class', sql: referred('ACTION_CLASS', 'class_id') },
  TASK: { heading: 'Task', sql: 't.name', join: 'left join task_item t on t.id = a.task_item_id', isText: true },
  SERVICE_TIME: { heading: 'Service time (min)', sql: 'a.service_time_mins' },
  STATUS_SINCE: { heading: 'Status since', sql: instant('status_at') },
  CREATED: { heading: 'Created', sql: instant('created_at') },
  CREATOR: { heading: 'Created by', ...person('creator', 'creator_id') },
  STARTED: { heading: 'Started', sql: instant('actual_start') },
  COMPLETED: { heading: 'Completed', sql: instant('actual_end') },
  COMPLETED_BY: { heading: 'Completed by', ...person('completer', 'completed_by_id') },
  ESCALATED_TO: { heading: 'Escalated to', ...person('superior', 'escalated_to_id') },
} as const satisfies Record<string, ExportColumn>

export type ExportColumnName = keyof typeof exportColumns

export const exportColumnNames = Object.keys(exportColumns) as ExportColumnName[]

export const columnOf = (name: ExportColumnName): ExportColumn => exportColumns[name]

export const ExportColumnEnum = builder.enumType('ExportColumn', {
  description: 'The columns of an export of action records.',
  values: Object.fromEntries(
    Object.entries<ExportColumn>(exportColumns).map(([name, { heading }]) => [name, { description: `${heading}.` }]),
  ) as Record<ExportColumnName, { description: string }>,
})
