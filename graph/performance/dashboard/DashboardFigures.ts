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
  description: 'Key figures of the work.',
  fields: (t) => ({
    hasRecords: t.exposeBoolean('hasRecords', {
      description:
        'Whether any record exists in the scope, whatever its status; tells an empty scope apart from one without open work.',
    }),
    open: t.exposeInt('open', { description: 'The number of open records, not counting unmapped ones.' }),
    late: t.exposeInt('late', { description: 'The number of open records past their scheduled end.' }),
    escalated: t.exposeInt('escalated', {
      description: 'The number of open records that are escalated or have been escalated to a user.',
    }),
    unassigned: t.exposeInt('unassigned', { description: 'The number of open records that are unassigned.' }),
    completedToday: t.exposeInt('completedToday', {
      description: 'The number of records completed since the start of the day.',
    }),
    todayFrom: t.expose('todayFrom', { type: 'DateTime', description: 'The start of the day.' }),
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
