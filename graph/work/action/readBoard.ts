// The reads of the board, each one statement.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy, type Seek } from '../../kernel/statement/seek.ts'
import type { Narrowed } from './actionFilter.ts'
import { firstActions, lookedUp, sourcesOf } from './actionSources.ts'
import { readRow } from './readRow.ts'

const boardColumns = ['a.board_order', 'a.id'] as const
const boardOrder = boardColumns.join(', ')

/** Of all but the plainest filters, and of the past, each statement is planned with its values. */
export const run = <R extends readonly unknown[] = Row>(
  context: Context,
  { isPlannedAnew }: Narrowed,
  text: string,
  { values }: Parameters,
): Promise<R[]> =>
  isPlannedAnew || context.asOf ? context.db.runOnce<R>(text, values) : context.db.run<R>(text, values)

/** Where a record stands on the board: its order, and its id. */
export type BoardPlace = [order: number, id: string]

export interface BucketRow<T> {
  place: BoardPlace
  row: T
}

/** A part of a list in the board's order: how many, and where it goes on. */
export interface BoardPage {
  take: number
  seek: Seek
}

/** The first records of some buckets in the board's order, from all that the viewer sees. */
export async function readBuckets(
  context: Context,
  plan: Plan,
  filter: Narrowed,
  { buckets, take, seek }: BoardPage & { buckets: number[] },
): Promise<Map<number, BucketRow<never>[]>> {
  const parameters = new Parameters()
  const wanted = parameters.add(buckets)
  const limit = parameters.add(take)
  const order = orderBy(seek, ...boardColumns)
  const more = inBucket(filter, parameters) + behind(seek, parameters, ...boardColumns)
  const sources = sourcesOf(context, parameters)
  const rows = firstActions(sources, filter.scope, parameters, { columns: 'a.*', more, limit }, order)
  const once = rows.mayRepeat ? `distinct on (${boardOrder})` : ''
  const text = `
    select ${plan.columns}, a.bucket, a.board_order, a.id
    from unnest(${wanted}::smallint[]) b(bucket)
    cross join lateral (select ${once} a.* from (${rows.sql}) a order by ${order} limit ${limit}) ${sources.isPast ? `found cross join ${lookedUp('found')}` : 'a'}
    ${plan.joins} order by a.bucket, ${order}`
  const result = new Map<number, BucketRow<never>[]>(buckets.map((bucket) => [bucket, []]))
  for (const row of await run(context, filter, text, parameters)) {
    const [bucket, ...place] = row.slice(plan.width) as [number, ...BoardPlace]
    result.get(bucket)?.push({ place, row: readRow(plan, row, context) })
  }
  return result
}

const inBucket = (filter: Narrowed, parameters: Parameters) =>
  ` and a.bucket = b.bucket and a.bucket <= 5${filter.conditions(parameters)}`

/** A number of each bucket, made of its first records, or of all, and of one of their columns where that is named. */
async function numberOfEach(
  context: Context,
  filter: Narrowed,
  buckets: number[],
  number: string,
  { atMost, column }: { atMost?: number; column?: string },
): Promise<Map<number, number>> {
  const parameters = new Parameters()
  const wanted = parameters.add(buckets)
  const limit = atMost === undefined ? 'all' : parameters.add(atMost)
  const columns = column ? `${boardOrder}, a.${column}` : boardOrder
  const more = inBucket(filter, parameters)
  const sources = sourcesOf(context, parameters)
  const rows = firstActions(sources, filter.scope, parameters, { columns, more, limit }, boardOrder)
  // What may repeat is put in order to be counted once; anything else is counted until there are enough.
  const [once, inOrder] = rows.mayRepeat ? [`distinct on (${boardOrder})`, `order by ${boardOrder}`] : ['', '']
  // Of the past no other columns are found.
  const records = column && sources.isPast ? `found cross join ${lookedUp('found')}` : 'a'
  const text = `
    select b.bucket, (
      select ${number} from (select ${once} a.* from (${rows.sql}) a ${inOrder} limit ${limit}) ${records})
    from unnest(${wanted}::smallint[]) b(bucket)`
  return new Map(await run<[bucket: number, number: number]>(context, filter, text, parameters))
}

/** How many records each bucket holds; counted no further than `atMost`, where that is given. */
export const countBuckets = (context: Context, filter: Narrowed, buckets: number[], atMost?: number) =>
  numberOfEach(context, filter, buckets, 'count(*)', { atMost })

/** The service time of all records that each bucket holds, in minutes. */
export const sumServiceTime = (context: Context, filter: Narrowed, buckets: number[]) =>
  numberOfEach(context, filter, buckets, 'coalesce(sum(a.service_time_mins), 0)::int', { column: 'service_time_mins' })
