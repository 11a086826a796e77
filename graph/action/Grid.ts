import { builder } from '../builder.ts'
import { Node, policy } from '../node.ts'
import { connectionOf, forward } from '../paging.ts'
import { planOf } from '../statement/plan.ts'
import { Action } from './Action.ts'
import { narrowed } from './actionFilter.ts'
import { countInGrid } from './countInGrid.ts'
import { GridGroup, GridName } from './enums.ts'
import { gridNames, gridTable, readGridPage, type GridName as Name } from './grids.ts'
import { cursorOf, partId, placeOf, registerParts, type PartOfBoard } from './partOfBoard.ts'
import { visibleScope } from './visibleActions.ts'

export type GridShape = PartOfBoard<Name>

const list = 'grid'

export const Grid = builder.objectRef<GridShape>('Grid').implement({
  description: 'A grid of the board: its open records of one kind, under the filter of the board.',
  interfaces: [Node],
  ...policy('records.see'),
  fields: (t) => ({
    id: t.id({ description: 'The id of this thing, and of nothing else.', resolve: (grid) => partId('Grid', grid) }),
    name: t.expose('name', { type: GridName, description: 'Which grid it is.' }),
    label: t.string({ description: 'What it is called.', resolve: ({ name }) => gridTable[name].label }),
    color: t.string({ description: 'Its colour, as #RRGGBB.', resolve: ({ name }) => gridTable[name].color }),
    textColor: t.string({ description: 'The colour of text on it, as #RRGGBB.', resolve: ({ name }) => gridTable[name].textColor }),
    group: t.field({ type: GridGroup, description: 'Which grids it is shown and hidden with.', resolve: ({ name }) => gridTable[name].group }),
    count: t.int({
      description: 'How many records it holds; the counts of several grids overlap.',
      resolve: ({ name, filter }, _args, context) => countInGrid(context, filter, name),
    }),
    actions: t.connection({
      type: Action,
      description: 'Its records: Urgent first, then High, then by when they are due.',
      resolve: async ({ name, filter }, args, context, info) => {
        const { first, after } = forward(args)
        const plan = planOf('Action', context, info, [['edges', 'node']])
        const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
        const rows = await readGridPage(context, plan, ready, { name, first: first + 1, after: after === undefined ? undefined : placeOf(list, after) })
        return connectionOf(rows.map(({ place, row }) => ({ node: row, cursor: cursorOf(list, place) })), first, after)
      },
    }),
  }),
})

registerParts('Grid', gridNames)
