// Which benchmarks are to be asked about in which scopes: those of what was observed, and those that have changed. Both
// are taken by one process each; what is asked about already is only asked from earlier on.
import { isOpenAt, isOpenRoot } from '../../kernel/closing.ts'
import type { Transaction } from '../../kernel/mutation.ts'

const batch = 2_000

const add = `
  insert into breach_check (benchmark_id, scope_id, scope_kind, organization_id, from_at, due_at)
  select benchmark_id, scope_id, scope_kind, organization_id, min(from_at), $1 from wanted
  group by 1, 2, 3, 4 order by 1, 2
  on conflict (benchmark_id, scope_id) do update
    set from_at = least(breach_check.from_at, excluded.from_at), due_at = least(breach_check.due_at, excluded.due_at)`

/**
 * Of a tree only what is below the benchmark's organization; of organizations itself alone, which holds all below it.
 */
const observed = `
  with taken as (
    delete from observed where id = any(array(select id from observed where ${isOpenAt('observed.organization_id')} order by id limit ${batch} for update skip locked)) returning *),
  scopes as (
    select distinct on (t.metric_id, s.scope_id, s.scope_kind) t.metric_id, s.*, min(t.from_at) over (partition by t.metric_id, s.scope_id, s.scope_kind) from_at
    from taken t join organization o on o.id = t.organization_id
    cross join lateral (
      select above.id scope_id, 'ORGANIZATION'::scope_kind scope_kind, above.id organization_id
      from organization above where above.root_id = o.root_id and starts_with(o.path, above.path)
      union all select l.id, 'LOCATION', l.organization_id from location l where l.id = t.location_id
      union all select v.id, 'VEHICLE', v.organization_id from vehicle v where v.id = t.vehicle_id
      union all select t.user_id, 'PERSON', t.organization_id where t.user_id is not null) s
    order by t.metric_id, s.scope_id, s.scope_kind, t.id desc),
  wanted as (
    select b.id benchmark_id, s.scope_id, s.scope_kind, s.organization_id, s.from_at
    from scopes s join benchmark b on b.metric_id = s.metric_id and b.scope_kind = s.scope_kind and b.status = 'ACTIVE'
    join organization at on at.id = b.organization_id join organization o on o.id = s.organization_id and o.root_id = b.root_id
    where case s.scope_kind when 'ORGANIZATION' then s.scope_id = b.organization_id else starts_with(o.path, at.path) end),
  added as (${add})
  select count(*)::int taken from taken`

const hasPeriods = (scope: string) =>
  `exists (select from metric_period p where p.metric_id = c.metric_id and p.scope_id = ${scope} and p.grain = c.grain)`

/** A benchmark that is new or has changed is asked about in all its scopes, and where it was asked about before. */
const changed = `
  with changed as (
    update benchmark b set evaluated_version = b.version from organization o
    where o.id = b.organization_id and b.id = any(array(select id from benchmark where evaluated_version <> version and ${isOpenRoot('benchmark.root_id')} limit 50 for update skip locked))
    returning b.*, o.path),
  wanted as (
    select c.id benchmark_id, s.*, 'epoch'::timestamptz from_at
    from changed c cross join lateral (
      select c.organization_id scope_id, 'ORGANIZATION'::scope_kind scope_kind, c.organization_id where c.scope_kind = 'ORGANIZATION'
      union all select l.id, 'LOCATION', l.organization_id from location l join organization o on o.id = l.organization_id
        where c.scope_kind = 'LOCATION' and o.root_id = c.root_id and starts_with(o.path, c.path) and ${hasPeriods('l.id')}
      union all select v.id, 'VEHICLE', v.organization_id from vehicle v join organization o on o.id = v.organization_id
        where c.scope_kind = 'VEHICLE' and o.root_id = c.root_id and starts_with(o.path, c.path) and ${hasPeriods('v.id')}
      union all (
        select distinct on (w.user_id) w.user_id, 'PERSON', w.organization_id from observation w join organization o on o.id = w.organization_id
        where c.scope_kind = 'PERSON' and w.metric_id = c.metric_id and w.user_id is not null and o.root_id = c.root_id and starts_with(o.path, c.path)
        order by w.user_id, w.id desc)
      union select h.scope_id, h.scope_kind, h.organization_id from breach h where h.benchmark_id = c.id and h.recovered_at is null
    ) s),
  gone as (
    delete from benchmark_condition n using changed c
    where n.benchmark_id = c.id and (c.status <> 'ACTIVE' or n.scope_kind <> c.scope_kind)),
  added as (${add})
  select count(*)::int taken from changed`

/** Notes what is to be asked; answers with whether there may be more. */
export async function noteChecks(tx: Transaction, now: Date): Promise<boolean> {
  let more = false
  for (const statement of [observed, changed]) {
    const [row] = await tx.$queryRawUnsafe<{ taken: number }[]>(statement, now)
    if (row!.taken) more = true
  }
  return more
}
