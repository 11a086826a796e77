import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { instantAt, wallAt } from '../../people/schedule/zoneDays.ts'
import { readFigure, recordsOf, type DashboardShape } from './shape.ts'

interface Shape {
  actionClassId: number
  completed: number
  due: number
  onTime: number
  timed: number
  serviceMins: number
  workedMins: number
}

export const Adherence = builder.objectRef<Shape>('Adherence').implement({
  description: 'On-time completion and time worked for one action class, over the last 28 whole days and today.',
  fields: (t) => ({
    actionClass: t.field({
      type: ReferenceItem,
      description: 'The action class.',
      resolve: ({ actionClassId }, _args, { references }) => references.get('ACTION_CLASS', actionClassId),
    }),
    completed: t.exposeInt('completed', { description: 'The number of records completed.' }),
    due: t.exposeInt('due', { description: 'The number of completed records that had a due time.' }),
    onTime: t.exposeInt('onTime', { description: 'The number of completed records that met their due time.' }),
    timed: t.exposeInt('timed', {
      description: 'The number of completed records that have both a service time and time worked.',
    }),
    serviceMins: t.exposeInt('serviceMins', {
      description: 'The total service time of the timed records, in minutes.',
    }),
    workedMins: t.exposeInt('workedMins', { description: 'The total time worked on the timed records, in minutes.' }),
  }),
})

const days = 28

/** By class, the first one first; a class of which nothing was completed is left out. */
export async function readAdherence(context: Context, shape: DashboardShape): Promise<Shape[]> {
  const { timeZone } = shape.place
  const from = new Date(instantAt(timeZone, wallAt(timeZone, context.now.getTime()).day - days, 0))
  const rows = await readFigure<[number, number, number, number, number, number, number]>(context, (parameters) => {
    const timed = 'a.service_time_mins > 0 and a.worked_secs > 0'
    return `
      select a.class_id, count(*)::int, count(a.scheduled_end)::int, count(*) filter (where a.actual_end <= a.scheduled_end)::int,
        count(*) filter (where ${timed})::int, coalesce(sum(a.service_time_mins) filter (where ${timed}), 0)::int,
        coalesce(round(sum(a.worked_secs) filter (where ${timed}) / 60.0), 0)::int
      from action a
      where ${recordsOf(shape, parameters)} and a.status = 9 and a.actual_end >= ${parameters.add(from)}::timestamptz
      group by 1 order by 1`
  })
  return rows.map(([actionClassId, completed, due, onTime, timed, serviceMins, workedMins]) => ({
    actionClassId,
    completed,
    due,
    onTime,
    timed,
    serviceMins,
    workedMins,
  }))
}
