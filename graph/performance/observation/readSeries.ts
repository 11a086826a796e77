// Series of metrics from their periods alone: however many observations there are, a point is a row.
import type { Db } from '../../kernel/db.ts'
import type { Grain } from '../../../prisma/__generated__/client/enums.ts'
import { quotient } from './periodSql.ts'

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

// What they all come to is summed here and not of the points: a sum of floats is not exact.
const statement = `
  with period as materialized (
    select k.n request, p.*, m.aggregation = 'AVERAGE' is_average
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[])
      with ordinality k(metric_id, scope_id, grain, "from", "to", n)
    join metric m on m.id = k.metric_id
    join metric_period p on p.metric_id = k.metric_id and p.scope_id = k.scope_id and p.grain = k.grain::grain
      and p.starts_at >= k."from" and p.starts_at < k."to"),
  figure as (
    select request, starts_at, observations, n, sum, numerator, denominator, is_average from period
    union all
    select request, null, sum(observations), sum(n), sum(sum), sum(numerator), sum(denominator), is_average from period group by request, is_average)
  select request, starts_at, observations::int, n::int, (${quotient('sum', 'n')})::float8, (${quotient('numerator', 'denominator')})::float8, is_average
  from figure order by request, starts_at`

type FigureRow = [
  request: number,
  startsAt: string | null,
  observations: number,
  n: number,
  average: number | null,
  sumPerRate: number | null,
  isAverage: boolean,
]

const none: Figures = { observations: 0, n: 0, average: null, sumPerRate: null, value: null }

const figuresOf = ([, , observations, n, average, sumPerRate, isAverage]: FigureRow): Figures => ({
  observations,
  n,
  average,
  sumPerRate,
  value: isAverage ? average : sumPerRate,
})

/** The row of all comes behind those of the points. */
function seriesOf(rows: readonly FigureRow[]): Series {
  const points = rows.slice(0, -1).map((row): SeriesPoint => ({ startsAt: new Date(row[1]!), ...figuresOf(row) }))
  return { points, whole: rows.length ? figuresOf(rows.at(-1)!) : none }
}

/** Many series in one statement, in the order in which they were asked for. */
export async function readManySeries(db: Pick<Db, 'run'>, requests: readonly SeriesRequest[]): Promise<Series[]> {
  const column = <Key extends keyof SeriesRequest>(key: Key) => requests.map((request) => request[key])
  const rows = await db.run<FigureRow>(statement, [
    column('metricId'),
    column('scopeId'),
    column('grain'),
    column('from'),
    column('to'),
  ])
  const found: FigureRow[][] = requests.map(() => [])
  for (const row of rows) found[row[0] - 1]!.push(row)
  return found.map(seriesOf)
}

/** The periods of a scope that begin from `from` on and before `to`; one without observations is none. */
export async function readSeries(db: Pick<Db, 'run'>, request: SeriesRequest): Promise<SeriesPoint[]> {
  return (await readManySeries(db, [request]))[0]!.points
}
