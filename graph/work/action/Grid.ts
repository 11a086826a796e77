import { builder } from '../../kernel/builder.ts'
import { AnyNode, policy } from '../../kernel/node.ts'
import { countInGrid } from './countInGrid.ts'
import { GridGroup, GridName } from './enums.ts'
import { gridNames, gridTable, type GridName as Name } from './gridTable.ts'
import { partId, registerParts, type PartOfBoard } from './partOfBoard.ts'

export type GridShape = PartOfBoard<Name>

export const Grid = builder.objectRef<GridShape>('Grid').implement({
  description:
    "A grid of the board: open records of one kind, or scheduled records and appointments; the board's filter applies.",
  interfaces: [AnyNode],
  ...policy('records.see'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: (grid) => partId('Grid', grid),
    }),
    name: t.expose('name', { type: GridName, description: 'Identifies the grid.' }),
    label: t.string({
      description: 'The display name.',
      resolve: ({ name }, _args, { language }) => gridTable[name].label.in(language),
    }),
    color: t.string({ description: 'The color, as #RRGGBB.', resolve: ({ name }) => gridTable[name].color }),
    textColor: t.string({
      description: "The text color for use on the grid's color, as #RRGGBB.",
      resolve: ({ name }) => gridTable[name].textColor,
    }),
    group: t.field({
      type: GridGroup,
      description: 'The set of grids that it is shown and hidden with.',
      resolve: ({ name }) => gridTable[name].group,
    }),
    count: t.int({
      description: 'The number of entries; grids overlap, so an entry may be counted in several.',
      resolve: ({ name, filter }, _args, context) => countInGrid(context, filter, name),
    }),
  }),
})

registerParts('Grid', gridNames)
