import { builder } from '../../kernel/builder.ts'
import { connectionOf, forward } from '../../kernel/paging.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { narrowed } from '../../work/action/actionFilter.ts'
import { besideRecords, putBesideRecords } from '../../work/action/besideRecords.ts'
import { Grid } from '../../work/action/Grid.ts'
import { readGridPage, type GridEntryRow } from '../../work/action/grids.ts'
import { cursorOf, placeFromCursor } from '../../work/action/partOfBoard.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import { appointmentsNarrowed, loadGridAppointments } from './gridAppointments.ts'
import { asAppointment, GridEntry } from './GridEntry.ts'

const list = 'grid'

putBesideRecords('CALENDAR', appointmentsNarrowed)

builder.objectField(Grid, 'entries', (t) =>
  t.connection({
    type: GridEntry,
    description: 'What it holds: Urgent first, then High, then by when records are due and appointments begin.',
    resolve: async ({ name, filter }, args, context, info) => {
      const { first, after } = forward(args)
      const plan = planOf('Action', context, info, [['edges', 'node']])
      const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
      const rows = await readGridPage(context, plan, ready, {
        name,
        first: first + 1,
        after: after === undefined ? undefined : placeFromCursor(list, after),
        beside: await besideRecords(context, filter, name),
      })
      const found = await loadGridAppointments(
        context,
        info,
        rows.flatMap(({ isRecord, place }) => (isRecord ? [] : [place.id])),
      )
      const nodeOf = ({ isRecord, place, row }: GridEntryRow) => (isRecord ? row : asAppointment(found.get(place.id)!))
      // One that was cancelled in between is in none any more.
      const there = rows.filter(({ isRecord, place }) => isRecord || found.has(place.id))
      return connectionOf(
        there.map((one) => ({ node: nodeOf(one), cursor: cursorOf(list, one.place) })),
        first,
        after,
      )
    },
  }),
)
