import { builder } from '../../kernel/builder.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { planOfPage } from '../../kernel/statement/queryOfPage.ts'
import { cursorIn, seek } from '../../kernel/statement/seek.ts'
import { narrowed } from '../../work/action/actionFilter.ts'
import { besideRecords, putBesideRecords } from '../../work/action/besideRecords.ts'
import { Grid } from '../../work/action/Grid.ts'
import { readGridPage, type GridEntryRow } from '../../work/action/grids.ts'
import { countInGrid } from '../../work/action/countInGrid.ts'
import { boardList } from '../../work/action/partOfBoard.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import { appointmentsNarrowed, loadGridAppointments } from './gridAppointments.ts'
import { asAppointment, GridEntry } from './GridEntry.ts'

const list = boardList('grid')

putBesideRecords('CALENDAR', appointmentsNarrowed)

builder.objectField(Grid, 'entries', (t) =>
  t.connection({
    type: GridEntry,
    description: 'The entries: Urgent first, then High, then by due time of records and start of appointments.',
    resolve: async ({ name, filter }, args, context, info) => {
      const page = pageAsked(args)
      const plan = planOfPage('Action', context, info)
      const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
      const rows = await readGridPage(context, plan, ready, {
        name,
        take: page.take,
        seek: seek(list, page),
        beside: await besideRecords(context, filter, name),
      })
      const found = await loadGridAppointments(
        context,
        info,
        rows.flatMap(({ isRecord, place: [, id] }) => (isRecord ? [] : [id])),
      )
      const nodeOf = ({ isRecord, place: [, id], row }: GridEntryRow) =>
        isRecord ? row : asAppointment(found.get(id)!)
      // One that was cancelled in between is in none any more.
      const there = rows.filter(({ isRecord, place: [, id] }) => isRecord || found.has(id))
      return connectionOf(
        page,
        there.map((one) => ({ node: nodeOf(one), cursor: cursorIn(list, one.place) })),
        () => countInGrid(context, filter, name),
      )
    },
  }),
)
