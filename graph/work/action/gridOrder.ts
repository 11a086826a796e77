// In which orders the grid of records can stand, and what it can be grouped by. The orders of whole trees have indexes.
import { builder } from '../../kernel/builder.ts'
import { byConstant } from '../../kernel/fields.ts'
import { orderInput } from '../../kernel/list/listInputs.ts'
import type { Direction } from '../../kernel/list/order.ts'
import { actionFields } from './fields.ts'

interface Order {
  about: string
  /** What of a record decides its place; undefined where the number alone does. */
  by?: string
  /** That a record has a place by it, and that it has none: such come last in both directions. */
  place?: Place
  /** Whether the index has those without a place last. */
  isIndexedSo?: true
  joins?: string
}

type Place = readonly [some: string, none: string]

const valued = (column: string): Place => [`${column} is not null`, `${column} is null`]

export const orders = {
  NUMBER: { about: 'By number.' },
  PRIORITY: {
    about: 'By priority, Urgent first, records without one last.',
    by: 'a.priority_id',
    place: ['a.priority_id > 0', 'a.priority_id = 0'],
  },
  DUE: {
    about: 'By due time, records without one last.',
    by: 'a.scheduled_end',
    place: valued('a.scheduled_end'),
    isIndexedSo: true,
  },
  STATUS_SINCE: { about: 'By the time they entered their current status.', by: 'a.status_at' },
  CREATED: { about: 'By creation time.', by: 'a.created_at' },
  TITLE: { about: 'By title.', by: 'a.title' },
  ASSIGNEE: {
    about: 'By name of the assignee, unassigned records last.',
    by: 'sorted.name',
    place: valued('a.assignee_id'),
    joins: 'join app_user sorted on sorted.id = a.assignee_id',
  },
  ...byConstant(actionFields, ({ label, column }): Order => {
    const code = `nullif(a.${column}, '')`
    return { about: `By ${label}, records without one last.`, by: code, place: valued(code), isIndexedSo: true }
  }),
} as const satisfies Record<string, Order>

export interface ActionOrder {
  field: keyof typeof orders
  direction: Direction
}

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
  VEHICLE: {
    description: 'By vehicle, in the order of their unit numbers.',
    keys: ['grouped.unit_number', 'a.vehicle_id'],
    name: 'grouped.unit_number',
    joins: 'left join vehicle grouped on grouped.id = a.vehicle_id',
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

export const ActionOrderInput = orderInput('Action', orders)

export const ActionGroupingEnum = builder.enumType('ActionGrouping', {
  description: 'The values by which a grid of action records can be grouped.',
  values: described<ActionGrouping>(groupings),
})

/** Some of the records as SQL: by which condition, and in which order. */
interface SortedPart {
  joins: string
  /** With its own "and". */
  condition: string
  keys: readonly SortKey[]
}

interface SortKey {
  by: string
  isFalling?: boolean
}

/** The same as behind "order by". */
export const inOrder = (keys: readonly SortKey[]): string =>
  keys.map(({ by, isFalling }) => (isFalling ? `${by} desc` : by)).join(', ')

/**
 * The records of a grid in parts that stand one behind the other. Those that have no place by the order are a part of
 * their own where an index does not have them last: read backwards it has them first.
 */
export function sortedParts({ field, direction }: ActionOrder, groupBy: ActionGrouping | undefined): SortedPart[] {
  const { by, place, isIndexedSo, joins = '' }: Order = orders[field]
  const isFalling = direction === 'DESC'
  const number = { by: 'a.legacy_id', isFalling }
  const keys = by ? [{ by, isFalling }, number] : [number]
  if (groupBy) {
    const { keys: common, joins: names = '' }: Grouping = groupings[groupBy]
    const grouped = [...common, ...(place ? [`(${place[1]})`] : [])].map((key) => ({ by: key }))
    return [{ joins: `${joins && `left ${joins}`} ${names}`, condition: '', keys: [...grouped, ...keys] }]
  }
  if (!place || (direction === 'ASC' && isIndexedSo)) return [{ joins, condition: '', keys }]
  const [some, none] = place
  return [
    { joins, condition: ` and ${some}`, keys },
    { joins: '', condition: ` and ${none}`, keys: joins ? [number] : keys },
  ]
}
