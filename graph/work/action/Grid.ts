import { builder } from '../../kernel/builder.ts'
import { AnyNode, policy } from '../../kernel/node.ts'
import { countInGrid } from './countInGrid.ts'
import { GridGroup, GridName } from './enums.ts'
import { gridNames, gridTable, type GridName as Name } from './grids.ts'
import { partId, registerParts, type PartOfBoard } from './partOfBoard.ts'

export type GridShape = PartOfBoard<Name>

export const Grid = builder.objectRef<GridShape>('Grid').implement({
  description:
    'A grid of the board: its open records of one kind, those with a slot beside the appointments, under the filter of the board.',
  interfaces: [AnyNode],
  ...policy('records.see'),
  fields: (t) => ({
    id: t.id({ description: 'The id of this thing, and of nothing else.', resolve: (grid) => partId('Grid', grid) }),
    name: t.expose('name', { type: GridName, description: 'Which grid it is.' }),
    label: t.string({ description: 'What it is called.', resolve: ({ name }) => gridTable[name].label }),
    color: t.string({ description: 'Its colour, as #RRGGBB.', resolve: ({ name }) => gridTable[name].color }),
    textColor: t.string({
      description: 'The colour of text on it, as #RRGGBB.',
      resolve: ({ name }) => gridTable[name].textColor,
    }),
    group: t.field({
      type: GridGroup,
      description: 'Which grids it is shown and hidden with.',
      resolve: ({ name }) => gridTable[name].group,
    }),
    count: t.int({
      description: 'How much it holds; the counts of several grids overlap.',
      resolve: ({ name, filter }, _args, context) => countInGrid(context, filter, name),
    }),
  }),
})

registerParts('Grid', gridNames)
