import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import type { ActionGrouping } from './gridOrder.ts'
import type { GroupRow } from './readGrid.ts'
import { stateOf, stateTable } from './states.ts'

interface GroupShape {
  key: string
  label: string
  count: number
}

export const ActionGroup = builder.objectRef<GroupShape>('ActionGroup').implement({
  description: 'Records of a grid that have something in common.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What tells it from the other groups.' }),
    label: t.exposeString('label', { description: 'What it is called; a day as YYYY-MM-DD.' }),
    count: t.exposeInt('count', { description: 'How many records it has.' }),
  }),
})

const nothing: Record<ActionGrouping, string> = {
  STATE: '',
  CLASS: 'No class',
  PRIORITY: 'No priority',
  ORGANIZATION: '',
  GROUP: 'No group',
  ASSIGNEE: 'Nobody',
  DUE_DAY: 'No date',
}

function labelOf(groupBy: ActionGrouping, { keys, name }: GroupRow, { references }: Context): string | null {
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

export const groupShape = (groupBy: ActionGrouping, row: GroupRow, context: Context): GroupShape => ({
  key: row.keys.map((key) => (key ?? '') as string | number).join(' '),
  label: labelOf(groupBy, row, context) || nothing[groupBy],
  count: row.count,
})
