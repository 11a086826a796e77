// What records were before everything was kept, as far as their histories tell: their states, and of other columns what
// a step says that they were. Once for each record, in the order of their ids, a portion after the other.
import type { Services } from '../../kernel/context.ts'
import { keptDays } from '../../kernel/asOf.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const portion = 500

const all = Object.values(modelOf('Action').fields).flatMap(({ column }) => column ?? [])
/** All but those that the database works out itself. */
const columns = all.filter((column) => !['bucket', 'board_order', 'parties'].includes(column))
const listed = (names: readonly string[], alias = '') => names.map((name) => `${alias}"${name}"`).join(', ')

// The columns of a version are those of the first that was kept, but for what the steps behind it have changed.
const rebuild = `
  with known as (
    select a.id, a.root_id, a.created_at,
      coalesce(p.row, to_jsonb(a)) as base, coalesce(p.since, a.updated_at) as until
    from action a
    left join lateral (
      select to_jsonb(p) as row, p.updated_at as since from action_past p where p.id = a.id
      order by p.until, p.position limit 1) p on true
    where a.id = any($1::uuid[]) and a.created_at < coalesce(p.since, a.updated_at)),
  begun as (
    select k.id, k.created_at as since from known k
    union select h.action_id, h.at from known k join action_history h on h.action_id = k.id
    where h.at > k.created_at and h.at < k.until),
  stood as (
    select k.*, b.since, lead(b.since, 1, k.until) over (partition by k.id order by b.since) as ended
    from begun b join known k on k.id = b.id)
  insert into rebuilt (ended, ${listed(columns)})
  select s.ended, ${listed(columns, 'r.')}
  from stood s
  left join lateral (
    select h.* from action_history h where h.action_id = s.id and h.at <= s.since order by h.version desc limit 1) last on true
  left join lateral (
    select h.* from action_history h where h.action_id = s.id and h.at <= s.since
      and (h.transition = 'CREATE' or (h.from_status, h.from_disposition) is distinct from (h.to_status, h.to_disposition))
    order by h.version desc limit 1) moved on true
  left join lateral (
    select h.from_status, h.from_disposition from action_history h where h.action_id = s.id order by h.version limit 1) first on true
  cross join lateral (
    select case when last.id is null then coalesce(first.from_status, 5) else last.to_status end as status,
      case when last.id is null then first.from_disposition else last.to_disposition end as disposition) state
  left join lateral (
    select jsonb_object_agg(c.field, c.before) as before from (
      select distinct on (e.key) e.key as field, e.value ->> 0 as before
      from action_history h cross join lateral jsonb_each(h.changes) e
      where h.action_id = s.id and h.at > s.since and h.at < s.until order by e.key, h.version) c) told on true
  left join lateral (
    select d.from_id, d.to_id, d.answered_at from delegation d
    where d.action_id = s.id and d.at <= s.since and (d.ended_at is null or d.ended_at > s.since)
    order by d.depth desc, d.at desc limit 1) passed on true
  left join lateral (
    select e.person_id, e.level, e.answer = 'RETURN' and e.answered_at <= s.since as is_back from escalation e
    where e.action_id = s.id and e.at <= s.since and e.person_id is not null
    order by e.at desc, e.id desc limit 1) raised on raised.is_back is not true
  left join lateral (
    select case when count(*) = 1 then min(u.id::text) end as id from app_user u where u.name = told.before ->> 'assignee'
      and exists (select from membership m join organization o on o.id = m.organization_id
        where m.user_id = u.id and o.root_id = s.root_id)) named on true
  left join reference_item priority on priority.list = 'SCHEDULE_PRIORITY' and priority.name = told.before ->> 'priority'
  cross join lateral (
    select coalesce(jsonb_object_agg(t.column_name, t.value), '{}') as columns from (values
      ('title', told.before -> 'title'), ('description', told.before -> 'description'),
      ('po_number', told.before -> 'poNumber'), ('service_time_mins', told.before -> 'serviceTimeMins'),
      ('priority_id', to_jsonb(priority.id)),
      ('scheduled_start', to_jsonb(nullif(told.before ->> 'scheduledStart', ''))),
      ('scheduled_end', to_jsonb(nullif(told.before ->> 'scheduledEnd', '')))) t (column_name, value)
    where t.value is not null) text
  cross join lateral jsonb_populate_record(null::action, s.base || text.columns || jsonb_build_object(
    'status', state.status, 'disposition', state.disposition,
    'status_at', coalesce(moved.at, s.created_at),
    'status_reason', case when state.status in (3, 4, 6) then coalesce(moved.reason, '') else '' end,
    'resume_at', case when state.status in (3, 4) then moved.changes -> 'resumeAt' ->> 1 end,
    'version', coalesce(last.version, 1), 'updated_at', s.since,
    'actual_start', case when (s.base ->> 'actual_start')::timestamptz <= s.since then s.base ->> 'actual_start' end,
    'actual_end', case when state.status = 9 then s.base ->> 'actual_end' end,
    'completed_by_id', case when state.status = 9 then s.base ->> 'completed_by_id' end,
    'signed_off_at', case when (s.base ->> 'signed_off_at')::timestamptz <= s.since then s.base ->> 'signed_off_at' end,
    'signed_off_by_id', case when (s.base ->> 'signed_off_at')::timestamptz <= s.since then s.base ->> 'signed_off_by_id' end,
    'assignee_id', case when told.before ->> 'assignee' = '' then null else coalesce(named.id, s.base ->> 'assignee_id') end,
    'delegator_id', passed.from_id,
    'delegate_id', case when state.disposition = 'DELEGATED' then passed.to_id end,
    'escalated_to_id', raised.person_id,
    'escalated_level', raised.level)) r
  where s.ended > s.since and s.ended > $2`

const keep = `
  insert into action_past (until, era, ${listed(all)})
  select ended, era_of(updated_at, ended), ${listed(all)} from rebuilt`

async function rebuildSome(transaction: Transaction, now: Date): Promise<number> {
  const [begin] = await transaction.$queryRaw<{ rebuiltTo: string | null }[]>`
    select rebuilt_to as "rebuiltTo" from past_begin where rebuilt_at is null for update skip locked`
  if (!begin) return 0
  const ids = await transaction.$queryRaw<{ id: string }[]>`
    select a.id from action a, past_begin b
    where (${begin.rebuiltTo}::uuid is null or a.id > ${begin.rebuiltTo}::uuid) and a.created_at < b.at
    order by a.id limit ${portion}`
  if (!ids.length) {
    await transaction.pastBegin.updateMany({ data: { rebuiltAt: now } })
    return 0
  }
  await transaction.$executeRaw`
    create temp table rebuilt (ended timestamptz not null, like action including generated) on commit drop`
  const oldest = new Date(now.getTime() - keptDays * day)
  const found = ids.map(({ id }) => id)
  await transaction.$executeRawUnsafe(rebuild, found, oldest)
  await transaction.$executeRawUnsafe(keep)
  await transaction.pastBegin.updateMany({ data: { rebuiltTo: found.at(-1)! } })
  return found.length
}

/** Rebuilds what was before everything was kept; answers with how many records were looked at. */
export async function rebuildPast({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  for (let count = 0; ;) {
    const some = await db.prisma.$transaction((transaction) => rebuildSome(transaction, clock.now()), {
      timeout: 60_000,
    })
    if (!some) return count
    count += some
  }
}
