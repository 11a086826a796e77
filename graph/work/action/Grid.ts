import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { connectionOf, forward } from '../../kernel/paging.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { narrowed } from './actionFilter.ts'
import { countInGrid } from './countInGrid.ts'
import { GridGroup, GridName } from './enums.ts'
import { appointmentsNarrowed, loadGridAppointments } from '../../planning/appointment/gridAppointments.ts'
import { asAppointment, GridEntry } from '../../planning/appointment/GridEntry.ts'
import { gridNames, gridTable, readGridPage, type GridEntryRow, type GridName as Name } from './grids.ts'
import { cursorOf, partId, placeOf, registerParts, type PartOfBoard } from './partOfBoard.ts'
import { visibleScope } from './visibleActions.ts'

export type GridShape = PartOfBoard<Name>

const list = 'grid'

export const Grid = builder.objectRef<GridShape>('Grid').implement({
  description:
    'A grid of the board: its open records of one kind, those with a slot beside the appointments, under the filter of the board.',
  interfaces: [Node],
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
    entries: t.connection({
      type: GridEntry,
      description: 'What it holds: Urgent first, then High, then by when records are due and appointments begin.',
      resolve: async ({ name, filter }, args, context, info) => {
        const { first, after } = forward(args)
        const plan = planOf('Action', context, info, [['edges', 'node']])
        const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
        const appointments = name === 'CALENDAR' ? await appointmentsNarrowed(context, filter) : undefined
        const rows = await readGridPage(context, plan, ready, {
          name,
          first: first + 1,
          after: after === undefined ? undefined : placeOf(list, after),
          appointments,
        })
        const found = await loadGridAppointments(
          context,
          info,
          rows.flatMap(({ isAppointment, place }) => (isAppointment ? [place.id] : [])),
        )
        const nodeOf = ({ isAppointment, place, row }: GridEntryRow) =>
          isAppointment ? asAppointment(found.get(place.id)!) : row
        // One that was cancelled in between is in none any more.
        const there = rows.filter(({ isAppointment, place }) => !isAppointment || found.has(place.id))
        return connectionOf(
          there.map((one) => ({ node: nodeOf(one), cursor: cursorOf(list, one.place) })),
          first,
          after,
        )
      },
    }),
  }),
})

registerParts('Grid', gridNames)
