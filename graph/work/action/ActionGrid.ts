import { builder } from '../../kernel/builder.ts'
import { toCursor } from '../../kernel/cursors.ts'
import { asOfArg, contextAt, markAsOf, nameAsOf } from '../../kernel/asOf.ts'
import { badArgument } from '../../kernel/errors.ts'
import { listArguments } from '../../kernel/list/listInputs.ts'
import { requireSameOrder } from '../../kernel/list/order.ts'
import { globalId, policy, uuidLookedUp } from '../../kernel/node.ts'
import { numberedPage } from '../../kernel/numberedPage.ts'
import type { PageArgs } from '../../kernel/paging.ts'
import { planOfPage } from '../../kernel/statement/queryOfPage.ts'
import { Action } from './Action.ts'
import { ActionFilter, narrowed } from './actionFilter.ts'
import { ActionGroup, groupsOf } from './ActionGroup.ts'
import { asOfField } from './AsOf.ts'
import { type ActionOrder, ActionGroupingEnum, ActionOrderInput } from './gridOrder.ts'
import { countGrid, countGridTo, readIds, readWindow, type GridShape } from './readGrid.ts'
import { visibleScope } from './visibleActions.ts'

const mostIds = 1000
const largest = 2_147_483_647
const usual: ActionOrder = { field: 'NUMBER', direction: 'ASC' }

function between(argument: string, value: number, least: number, most: number) {
  if (value < least || value > most) throw badArgument(argument, `give ${least} to ${most.toLocaleString('en')}`)
  return value
}

/** The page that begins at a place of a list. */
function from(list: string, startIndex: number, args: PageArgs): PageArgs {
  if (args.after != null || args.before != null || args.last != null)
    throw badArgument('startIndex', 'goes with first alone')
  return { ...args, after: startIndex ? toCursor(list, between('startIndex', startIndex, 0, largest)) : undefined }
}

const ActionGrid = builder.objectRef<GridShape>('ActionGrid').implement({
  description: 'A sorted list of action records that can be read from any offset.',
  fields: (t) => ({
    asOf: t.field(asOfField),
    count: t.int({
      description: 'The exact number of records.',
      resolve: (grid, _args, context) => countGrid(context, grid),
    }),
    rows: t.connection({
      type: Action,
      description: 'The records in their order, page by page or from any place on.',
      args: {
        startIndex: t.arg.int({
          description:
            'The zero-based position of the first record to return, for random access to a long list; excludes cursors.',
        }),
      },
      resolve: (grid, { startIndex, ...args }, context, info) => {
        const { order, groupBy } = grid
        const list = ['records', order.field, order.direction, groupBy ?? ''].join(' ')
        requireSameOrder('records', list, args)
        const plan = planOfPage('Action', context, info)
        return numberedPage(startIndex == null ? args : from(list, startIndex, args), {
          list,
          farthest: largest,
          read: (page) => readWindow(context, plan, grid, page),
          count: (atMost) => countGridTo(context, grid, atMost),
        })
      },
    }),
    groups: t.field({
      type: [ActionGroup],
      description: 'The groups in order; records of one group are contiguous; empty if the grid is not grouped.',
      resolve: (grid, _args, context) => {
        const { groupBy } = grid
        return groupBy ? groupsOf(context, grid, groupBy) : []
      },
    }),
    ids: t.field({
      type: ['ID'],
      description: 'The ids of the records, oldest first, for selecting all of them.',
      args: {
        first: t.arg.int({ required: true, description: 'The number of items to return, at most 1,000.' }),
        afterId: t.arg.id({ description: 'Only records created after this one; starts with the first if omitted.' }),
      },
      resolve: async (grid, { first, afterId }, context) => {
        const after = afterId == null ? undefined : uuidLookedUp('Action', afterId, 'afterId')
        const ids = await readIds(context, grid, { first: between('first', first, 1, mostIds), after })
        return ids.map((id) => globalId('Action', nameAsOf(id, context.asOf)))
      },
    }),
  }),
})

builder.queryField('actionGrid', (t) =>
  t.field({
    type: ActionGrid,
    description: 'The action records visible to the viewer, in any status, in the given order.',
    ...policy('records.see'),
    args: {
      ...listArguments({ Filter: ActionFilter, Order: ActionOrderInput, usual })(t),
      groupBy: t.arg({ type: ActionGroupingEnum, description: 'The field to group by, applied before the order.' }),
      asOf: asOfArg(t),
    },
    resolve: async (_root, { filter, orderBy, groupBy, asOf }, context): Promise<GridShape> => {
      const here = contextAt(context, asOf)
      const grid = {
        ready: await narrowed(here, visibleScope(here.requireViewer()), filter),
        order: orderBy
          ? { field: orderBy.field as ActionOrder['field'], direction: orderBy.direction ?? 'ASC' }
          : usual,
        groupBy: groupBy ?? undefined,
      }
      return markAsOf(grid, here)
    },
  }),
)
