import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import type { ActionGrouping } from './gridOrder.ts'
import { readGroups, type GridShape, type GroupRow } from './readGrid.ts'
import { ActionState } from './enums.ts'
import { stateOf, stateTable, type State } from './states.ts'
import { textIn, type Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

interface GroupShape {
  key: string
  state: State | null
  commonId: string | null
  label: Said
  count: number
  /** The service time of its records, by its key; read where it is asked for, of all groups at once. */
  minutes: () => Promise<ReadonlyMap<string, number>>
}

export const ActionGroup = builder.objectRef<GroupShape>('ActionGroup').implement({
  description: 'A group of records in a grid that share a value.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'A key that identifies the group within the grid.' }),
    label: t.string({
      description: 'The display name of the group; a day is formatted as YYYY-MM-DD.',
      resolve: ({ label }, _args, { language }) => textIn(language, label),
    }),
    state: t.expose('state', {
      type: ActionState,
      nullable: true,
      description: 'The shared state, if the grid is grouped by state.',
    }),
    commonId: t.exposeID('commonId', {
      nullable: true,
      description:
        'The shared value: the id of the organization, group, user or vehicle, or the number of the action class or priority.',
    }),
    count: t.exposeInt('count', { description: 'The number of records in the group.' }),
    serviceTimeMins: t.int({
      description: 'The total service time of the records, in minutes.',
      resolve: async ({ key, minutes }) => (await minutes()).get(key) ?? 0,
    }),
  }),
})

const nothing: Record<ActionGrouping, Said> = {
  STATE: '',
  CLASS: t.noClass,
  PRIORITY: t.noPriority,
  ORGANIZATION: '',
  GROUP: t.noGroup,
  ASSIGNEE: t.nobody,
  VEHICLE: t.noVehicle,
  DUE_DAY: t.noDate,
}

function labelOf(groupBy: ActionGrouping, { keys, name }: GroupRow, { references }: Context): Said | null {
  const [first, second, third] = keys
  switch (groupBy) {
    case 'STATE':
      return first === 5 ? stateTable.UNMAPPED.name : stateTable[stateOf(second as number, third as never)].name
    case 'CLASS':
      return references.find('ACTION_CLASS', first as number)?.name ?? null
    case 'PRIORITY':
      return references.find('SCHEDULE_PRIORITY', first as number)?.name ?? null
    case 'DUE_DAY':
      return first as string | null
    default:
      return name
  }
}

const nodes: Partial<Record<ActionGrouping, string>> = {
  ORGANIZATION: 'Organization',
  GROUP: 'Group',
  ASSIGNEE: 'User',
  VEHICLE: 'Vehicle',
}

/** What the records of a group have in common. */
function commonOf(groupBy: ActionGrouping, { keys: [first, second] }: GroupRow): string | null {
  const type = nodes[groupBy]
  if (type) return second ? globalId(type, second as string) : null
  if (groupBy === 'PRIORITY') return String((first as number | null) ?? 0)
  return groupBy === 'CLASS' ? String(first) : null
}

const keyOf = ({ keys }: GroupRow) => keys.map((key) => (key ?? '') as string | number).join(' ')

/** The groups of a grid in their order. */
export async function groupsOf(context: Context, grid: GridShape, groupBy: ActionGrouping): Promise<GroupShape[]> {
  let read: Promise<ReadonlyMap<string, number>> | undefined
  const minutes = () =>
    (read ??= readGroups(context, grid, groupBy, 'sum(a.service_time_mins)').then(
      (rows) => new Map(rows.map((row) => [keyOf(row), row.number])),
    ))
  const rows = await readGroups(context, grid, groupBy, 'count(*)')
  return rows.map((row) => ({ ...groupShape(groupBy, row, context), minutes }))
}

const groupShape = (groupBy: ActionGrouping, row: GroupRow, context: Context): Omit<GroupShape, 'minutes'> => ({
  state:
    groupBy === 'STATE'
      ? row.keys[0] === 5
        ? 'UNMAPPED'
        : stateOf(row.keys[1] as number, row.keys[2] as never)
      : null,
  commonId: commonOf(groupBy, row),
  key: keyOf(row),
  label: labelOf(groupBy, row, context) || nothing[groupBy],
  count: row.number,
})
