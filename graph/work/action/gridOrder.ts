// In which orders the grid of records can stand, and what it can be grouped by. The orders of whole trees have indexes.
import { builder } from '../../kernel/builder.ts'
import { byConstant } from '../../kernel/fields.ts'
import { actionFields } from './fields.ts'

interface Order {
  description: string
  /** What of a record decides its place; undefined where the number alone does. */
  by?: string
  joins?: string
}

export const orders = {
  NUMBER: { description: 'By number.' },
  PRIORITY: { description: 'By priority, Urgent first, records without one last.', by: 'nullif(a.priority_id, 0)' },
  DUE: { description: 'By due time, records without one last.', by: 'a.scheduled_end' },
  STATUS_SINCE: { description: 'By the time they entered their current status.', by: 'a.status_at' },
  CREATED: { description: 'By creation time.', by: 'a.created_at' },
  TITLE: { description: 'By title.', by: 'a.title' },
  ASSIGNEE: {
    description: 'By name of the assignee, unassigned records last.',
    by: 'sorted.name',
    joins: 'left join app_user sorted on sorted.id = a.assignee_id',
  },
  ...byConstant(actionFields, ({ label, column }) => ({
    description: `By ${label}, those that have none last.`,
    by: `nullif(a.${column}, '')`,
  })),
} as const satisfies Record<string, Order>

export type ActionOrder = keyof typeof orders

interface Grouping {
  description: string
  /** What the records of a group have in common, in the order of the groups. */
  keys: readonly string[]
  /** The name of a group. */
  name?: string
  joins?: string
}

export const groupings = {
  STATE: {
    description: 'By state, bucket by bucket.',
    keys: ['a.bucket', 'case a.bucket when 5 then 0 else a.status end', 'a.disposition::text'],
  },
  CLASS: { description: 'By action class.', keys: ['a.class_id'] },
  PRIORITY: { description: 'By priority, Urgent first.', keys: ['nullif(a.priority_id, 0)'] },
  ORGANIZATION: {
    description: 'By organization.',
    keys: ['grouped.legal_name', 'a.organization_id'],
    name: 'grouped.legal_name',
    joins: 'join organization grouped on grouped.id = a.organization_id',
  },
  GROUP: {
    description: 'By responsible group.',
    keys: ['grouped.name', 'a.group_id'],
    name: 'grouped.name',
    joins: 'left join department_group grouped on grouped.id = a.group_id',
  },
  ASSIGNEE: {
    description: 'By assignee.',
    keys: ['grouped.name', 'a.assignee_id'],
    name: 'grouped.name',
    joins: 'left join app_user grouped on grouped.id = a.assignee_id',
  },
  DUE_DAY: {
    description: "By due day, in the time zone of the record's organization.",
    keys: ["to_char(a.scheduled_end at time zone placed.time_zone, 'YYYY-MM-DD')"],
    joins: 'join organization placed on placed.id = a.organization_id',
  },
} as const satisfies Record<string, Grouping>

export type ActionGrouping = keyof typeof groupings

const described = <Name extends string>(table: Record<Name, { description: string }>) =>
  Object.fromEntries(
    Object.entries<{ description: string }>(table).map(([name, { description }]) => [name, { description }]),
  ) as Record<Name, { description: string }>

export const ActionOrderEnum = builder.enumType('ActionOrder', {
  description: 'The sort orders of a grid of action records.',
  values: described<ActionOrder>(orders),
})

export const ActionGroupingEnum = builder.enumType('ActionGrouping', {
  description: 'The values by which a grid of action records can be grouped.',
  values: described<ActionGrouping>(groupings),
})

/** The order of a grid's records, as SQL; turned around it is the exact reverse, but for the groups. */
export function orderOf(order: ActionOrder, descending: boolean, groupBy: ActionGrouping | undefined) {
  const { by, joins }: Order = orders[order]
  const grouping: Grouping | undefined = groupBy && groupings[groupBy]
  const turned = (column: string) => (descending ? `${column} desc` : column)
  const columns = [...(grouping?.keys ?? []), ...(by ? [turned(by)] : []), turned('a.legacy_id')]
  return { columns: columns.join(', '), joins: [joins, grouping?.joins].filter(Boolean).join(' ') }
}
