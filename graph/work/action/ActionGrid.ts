import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { Action } from './Action.ts'
import { ActionFilter, narrowed } from './actionFilter.ts'
import { ActionGroup, groupShape } from './ActionGroup.ts'
import { ActionGroupingEnum, ActionOrderEnum } from './gridOrder.ts'
import { countGrid, readGroups, readNumbers, readWindow, type GridShape } from './readGrid.ts'
import { visibleScope } from './visibleActions.ts'

const mostRows = 100
const mostNumbers = 1000
const largest = 2_147_483_647

function between(argument: string, value: number, least: number, most: number) {
  if (value < least || value > most) throw badArgument(argument, `give ${least} to ${most.toLocaleString('en')}`)
  return value
}

const ActionGrid = builder.objectRef<GridShape>('ActionGrid').implement({
  description: 'Action records in an order, for a screen that shows any part of them.',
  fields: (t) => ({
    count: t.int({
      description: 'How many there are, exactly.',
      resolve: (grid, _args, context) => countGrid(context, grid),
    }),
    rows: t.field({
      type: [Action],
      description: 'A window of them.',
      args: {
        offset: t.arg.int({ required: true, description: 'How many stand before it.' }),
        limit: t.arg.int({ required: true, description: 'How many to return, at most 100.' }),
      },
      resolve: (grid, { offset, limit }, context, info) => {
        const page = { skip: between('offset', offset, 0, largest), take: between('limit', limit, 1, mostRows) }
        return readWindow(context, planOf('Action', context, info), grid, page)
      },
    }),
    groups: t.field({
      type: [ActionGroup],
      description: 'The groups in their order; the records of one stand together; none where it is not grouped.',
      resolve: async (grid, _args, context) => {
        const { groupBy } = grid
        return groupBy ? (await readGroups(context, grid, groupBy)).map((row) => groupShape(groupBy, row, context)) : []
      },
    }),
    numbers: t.field({
      type: ['Int'],
      description: 'The numbers of the records, from the lowest, for who means all of them.',
      args: {
        first: t.arg.int({ required: true, description: 'How many to return, at most 1,000.' }),
        after: t.arg.int({ required: true, defaultValue: 0, description: 'Those above this number.' }),
      },
      resolve: (grid, { first, after }, context) =>
        readNumbers(context, grid, {
          first: between('first', first, 1, mostNumbers),
          after: between('after', after, 0, largest),
        }),
    }),
  }),
})

builder.queryField('actionGrid', (t) =>
  t.field({
    type: ActionGrid,
    description: 'The action records that the viewer sees, of every state, in an order.',
    ...policy('records.see'),
    args: {
      filter: t.arg({ type: ActionFilter, description: 'What to narrow it to.' }),
      order: t.arg({
        type: ActionOrderEnum,
        required: true,
        defaultValue: 'NUMBER',
        description: 'The order; equal ones stand by number.',
      }),
      descending: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether the order is turned around, but for that of the groups.',
      }),
      groupBy: t.arg({ type: ActionGroupingEnum, description: 'What it is grouped by, before the order.' }),
    },
    resolve: async (_root, { filter, order, descending, groupBy }, context): Promise<GridShape> => ({
      ready: await narrowed(context, visibleScope(context.requireViewer()), filter),
      order,
      descending,
      groupBy: groupBy ?? undefined,
    }),
  }),
)
