import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { dateOf, instantAt, wallAt } from '../../people/schedule/zoneDays.ts'
import { readFigure, recordsOf, type DashboardShape } from './shape.ts'

interface DayShape {
  day: string
  from: Date
  to: Date
  count: number
}

const ThroughputDay = builder.objectRef<DayShape>('ThroughputDay').implement({
  description: 'The records completed on one day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The date, such as 2026-11-23.' }),
    from: t.expose('from', { type: 'DateTime', description: 'When the day began.' }),
    to: t.expose('to', { type: 'DateTime', description: 'When the next day began.' }),
    count: t.exposeInt('count', { description: 'The number of records completed.' }),
  }),
})

export interface ThroughputShape {
  days: DayShape[]
}

const totalOf = ({ days }: ThroughputShape) => days.reduce((sum, { count }) => sum + count, 0)

export const Throughput = builder.objectRef<ThroughputShape>('Throughput').implement({
  description: 'The records completed on each of the last 28 full days, in the time zone of the dashboard.',
  fields: (t) => ({
    days: t.field({
      type: [ThroughputDay],
      description: 'The days, in chronological order; excludes the current day.',
      resolve: ({ days }) => days,
    }),
    total: t.int({ description: 'The total number of completed records.', resolve: totalOf }),
    mean: t.float({
      nullable: true,
      description: 'The mean number of completed records per day; null if none were completed.',
      resolve: (shape) => (totalOf(shape) ? totalOf(shape) / shape.days.length : null),
    }),
  }),
})

const length = 28

export async function readThroughput(context: Context, shape: DashboardShape): Promise<ThroughputShape> {
  const { timeZone } = shape.place
  const today = wallAt(timeZone, context.now.getTime()).day
  const days = Array.from({ length }, (_, i) => today - length + i)
  const starts = [...days, today].map((day) => new Date(instantAt(timeZone, day, 0)))
  const rows = await readFigure<[day: number, count: number]>(context, (parameters) => {
    const bounds = parameters.add(starts)
    return `
      select width_bucket(a.actual_end, ${bounds}::timestamptz[]), count(*)::int from action a
      where ${recordsOf(shape, parameters)} and a.status = 9
        and a.actual_end >= ${parameters.add(starts[0])}::timestamptz and a.actual_end < ${parameters.add(starts.at(-1))}::timestamptz group by 1`
  })
  const counts = new Map(rows)
  return {
    days: days.map((day, i) => ({
      day: dateOf(day),
      from: starts[i]!,
      to: starts[i + 1]!,
      count: counts.get(i + 1) ?? 0,
    })),
  }
}
