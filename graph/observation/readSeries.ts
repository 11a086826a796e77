// A series of a metric from its periods alone: however many observations there are, a point is a row.
import type { Db } from '../db.ts'
import type { Grain } from '../../prisma/__generated__/client/enums.ts'

export interface SeriesPoint {
  startsAt: Date
  /** How many observations there are, and how many of them have a value. */
  observations: number
  n: number
  average: number | null
  sumPerRate: number | null
  /** The one of the two that the metric goes by. */
  value: number | null
}

export interface SeriesRequest {
  metricId: string
  scopeId: string
  grain: Grain
  from: Date
  to: Date
}

/** The columns of a point: the mean of the values, and the sum of what is above the line by what is below. */
export const pointColumns = (p: string) =>
  `${p}.starts_at, ${p}.observations, ${p}.n, (${p}.sum / nullif(${p}.n, 0))::float8, (${p}.numerator / nullif(${p}.denominator, 0))::float8`

const statement = `
  select ${pointColumns('p')}, m.aggregation::text from metric_period p join metric m on m.id = p.metric_id
  where p.metric_id = $1::uuid and p.scope_id = $2::uuid and p.grain = $3::grain and p.starts_at >= $4 and p.starts_at < $5
  order by p.starts_at`

export type PointRow = [startsAt: string, observations: number, n: number, average: number | null, sumPerRate: number | null, aggregation: string]

export const pointOf = ([startsAt, observations, n, average, sumPerRate, aggregation]: PointRow): SeriesPoint => ({
  startsAt: new Date(startsAt),
  observations,
  n,
  average,
  sumPerRate,
  value: aggregation === 'AVERAGE' ? average : sumPerRate,
})

/** The periods of a scope that begin from `from` on and before `to`; one without observations is none. */
export async function readSeries(db: Pick<Db, 'run'>, { metricId, scopeId, grain, from, to }: SeriesRequest): Promise<SeriesPoint[]> {
  const rows = await db.run(statement, [metricId, scopeId, grain, from, to])
  return (rows as PointRow[]).map(pointOf)
}
