// The benchmarks of a team, each in its worst scope there with its last points: one statement, however many there are.
import type { AlertIf, Grain, ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import { attainmentSql } from '../benchmark/attainmentSql.ts'
import { attainmentAt, levelAt } from '../benchmark/measure.ts'
import type { BenchmarkPointShape } from '../benchmark/readPoints.ts'
import { scopesOf, valueOfPeriod, type Standing } from '../benchmark/readStandings.ts'
import type { Context } from '../../kernel/context.ts'
import { closesAt } from '../observation/periodSql.ts'
import { placedOver } from '../../kernel/reach.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { inTeam } from '../../work/action/team.ts'
import { readFigure, type DashboardShape } from './shape.ts'

export interface StripEntry {
  benchmarkId: string
  name: string
  metricId: string
  metricName: string
  unit: string
  grain: Grain
  /** Null where there is no data. */
  standing: Standing | null
  /** The oldest first. */
  points: BenchmarkPointShape[]
}

const most = 8
const pointsShown = 20

/** The benchmarks `b` in use that the viewer reads: of the place, and those above it, of which a part may be there. */
function benchmarksOf(context: Context, { place }: DashboardShape, parameters: Parameters): string {
  const conditions = [`b.status = 'ACTIVE'`, placedOver(context.requireViewer(), 'benchmarks.read', 'b', parameters)]
  if (place.isNowhere) conditions.push('false')
  if (place.departmentId) conditions.push(`b.department_id = ${parameters.add(place.departmentId)}::uuid`)
  if (place.groupId) conditions.push(`b.group_id = ${parameters.add(place.groupId)}::uuid`)
  if (place.jobRoleId) conditions.push(`b.job_role_id = ${parameters.add(place.jobRoleId)}::uuid`)
  if (place.team) conditions.push(inTeam(place.team, 'b', parameters))
  return `select b.* from benchmark b where ${conditions.join(' and ')}`
}

/**
 * What of a benchmark is in the place: all of one that stands there, of one above it each location, vehicle or person
 * there.
 */
function inPlace({ place }: DashboardShape, parameters: Parameters): string {
  if (!place.path) return 'true'
  const path = parameters.add(place.path)
  const there = (from: string) =>
    `exists (select 1 from ${from} join organization o on o.id = i.organization_id where starts_with(o.path, ${path}))`
  return `(starts_with(a.path, ${path}) or case a.scope_kind
    when 'LOCATION' then ${there('(select organization_id from location where id = s.scope_id) i')}
    when 'VEHICLE' then ${there('(select organization_id from vehicle where id = s.scope_id) i')}
    when 'PERSON' then ${there('(select organization_id from membership where user_id = s.scope_id) i')} else false end)`
}

type Row = [
  benchmarkId: string,
  name: string,
  metricId: string,
  metricName: string,
  unit: string,
  grain: Grain,
  scopeKind: ScopeKind,
  scopeId: string,
  scopeName: string,
  zone: string,
  startsAt: string | null,
  endsAt: string | null,
  value: number | null,
  target: number | null,
  alertIf: AlertIf,
  warningTrigger: number,
  missedOpportunityTrigger: number,
  ctqValue: number,
  points: [at: number, value: number][] | null,
]

/** The worst first; those without data behind all others. */
export async function readStrip(context: Context, shape: DashboardShape): Promise<StripEntry[]> {
  const rows = await readFigure<Row>(context, (parameters) => {
    const scopes = scopesOf(benchmarksOf(context, shape, parameters))
    const viewer = context.requireViewer()
    // What people do is seen by themselves, and by who sees the work of others there.
    const seen = `(a.scope_kind <> 'PERSON' or s.scope_id = ${parameters.add(viewer.id)}::uuid or ${placedOver(viewer, 'records.see', 'a', parameters)})`
    const now = `${parameters.add(context.now)}::timestamptz`
    const closed = (
      scope: string,
    ) => `p.metric_id = ${scope}.metric_id and p.scope_id = ${scope}.scope_id and p.grain = ${scope}.grain
      and p.starts_at < begin_of(${scope}.grain::text, ${now}, ${scope}.zone) and ${valueOfPeriod} is not null`
    return `${scopes},
      mine as (select a.*, s.scope_id, s.name scope_name, s.zone from asked a join scope s on s.benchmark_id = a.id where ${inPlace(shape, parameters)} and ${seen}),
      worst as (
        select distinct on (a.id) a.*, p.starts_at, p.value, ${attainmentSql('p.value', 'a.target', 'a.alert_if')} attainment
        from mine a left join lateral (select p.starts_at, ${valueOfPeriod} as value from metric_period p where ${closed('a')} order by p.starts_at desc limit 1) p on true
        order by a.id, attainment nulls last, p.value is null, a.scope_name, a.scope_id)
      select a.id, b.name, a.metric_id, m.name, m.unit, a.grain::text, a.scope_kind::text, a.scope_id, a.scope_name, a.zone, a.starts_at, ${closesAt('a', 'a')},
        a.value, a.target, a.alert_if::text, a.warning_trigger, a.missed_opportunity_trigger, a.ctq_value,
        (select json_agg(json_build_array(extract(epoch from l.starts_at) * 1000, l.value) order by l.starts_at) from (
          select p.starts_at, ${valueOfPeriod} as value from metric_period p where ${closed('a')} order by p.starts_at desc limit ${pointsShown}) l)
      from worst a join benchmark b on b.id = a.id join metric m on m.id = a.metric_id
      order by a.attainment nulls last, a.value is null, b.name, a.id limit ${most}`
  })
  return rows.map(entryOf)
}

function entryOf([
  benchmarkId,
  name,
  metricId,
  metricName,
  unit,
  grain,
  scopeKind,
  scopeId,
  scopeName,
  zone,
  startsAt,
  endsAt,
  value,
  target,
  alertIf,
  warningTrigger,
  missedOpportunityTrigger,
  ctqValue,
  points,
]: Row): StripEntry {
  const measure = { target, alertIf, warningTrigger, missedOpportunityTrigger, ctqValue }
  const standing =
    startsAt === null || endsAt === null || value === null
      ? null
      : {
          benchmarkId,
          scopeKind,
          scopeId,
          scopeName,
          zone,
          metricId,
          grain,
          pointAt: new Date(startsAt),
          endsAt: new Date(endsAt),
          value,
          measure,
          attainment: attainmentAt(measure, value),
          level: levelAt(measure, value),
        }
  return {
    benchmarkId,
    name,
    metricId,
    metricName,
    unit,
    grain,
    standing,
    points: (points ?? []).map(([at, one]) => ({ startsAt: new Date(at), value: one })),
  }
}
