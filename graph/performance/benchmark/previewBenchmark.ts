// What thresholds would have said of the past: how many points at which level, and which breaches would have opened.
import type { Grain, ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import { walkPoints } from './walkPoints.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { levels, type Level } from './attainment.ts'
import { levelAt, type Measure } from './measure.ts'
import { scopesOf, valueOfPeriod } from './readStandings.ts'

export interface Wanted extends Measure {
  organizationId: string
  metricId: string
  grain: Grain
  scopeKind: ScopeKind
  consecutivePoints: number
  resetLevel: number | null
}

export interface PreviewPoint {
  startsAt: Date
  value: number
  level: Level | null
  /** Whether a breach would have opened at it. */
  opens: boolean
}

export interface Preview {
  days: number
  scopes: number
  points: number
  levels: { level: Level; points: number }[]
  breaches: number
  recovered: number
  /** The scope that would have had most breaches. */
  example: { name: string; points: PreviewPoint[] } | null
}

const mostPoints = 50_000

const unsaved = `
  select '00000000-0000-0000-0000-000000000000'::uuid id, $1::uuid metric_id, $2::uuid organization_id, $3::grain grain, $4::scope_kind scope_kind, null::uuid department_id, null::uuid group_id,
    0 warning_trigger, 0 missed_opportunity_trigger, 0 ctq_value, null::float8 target, (select root_id from organization where id = $2::uuid) root_id`

const statement = `${scopesOf(unsaved)}
  select s.scope_id, s.name, p.starts_at, p.value
  from asked a join scope s on true
  cross join lateral (
    select p.starts_at, ${valueOfPeriod} as value from metric_period p
    where p.metric_id = a.metric_id and p.scope_id = s.scope_id and p.grain = a.grain
      and p.starts_at < begin_of(a.grain::text, $5::timestamptz, s.zone) and p.starts_at >= $5::timestamptz - $6::int * interval '1 day'
      and ${valueOfPeriod} is not null) p
  where $7::uuid is null or s.scope_id = $7::uuid
  order by s.scope_id, p.starts_at limit ${mostPoints + 1}`

type Row = [scopeId: string, name: string, startsAt: string, value: number]

/** `onlyOf` is who alone is seen, where people are asked about. */
export async function previewBenchmark(
  { db, now }: Context,
  wanted: Wanted,
  days: number,
  onlyOf: string | null,
): Promise<Preview> {
  const { metricId, organizationId, grain, scopeKind } = wanted
  const rows = await db.runOnce<Row>(statement, [metricId, organizationId, grain, scopeKind, now, days, onlyOf])
  if (rows.length > mostPoints)
    throw badArgument(
      'days',
      `that is more than ${mostPoints.toLocaleString('en')} points; ask for longer periods or fewer days`,
    )
  const scopes = new Map<string, { name: string; points: PreviewPoint[] }>()
  for (const [scopeId, name, startsAt, value] of rows) {
    if (!scopes.has(scopeId)) scopes.set(scopeId, { name, points: [] })
    scopes
      .get(scopeId)!
      .points.push({ startsAt: new Date(startsAt), value, level: levelAt(wanted, value), opens: false })
  }
  const walked = [...scopes.values()].map((scope) => ({ scope, episodes: episodesOf(wanted, scope.points) }))
  const all = walked.flatMap(({ scope }) => scope.points)
  const episodes = walked.flatMap((one) => one.episodes)
  for (const { opened } of episodes) opened.opens = true
  const [most] = walked.sort((one, other) => other.episodes.length - one.episodes.length)
  return {
    days,
    scopes: scopes.size,
    points: all.length,
    levels: levels.map((level) => ({ level, points: all.filter((point) => point.level === level).length })),
    breaches: episodes.length,
    recovered: episodes.filter(({ recovered }) => recovered).length,
    example: most?.scope ?? null,
  }
}

function episodesOf({ target, alertIf, resetLevel, consecutivePoints: consecutive }: Wanted, points: PreviewPoint[]) {
  return target === null
    ? []
    : walkPoints(points, { alertIf, target, reset: resetLevel ?? target, consecutive }).episodes
}
