// How benchmarks stand: each scope that one is about, by its last closed points. Read from the periods of the metric,
// so that it is never older than they are; many benchmarks at once.
import type { AlertIf, Grain, ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { closesAt, valueOf } from '../observation/periodSql.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import type { Level } from './attainment.ts'
import { attainmentAt, levelAt, type Measure } from './measure.ts'

export interface Standing {
  benchmarkId: string
  scopeKind: ScopeKind
  scopeId: string
  scopeName: string
  zone: string
  metricId: string
  grain: Grain
  pointAt: Date
  endsAt: Date
  value: number
  measure: Measure
  attainment: number | null
  level: Level | null
}

/**
 * The scopes of some benchmarks: an organization with all below is one, of locations, vehicles and people each below
 * it.
 */
export const scopesOf = (benchmarks: string) => `
  with asked as (
    select b.id, b.metric_id, b.grain, b.scope_kind, b.root_id, b.department_id, b.group_id, b.organization_id, o.path, o.time_zone, o.legal_name,
      b.warning_trigger, b.missed_opportunity_trigger, b.ctq_value, coalesce(b.target, m.target_threshold) target, m.alert_if, m.aggregation
    from (${benchmarks}) b join organization o on o.id = b.organization_id join metric m on m.id = b.metric_id),
  below as (
    select a.id benchmark_id, o.id, o.time_zone zone, a.grain from asked a join organization o on o.root_id = a.root_id and starts_with(o.path, a.path)
    where a.scope_kind <> 'ORGANIZATION'),
  scope as (
    select id benchmark_id, organization_id scope_id, legal_name name, time_zone zone, grain from asked where scope_kind = 'ORGANIZATION'
    union all
    select w.benchmark_id, l.id, l.name, w.zone, w.grain from below w join asked a on a.id = w.benchmark_id and a.scope_kind = 'LOCATION'
      join location l on l.organization_id = w.id
    union all
    select w.benchmark_id, v.id, v.unit_number, w.zone, w.grain from below w join asked a on a.id = w.benchmark_id and a.scope_kind = 'VEHICLE'
      join vehicle v on v.organization_id = w.id
    union all
    select distinct on (w.benchmark_id, u.id) w.benchmark_id, u.id, u.name, w.zone, w.grain
    from below w join asked a on a.id = w.benchmark_id and a.scope_kind = 'PERSON'
      join membership s on s.organization_id = w.id join app_user u on u.id = s.user_id)`

/** The benchmarks of the first value. */
export const those = 'select * from benchmark where id = any($1::uuid[])'

/** The value of a period by the aggregation of its metric; none where there is not data enough. */
export const valueOfPeriod = `(${valueOf('p', 'a.aggregation')})::float8`

const statement = `${scopesOf(those)}
  select a.id, a.scope_kind::text, s.scope_id, s.name, s.zone, a.metric_id, a.grain::text, p.starts_at,
    ${closesAt('p', 's')},
    p.value, a.target, a.alert_if::text, a.warning_trigger, a.missed_opportunity_trigger, a.ctq_value, a.root_id, a.organization_id, a.department_id, a.group_id
  from asked a join scope s on s.benchmark_id = a.id
  cross join lateral (
    select p.starts_at, ${valueOfPeriod} as value from metric_period p
    where p.metric_id = a.metric_id and p.scope_id = s.scope_id and p.grain = a.grain
      and p.starts_at < begin_of(a.grain::text, $2::timestamptz, s.zone) and ${valueOfPeriod} is not null
    order by p.starts_at desc limit 1) p`

type Row = [
  benchmarkId: string,
  scopeKind: ScopeKind,
  scopeId: string,
  scopeName: string,
  zone: string,
  metricId: string,
  grain: Grain,
  startsAt: string,
  endsAt: string,
  value: number,
  target: number | null,
  alertIf: AlertIf,
  warningTrigger: number,
  missedOpportunityTrigger: number,
  ctqValue: number,
  rootId: string,
  organizationId: string,
  departmentId: string | null,
  groupId: string | null,
]

/**
 * The standings of a benchmark in all scopes that the viewer may see, the worst first; read for all of a request at
 * once.
 */
export function standingsOf(context: Context, benchmarkId: string): Promise<Standing[]> {
  const loader = context.loader<string, Standing[]>('benchmark standings', async (ids) => {
    const rows = await context.db.run<Row>(statement, [[...ids], context.now])
    const standings = rows
      .filter((row) => mayBeSeen(context, row))
      .map(standingOf)
      .sort(worstFirst)
    const byBenchmark = new Map<string, Standing[]>(ids.map((id) => [id, []]))
    for (const standing of standings) byBenchmark.get(standing.benchmarkId)!.push(standing)
    return ids.map((id) => byBenchmark.get(id)!)
  })
  return loader.load(benchmarkId)
}

/** What people do is seen by themselves, and by who sees the work of others there. */
function mayBeSeen(
  context: Context,
  [, scopeKind, scopeId, , , , , , , , , , , , , rootId, organizationId, departmentId, groupId]: Row,
): boolean {
  const viewer = context.requireViewer()
  return (
    scopeKind !== 'PERSON' ||
    scopeId === viewer.id ||
    reachesPlaced(viewer, 'records.see', { rootId, organizationId, departmentId, groupId })
  )
}

function standingOf([
  benchmarkId,
  scopeKind,
  scopeId,
  scopeName,
  zone,
  metricId,
  grain,
  startsAt,
  endsAt,
  value,
  target,
  alertIf,
  warningTrigger,
  missedOpportunityTrigger,
  ctqValue,
]: Row): Standing {
  const measure = { target, alertIf, warningTrigger, missedOpportunityTrigger, ctqValue }
  const at = { pointAt: new Date(startsAt), endsAt: new Date(endsAt) }
  return {
    benchmarkId,
    scopeKind,
    scopeId,
    scopeName,
    zone,
    metricId,
    grain,
    ...at,
    value,
    measure,
    attainment: attainmentAt(measure, value),
    level: levelAt(measure, value),
  }
}

const worstFirst = (one: Standing, other: Standing) =>
  (one.attainment ?? 101) - (other.attainment ?? 101) ||
  one.scopeName.localeCompare(other.scopeName) ||
  one.scopeId.localeCompare(other.scopeId)

/** The scope that is asked for, the worst where none is. */
export async function standingAt(
  context: Context,
  benchmarkId: string,
  scopeId: string | null | undefined,
): Promise<Standing | undefined> {
  const standings = await standingsOf(context, benchmarkId)
  return scopeId ? standings.find((standing) => standing.scopeId === scopeId) : standings[0]
}
