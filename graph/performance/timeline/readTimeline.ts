// What has happened to a vehicle and what is to come, on one line of time, in one statement: its records, what its
// routines bring, what was observed of it, and its breaches, each as far as the viewer sees it.
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import type { Where } from '../../kernel/list/condition.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { libraryWhere } from '../../kernel/placed.ts'
import { organizationsOver, placedOver } from '../../kernel/reach.ts'
import { declareView } from '../../kernel/statement/models.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy, type Seek } from '../../kernel/statement/seek.ts'

export const eventKinds = [
  'RECORD_CREATED',
  'RECORD_DUE',
  'RECORD_COMPLETED',
  'ROUTINE',
  'OBSERVATION',
  'BREACH_OPENED',
  'BREACH_RECOVERED',
] as const
type EventKind = (typeof eventKinds)[number]

declareView('vehicleEvents', { kind: { column: 'kind' }, at: { column: 'at' } })

export interface EventRow {
  kind: EventKind
  at: string
  /** The uuid, or the number of an observation. */
  id: string
  title: string
  /** A person, or the state of an occurrence with the reason for it. */
  detail: string
  value: number | null
  target: number | null
  unit: string
  record: { id: string; rootId: string; number: number } | null
  /** The routine, metric or benchmark. */
  sourceId: string | null
}

interface Sides {
  vehicle: string
  seen: () => string
  routines: () => string
  metrics: () => string
  organizations: () => string
  benchmarks: () => string
}

const record = (kind: EventKind, at: string, condition: string, seen: string, { detail = `''`, join = '' } = {}) => `
  select '${kind}', ${at}, a.id::text, a.title, ${detail}, null::float8, null::float8, '', a.number, a.root_id, a.id, null::uuid
  from action a ${join} where ${condition} and ${seen}`

const breach = (kind: EventKind, at: string, value: string, { vehicle, seen, benchmarks }: Sides) => `
  select '${kind}', b.${at}, b.id::text, k.name, '', b.${value}, b.target, m.unit, null::int, null::uuid, null::uuid, k.id
  from breach b join benchmark k on k.id = b.benchmark_id join metric m on m.id = b.metric_id
  cross join lateral (select b.root_id, b.organization_id, k.department_id, k.group_id) placed
  where b.scope_id = ${vehicle} and b.scope_kind = 'VEHICLE' and b.${at} is not null and (${benchmarks()}
    or exists (select from breach_action l join action a on a.id = l.action_id where l.breach_id = b.id and ${seen()}))`

/** Each with the same columns. */
const parts: Record<EventKind, (sides: Sides) => string> = {
  RECORD_CREATED: ({ vehicle, seen }) =>
    record('RECORD_CREATED', 'a.created_at', `a.vehicle_id = ${vehicle}`, seen(), {
      detail: 'p.name',
      join: 'join app_user p on p.id = a.creator_id',
    }),
  RECORD_DUE: ({ vehicle, seen }) =>
    record(
      'RECORD_DUE',
      'a.scheduled_end',
      `a.vehicle_id = ${vehicle} and a.bucket <= 5 and a.scheduled_end is not null`,
      seen(),
    ),
  RECORD_COMPLETED: ({ vehicle, seen }) =>
    record(
      'RECORD_COMPLETED',
      'a.actual_end',
      `a.vehicle_id = ${vehicle} and a.status = 9 and a.actual_end is not null`,
      seen(),
      { detail: `coalesce(p.name, '')`, join: 'left join app_user p on p.id = a.completed_by_id' },
    ),
  // What became a record is told by that.
  ROUTINE: ({ vehicle, routines }) => `
    select 'ROUTINE', p.starts_at, p.id::text, coalesce(p.changes ->> 'title', t.title),
      concat_ws(': ', p.state::text, nullif(p.reason, '')), null::float8, null::float8, '', null::int, null::uuid, null::uuid, s.id
    from task_record t join series s on s.task_record_id = t.id join occurrence p on p.series_id = s.id
    where (s.vehicle_id = ${vehicle} or s.vehicle_id is null and t.vehicle_id = ${vehicle})
      and p.state in ('PLANNED', 'SKIPPED', 'MISSED') and ${routines()}`,
  OBSERVATION: ({ vehicle, metrics, organizations }) => `
    select 'OBSERVATION', w.at, w.id::text, m.name, '', w.value::float8, null::float8, m.unit, null::int, null::uuid, null::uuid, m.id
    from observation w join metric m on m.id = w.metric_id join organization o on o.id = w.organization_id
    where w.vehicle_id = ${vehicle} and w.voided_at is null and m.root_id = any(${metrics()}::uuid[]) and ${organizations()}`,
  BREACH_OPENED: (sides) => breach('BREACH_OPENED', 'opened_at', 'value', sides),
  BREACH_RECOVERED: (sides) => breach('BREACH_RECOVERED', 'recovered_at', 'recovered_value', sides),
}

/** All that is asked for of a vehicle, as rows `found` with their condition. */
function events(context: Context, vehicleId: string, where: Where | undefined, parameters: Parameters): string {
  const viewer = context.requireViewer()
  const sides: Sides = {
    vehicle: `${parameters.add(vehicleId)}::uuid`,
    seen: () => scopeCondition(visibleScope(viewer), parameters),
    routines: () => placedOver(viewer, 'tasks.use', 't', parameters),
    metrics: () => parameters.add(libraryWhere(viewer, 'metrics.read').rootId.in),
    organizations: () => organizationsOver(viewer, 'o.id', 'o.root_id', parameters),
    benchmarks: () => placedOver(viewer, 'benchmarks.read', 'placed', parameters),
  }
  const all = eventKinds.map((kind) => parts[kind](sides)).join(' union all ')
  const columns = 'kind, at, id, title, detail, value, target, unit, number, record_root, record, source'
  return `(${all}) found(${columns}) where ${where ? whereSql('vehicleEvents', where, parameters, 'found') : 'true'}`
}

export async function countEvents(
  context: Context,
  vehicleId: string,
  where: Where | undefined,
  atMost: number,
): Promise<number> {
  const parameters = new Parameters()
  const all = events(context, vehicleId, where, parameters)
  const text = `select count(*) from (select from ${all} limit ${parameters.add(atMost)}) counted`
  const [row] = await context.db.runOnce<[number]>(text, parameters.values)
  return row![0]
}

type Columns = [
  kind: EventKind,
  at: Date | string,
  id: string,
  title: string,
  detail: string,
  value: number | null,
  target: number | null,
  unit: string,
  number: number | null,
  recordRoot: string | null,
  record: string | null,
  source: string | null,
]

export async function readEvents(
  context: Context,
  vehicleId: string,
  where: Where | undefined,
  { seek, take }: { seek: Seek; take: number },
): Promise<EventRow[]> {
  const parameters = new Parameters()
  const all = events(context, vehicleId, where, parameters)
  const order = ['found.at', 'found.kind', 'found.id']
  const text = `
    select found.* from ${all}${behind(seek, parameters, ...order)}
    order by ${orderBy(seek, ...order)} limit ${parameters.add(take)}`
  const rows = await context.db.runOnce<Columns>(text, parameters.values)
  return rows.map(([kind, at, id, title, detail, value, target, unit, number, rootId, recordId, sourceId]) => ({
    kind,
    at: new Date(at).toISOString(),
    id,
    title,
    detail,
    value,
    target,
    unit,
    record: recordId && rootId && number !== null ? { id: recordId, rootId, number } : null,
    sourceId,
  }))
}
