// What is due to be asked: benchmarks in scopes, with what they ask by, what is open of them, and their points.
import { isOpenAt } from '../../kernel/closing.ts'
import type { AlertIf, Aggregation, Grain, ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import type { DecimalValue } from '../../kernel/decimal.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { closesAt, valueOf } from '../observation/periodSql.ts'
import type { Point, Rule } from '../benchmark/walkPoints.ts'

const batch = 50

export interface Check extends Omit<Rule, 'consecutive'> {
  benchmarkId: string
  benchmarkName: string
  scopeId: string
  scopeKind: ScopeKind
  scopeName: string
  /** The organization of the scope. */
  organizationId: string
  organizationName: string
  departmentId: string | null
  groupId: string | null
  /** The place of what is done about it, where the scope has one. */
  locationId: string | null
  /** The scope, where that is a vehicle. */
  vehicleId: string | null
  metricId: string
  metricName: string
  unit: string
  alertIf: AlertIf
  aggregation: Aggregation
  grain: Grain
  zone: string
  consecutive: number
  ctqValue: number
  unitMargin: DecimalValue | null
  currency: string | null
  jobRoleId: string
  priorityId: number
  creatorId: string
  fromAt: Date
  /** Whether it is asked in this scope at all: false once it is archived or is about something else. */
  applies: boolean
  /** The last breach of it there, open or not. */
  breachId: string | null
  isOpen: boolean
  outcome: string | null
  firstPointAt: Date | null
  openedPointAt: Date | null
  openingValue: number | null
  openingTarget: number | null
  openingVolume: DecimalValue | null
  recoveredAt: Date | null
  /** The end of the last breach whose points are not walked again. */
  base: Date
  /** The last record of that breach. */
  actionNumber: number | null
  actionId: string | null
  isWorkOpen: boolean
  /** When the last of its records to be completed was, and when that was begun. */
  completedAt: Date | null
  completedId: string | null
  startedAt: Date | null
  isLastCompleted: boolean
  isClaimed: boolean
  isRealized: boolean
}

/** A closed period with a value. */
export interface PeriodPoint extends Point {
  at: Date
  closesAt: Date
  volume: DecimalValue
}

const take = `
  with due as materialized (
    select * from breach_check where due_at <= $1 and ${isOpenAt('breach_check.organization_id')} order by due_at, benchmark_id, scope_id limit ${batch} for update skip locked)
  select d.benchmark_id "benchmarkId", b.name "benchmarkName", d.scope_id "scopeId", d.scope_kind::text "scopeKind", o.id "organizationId", o.legal_name "organizationName",
    coalesce(l.name, v.unit_number, p.name, o.legal_name) "scopeName", coalesce(l.id, v.location_id) "locationId", v.id "vehicleId",
    b.department_id "departmentId", b.group_id "groupId", b.metric_id "metricId", m.name "metricName", m.unit, m.alert_if::text "alertIf", m.aggregation::text,
    b.grain::text, o.time_zone zone, b.consecutive_points::int consecutive, b.ctq_value "ctqValue", b.unit_margin "unitMargin", b.currency::text,
    b.job_role_id "jobRoleId", b.priority_id::int "priorityId", b.created_by_id "creatorId", d.from_at "fromAt",
    coalesce(b.target, m.target_threshold) target, coalesce(b.reset_level, b.target, m.target_threshold) reset,
    b.status = 'ACTIVE' and m.status = 'ACTIVE' and b.scope_kind = d.scope_kind and coalesce(b.target, m.target_threshold) is not null
      and case d.scope_kind when 'ORGANIZATION' then d.scope_id = b.organization_id else o.root_id = b.root_id and starts_with(o.path, at.path) end applies,
    h.id "breachId", coalesce(h.recovered_at is null and h.id is not null, false) "isOpen", h.outcome::text, h.first_point_at "firstPointAt", h.opened_point_at "openedPointAt",
    h.value "openingValue", h.target "openingTarget", h.volume "openingVolume", h.recovered_at "recoveredAt",
    coalesce((select max(e.recovered_point_at) from breach e where e.benchmark_id = d.benchmark_id and e.scope_id = d.scope_id
      and e.recovered_at is not null and e.outcome is distinct from 'CORRECTED'), 'epoch') base,
    r.n::int "actionNumber", r.action_id "actionId", coalesce(a.bucket <= 4, false) "isWorkOpen",
    c.actual_end "completedAt", c.id "completedId", c.actual_start "startedAt", coalesce(a.status = 9, false) "isLastCompleted",
    exists (select from opportunity_entry e where e.breach_id = h.id and e.kind = 'CLAIMED') "isClaimed",
    exists (select from opportunity_entry e where e.breach_id = h.id and e.kind = 'REALIZED') "isRealized"
  from due d join benchmark b on b.id = d.benchmark_id join metric m on m.id = b.metric_id
  join organization at on at.id = b.organization_id
  left join location l on d.scope_kind = 'LOCATION' and l.id = d.scope_id
  left join vehicle v on d.scope_kind = 'VEHICLE' and v.id = d.scope_id
  join organization o on o.id = coalesce(v.organization_id, d.organization_id)
  left join app_user p on d.scope_kind = 'PERSON' and p.id = d.scope_id
  left join lateral (
    select * from breach h where h.benchmark_id = d.benchmark_id and h.scope_id = d.scope_id order by h.opened_at desc, h.legacy_id desc limit 1) h on true
  left join lateral (select * from breach_action r where r.breach_id = h.id order by r.n desc limit 1) r on true
  left join action a on a.id = r.action_id
  left join lateral (
    select c.* from breach_action k join action c on c.id = k.action_id where k.breach_id = h.id and c.status = 9 order by k.n desc limit 1) c on true
  order by 1, 3`

const lock = `select id from action where id = any($1::uuid[]) for update skip locked`

/**
 * Takes what is due, locked until the transaction ends. Whose record somebody has in hand at this moment is left for
 * the next time: they may be waiting for this lock.
 */
export async function takeChecks(tx: Transaction, now: Date): Promise<Check[]> {
  const checks = await tx.$queryRawUnsafe<Check[]>(take, now)
  const ids = checks.flatMap(({ actionId, isWorkOpen }) => (isWorkOpen && actionId ? [actionId] : []))
  if (!ids.length) return checks
  const locked = new Set((await tx.$queryRawUnsafe<{ id: string }[]>(lock, ids)).map(({ id }) => id))
  return checks.filter(({ actionId, isWorkOpen }) => !isWorkOpen || !actionId || locked.has(actionId))
}

// From the points before the first one that may have changed, or that the open breach began with, on; so many as could
// have begun a breach with it.
const points = `
  select k.place::int - 1 place, p.starts_at at, p.closes_at "closesAt", p.value, p.volume
  from unnest($1::uuid[], $2::uuid[], $3::grain[], $4::timestamptz[], $5::timestamptz[], $6::int[], $7::text[], $8::aggregation[])
    with ordinality k(metric_id, scope_id, grain, from_at, base, lead, zone, aggregation, place)
  cross join lateral (
    select p.starts_at, ${closesAt('p', 'k')} closes_at, (${valueOf('p', 'k.aggregation')})::float8 "value", p.denominator volume
    from metric_period p
    where p.metric_id = k.metric_id and p.scope_id = k.scope_id and p.grain = k.grain and p.starts_at > k.base and p.observations > 0
      and p.starts_at >= coalesce((
        select q.starts_at from metric_period q
        where q.metric_id = k.metric_id and q.scope_id = k.scope_id and q.grain = k.grain and q.starts_at > k.base and q.starts_at < k.from_at
          and ${valueOf('q', 'k.aggregation')} is not null
        order by q.starts_at desc offset k.lead - 1 limit 1), k.base)) p
  order by k.place, p.starts_at`

export interface Points {
  closed: PeriodPoint[]
  /** When the next period that has observations closes. */
  nextAt: Date | null
  /** When that began. */
  nextFrom: Date | null
}

export async function pointsOf(tx: Transaction, checks: readonly Check[], now: Date): Promise<Points[]> {
  const from = (check: Check) =>
    check.isOpen && check.firstPointAt! < check.fromAt ? check.firstPointAt! : check.fromAt
  const column = <T>(value: (check: Check) => T) => checks.map(value)
  const rows = await tx.$queryRawUnsafe<
    { place: number; at: Date; closesAt: Date; value: number | null; volume: DecimalValue }[]
  >(
    points,
    column((one) => one.metricId),
    column((one) => one.scopeId),
    column((one) => one.grain),
    column(from),
    column((one) => one.base),
    column((one) => one.consecutive),
    column((one) => one.zone),
    column((one) => one.aggregation),
  )
  const all: Points[] = checks.map(() => ({ closed: [], nextAt: null, nextFrom: null }))
  for (const { place, value, ...point } of rows) {
    const found = all[place]!
    if (point.closesAt > now) {
      found.nextAt ??= point.closesAt
      found.nextFrom ??= point.at
    } else if (value !== null) found.closed.push({ ...point, value })
  }
  return all
}
