// What a breach shows beside its own row, read for all breaches of a request at once: how it stands, and its points.
import type { Context } from '../../kernel/context.ts'
import { closesAt, valueOf } from '../observation/periodSql.ts'

export interface ConditionShape {
  value: number
  pointAt: Date
  streak: number
}

/** How its benchmark stands in its scope by the last closed point; null where there is none, and of the past. */
export function conditionOf(context: Context, benchmarkId: string, scopeId: string): Promise<ConditionShape | null> {
  if (context.asOf) return Promise.resolve(null)
  const loader = context.loader<string, ConditionShape | null>('conditions of breaches', async (keys) => {
    const pairs = keys.map((key) => key.split(' ') as [string, string])
    const rows = await context.db.prisma.benchmarkCondition.findMany({
      where: { OR: pairs.map(([benchmark, scope]) => ({ benchmarkId: benchmark, scopeId: scope })) },
      select: { benchmarkId: true, scopeId: true, value: true, pointAt: true, streak: true },
    })
    const found = new Map(rows.map((row) => [`${row.benchmarkId} ${row.scopeId}`, row]))
    return keys.map((key) => found.get(key) ?? null)
  })
  return loader.load(`${benchmarkId} ${scopeId}`)
}

export interface BreachPointShape {
  startsAt: Date
  value: number
}

/** So many points before it began, and at most so many in all, the last ones. */
const before = 7
const most = 60

const statement = `
  select h.id, p.starts_at, p.value
  from breach h join benchmark b on b.id = h.benchmark_id join metric m on m.id = h.metric_id join organization o on o.id = h.organization_id
  cross join lateral (select b.grain::text grain, o.time_zone zone) s
  cross join lateral (
    select * from (
      (select p.starts_at, (${valueOf('p', 'm.aggregation')})::float8 "value" from metric_period p
       where p.metric_id = h.metric_id and p.scope_id = h.scope_id and p.grain = b.grain and p.starts_at < h.first_point_at
         and ${valueOf('p', 'm.aggregation')} is not null order by p.starts_at desc limit ${before})
      union all
      (select p.starts_at, (${valueOf('p', 'm.aggregation')})::float8 from metric_period p
       where p.metric_id = h.metric_id and p.scope_id = h.scope_id and p.grain = b.grain and p.starts_at >= h.first_point_at
         and p.starts_at <= coalesce(h.recovered_point_at, $2) and ${closesAt('p', 's')} <= $2
         and ${valueOf('p', 'm.aggregation')} is not null order by p.starts_at desc limit ${most - before})) w) p
  where h.id = any($1::uuid[]) order by p.starts_at`

/** Its points, from a few before it began to the one that ended it, or the last closed one. */
export function pointsOfBreach(context: Context, id: string): Promise<BreachPointShape[]> {
  const loader = context.loader<string, BreachPointShape[]>('points of breaches', async (ids) => {
    const rows = await context.db.run<[string, string, number]>(statement, [[...ids], context.now])
    return ids.map((one) => rows.flatMap(([of, at, value]) => (of === one ? [{ startsAt: new Date(at), value }] : [])))
  })
  return loader.load(id)
}
