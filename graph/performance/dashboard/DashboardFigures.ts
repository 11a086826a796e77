import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { instantAt, wallAt } from '../../people/schedule/zoneDays.ts'
import { readFigure, recordsOf, type DashboardShape } from './shape.ts'

interface Shape {
  open: number
  late: number
  escalated: number
  unassigned: number
  completedToday: number
  todayFrom: Date
  hasRecords: boolean
}

export const DashboardFigures = builder.objectRef<Shape>('DashboardFigures').implement({
  description: 'How the work stands, in numbers.',
  fields: (t) => ({
    hasRecords: t.exposeBoolean('hasRecords', {
      description: 'Whether there is any record at all, of whatever state: where there is none, a 0 says nothing.',
    }),
    open: t.exposeInt('open', { description: 'How many records are open, those of no bucket left out.' }),
    late: t.exposeInt('late', { description: 'How many of these are past their scheduled end.' }),
    escalated: t.exposeInt('escalated', {
      description: 'How many of these are escalated or were escalated to somebody.',
    }),
    unassigned: t.exposeInt('unassigned', { description: 'How many of these nobody does.' }),
    completedToday: t.exposeInt('completedToday', {
      description: 'How many records were completed since the day began.',
    }),
    todayFrom: t.expose('todayFrom', { type: 'DateTime', description: 'When the day began.' }),
  }),
})

export async function readFigures(context: Context, shape: DashboardShape): Promise<Shape> {
  const { timeZone } = shape.place
  const todayFrom = new Date(instantAt(timeZone, wallAt(timeZone, context.now.getTime()).day, 0))
  const [row] = await readFigure<[number, number, number, number, number, boolean]>(context, (parameters) => {
    const open = 'a.bucket <= 4'
    const where = recordsOf(shape, parameters)
    const today = parameters.add(todayFrom)
    return `
      select count(*) filter (where ${open})::int,
        count(*) filter (where ${open} and a.scheduled_end < ${parameters.add(context.now)}::timestamptz)::int,
        count(*) filter (where ${open} and (a.disposition = 'ESCALATED' or a.escalated_to_id is not null))::int,
        count(*) filter (where ${open} and a.assignee_id is null)::int,
        count(*) filter (where a.status = 9 and a.actual_end >= ${today}::timestamptz)::int,
        exists (select 1 from action a where ${where})
      from action a where ${where} and (${open} or a.status = 9 and a.actual_end >= ${today}::timestamptz)`
  })
  const [open, late, escalated, unassigned, completedToday, hasRecords] = row!
  return { open, late, escalated, unassigned, completedToday, todayFrom, hasRecords }
}
