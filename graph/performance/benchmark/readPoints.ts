// The last closed points of a metric in a scope, oldest first; of many scopes in one statement.
import type { Grain } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { valueOfPeriod, type Standing } from './readStandings.ts'

export interface BenchmarkPointShape {
  startsAt: Date
  value: number
}

export type Series = Pick<Standing, 'metricId' | 'scopeId' | 'grain' | 'zone'>

/** What a card shows; more are read only where they are asked for. */
export const usualPoints = 60
export const mostPoints = 400

const statement = `
  select s.place::int - 1, p.starts_at, p.value
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) with ordinality s(metric_id, scope_id, grain, time_zone, place)
  join metric a on a.id = s.metric_id
  cross join lateral (
    select p.starts_at, ${valueOfPeriod} as value from metric_period p
    where p.metric_id = s.metric_id and p.scope_id = s.scope_id and p.grain = s.grain::grain
      and p.starts_at < begin_of(s.grain, $5::timestamptz, s.time_zone) and ${valueOfPeriod} is not null
    order by p.starts_at desc limit $6) p
  order by s.place, p.starts_at`

type Row = [place: number, startsAt: string, value: number]

export async function pointsOf(context: Context, series: Series, last: number): Promise<BenchmarkPointShape[]> {
  if (!(last >= 1 && last <= mostPoints)) throw badArgument('last', `ask for 1 to ${mostPoints}`)
  const count = last <= usualPoints ? usualPoints : mostPoints
  const loader = context.loader<Series, BenchmarkPointShape[]>(
    `benchmark points ${count}`,
    (all) => read(context, all, count),
    seriesKey,
  )
  return (await loader.load(series)).slice(-last)
}

const seriesKey = ({ metricId, scopeId, grain, zone }: Series) => [metricId, scopeId, grain, zone].join(' ')

async function read({ db, now }: Context, all: readonly Series[], count: number): Promise<BenchmarkPointShape[][]> {
  const column = <T extends string | Grain>(value: (series: Series) => T) => all.map(value)
  const values = [
    column((one) => one.metricId),
    column((one) => one.scopeId),
    column((one) => one.grain),
    column((one) => one.zone),
    now,
    count,
  ]
  const points: BenchmarkPointShape[][] = all.map(() => [])
  for (const [place, startsAt, value] of await db.run<Row>(statement, values))
    points[place]!.push({ startsAt: new Date(startsAt), value })
  return points
}
