// Series of metrics from their periods alone: however many observations there are, a point is a row.
import type { Db } from '../db.ts'
import type { Grain } from '../../prisma/__generated__/client/enums.ts'

/** What the observations of some time come to. */
export interface Figures {
  /** How many observations there are, and how many of them have a value. */
  observations: number
  n: number
  average: number | null
  sumPerRate: number | null
  /** The one of the two that the metric goes by. */
  value: number | null
}

export interface SeriesPoint extends Figures {
  startsAt: Date
}

export interface SeriesRequest {
  metricId: string
  scopeId: string
  grain: Grain
  from: Date
  to: Date
}

export interface Series {
  points: SeriesPoint[]
  /** The same over all of its points. */
  whole: Figures
}

const statement = `
  select k.n, p.starts_at, p.observations, p.n, p.sum::float8, p.numerator::float8, p.denominator::float8, m.aggregation = 'AVERAGE'
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[])
    with ordinality k(metric_id, scope_id, grain, "from", "to", n)
  join metric m on m.id = k.metric_id
  join metric_period p on p.metric_id = k.metric_id and p.scope_id = k.scope_id and p.grain = k.grain::grain
    and p.starts_at >= k."from" and p.starts_at < k."to"
  order by k.n, p.starts_at`

type PointRow = [request: number, startsAt: string, observations: number, n: number, sum: number, numerator: number, denominator: number, isAverage: boolean]

function figures(observations: number, n: number, sum: number, numerator: number, denominator: number, isAverage: boolean): Figures {
  const average = n ? sum / n : null
  const sumPerRate = denominator ? numerator / denominator : null
  return { observations, n, average, sumPerRate, value: isAverage ? average : sumPerRate }
}

function seriesOf(rows: readonly PointRow[]): Series {
  const total = (column: 2 | 3 | 4 | 5 | 6) => rows.reduce((sum, row) => sum + row[column], 0)
  return {
    points: rows.map(([, startsAt, observations, n, sum, numerator, denominator, isAverage]) => ({
      startsAt: new Date(startsAt),
      ...figures(observations, n, sum, numerator, denominator, isAverage),
    })),
    whole: figures(total(2), total(3), total(4), total(5), total(6), rows[0]?.[7] ?? false),
  }
}

/** Many series in one statement, in the order in which they were asked for. */
export async function readManySeries(db: Pick<Db, 'run'>, requests: readonly SeriesRequest[]): Promise<Series[]> {
  const column = <Key extends keyof SeriesRequest>(key: Key) => requests.map((request) => request[key])
  const rows = (await db.run(statement, [column('metricId'), column('scopeId'), column('grain'), column('from'), column('to')])) as PointRow[]
  const found: PointRow[][] = requests.map(() => [])
  for (const row of rows) found[row[0] - 1]!.push(row)
  return found.map(seriesOf)
}

/** The periods of a scope that begin from `from` on and before `to`; one without observations is none. */
export async function readSeries(db: Pick<Db, 'run'>, request: SeriesRequest): Promise<SeriesPoint[]> {
  return (await readManySeries(db, [request]))[0]!.points
}
