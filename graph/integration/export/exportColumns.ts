// What an export of action records has: each column with its heading, and how the database writes it.
import { builder } from '../../kernel/builder.ts'
import type { References, ReferenceList } from '../../kernel/references.ts'
import { byConstant } from '../../kernel/fields.ts'
import { actionFields } from '../../work/action/fields.ts'
import { states, stateTable } from '../../work/action/states.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

/**
 * What people wrote, which a spreadsheet could take for a formula; a name of ours; what has no sign that JSON escapes;
 * a number.
 */
export type ColumnKind = 'TEXT' | 'NAME' | 'CODE' | 'NUMBER'

interface ExportColumn {
  heading: string
  kind: ColumnKind
  sql: string | ((references: References, parameters: Parameters) => string)
  /** What the row is joined with for it. */
  join?: string
}

/** Quicker than to_json and to_char. */
const instantColumn = (column: string) => ({
  kind: 'CODE' as const,
  sql: `replace((a.${column} at time zone 'UTC')::text, ' ', 'T') || 'Z'`,
})

const person = (name: string, column: string) => ({
  kind: 'TEXT' as const,
  sql: `${name}.name`,
  join: `left join app_user ${name} on ${name}.id = a.${column}`,
})

const referred = (list: ReferenceList, column: string) => (references: References, parameters: Parameters) =>
  `case a.${column} ${references
    .list(list)
    .map(({ id, name }) => `when ${id} then ${parameters.add(name)}::text`)
    .join(' ')} end`

const stateName = (_references: References, parameters: Parameters) => {
  const cases = states.map((state) => {
    const { status, disposition, name } = stateTable[state]
    return `when a.status = ${status}${disposition ? ` and a.disposition = '${disposition}'` : ''} then ${parameters.add(String(name))}::text`
  })
  return `case ${cases.join(' ')} else ${parameters.add(String(stateTable.UNMAPPED.name))}::text end`
}

const exportColumns = {
  NUMBER: { heading: 'Number', kind: 'CODE', sql: `'AR-' || a.number` },
  TITLE: { heading: 'Title', kind: 'TEXT', sql: 'a.title' },
  STATE: { heading: 'Status', kind: 'NAME', sql: stateName },
  STATUS_REASON: { heading: 'Reason', kind: 'TEXT', sql: `nullif(a.status_reason, '')` },
  PRIORITY: { heading: 'Priority', kind: 'NAME', sql: referred('SCHEDULE_PRIORITY', 'priority_id') },
  DUE: { heading: 'Due', ...instantColumn('scheduled_end') },
  SCHEDULED_START: { heading: 'Scheduled start', ...instantColumn('scheduled_start') },
  ASSIGNEE: { heading: 'Assigned to', ...person('assignee', 'assignee_id') },
  ORGANIZATION: {
    heading: 'Organization',
    kind: 'TEXT',
    sql: 'o.legal_name',
    join: 'join organization o on o.id = a.organization_id',
  },
  DEPARTMENT: {
    heading: 'Department',
    kind: 'TEXT',
    sql: 'd.name',
    join: 'left join department d on d.id = a.department_id',
  },
  GROUP: { heading: 'Group', kind: 'TEXT', sql: 'g.name', join: 'left join department_group g on g.id = a.group_id' },
  CLASS: { heading: 'Class', kind: 'NAME', sql: referred('ACTION_CLASS', 'class_id') },
  VEHICLE: {
    heading: 'Vehicle',
    kind: 'TEXT',
    sql: 'v.unit_number',
    join: 'left join vehicle v on v.id = a.vehicle_id',
  },
  TASK: { heading: 'Task', kind: 'TEXT', sql: 't.name', join: 'left join task_item t on t.id = a.task_item_id' },
  SERVICE_TIME: { heading: 'Service time (min)', kind: 'NUMBER', sql: 'a.service_time_mins' },
  STATUS_SINCE: { heading: 'Status since', ...instantColumn('status_at') },
  CREATED: { heading: 'Created', ...instantColumn('created_at') },
  CREATOR: { heading: 'Created by', ...person('creator', 'creator_id') },
  STARTED: { heading: 'Started', ...instantColumn('actual_start') },
  COMPLETED: { heading: 'Completed', ...instantColumn('actual_end') },
  COMPLETED_BY: { heading: 'Completed by', ...person('completer', 'completed_by_id') },
  ESCALATED_TO: { heading: 'Escalated to', ...person('superior', 'escalated_to_id') },
  ...byConstant(actionFields, ({ label, column }) => ({
    heading: label,
    kind: 'TEXT' as const,
    sql: `nullif(a.${column}, '')`,
  })),
  ID: { heading: 'ID', kind: 'CODE', sql: `encode(convert_to('Action:' || a.id, 'UTF8'), 'base64')` },
} as const satisfies Record<string, ExportColumn>

export type ExportColumnName = keyof typeof exportColumns

export const exportColumnNames = Object.keys(exportColumns) as ExportColumnName[]

export const columnOf = (name: ExportColumnName): ExportColumn => exportColumns[name]

export const ExportColumnEnum = builder.enumType('ExportColumn', {
  description: 'A column of an action record export.',
  values: Object.fromEntries(
    Object.entries<ExportColumn>(exportColumns).map(([name, { heading }]) => [name, { description: `${heading}.` }]),
  ) as Record<ExportColumnName, { description: string }>,
})
