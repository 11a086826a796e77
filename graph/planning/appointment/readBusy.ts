// Where people of a tree work and what takes their time: records with a slot, and appointments that they have not
// declined. One statement, however many people.
import type { Context } from '../../kernel/context.ts'
import type { Span } from '../../people/schedule/businessTime.ts'
import type { Worker } from '../../people/schedule/workingTimes.ts'

export interface BusyPerson extends Worker {
  busy: Span[]
}

const statement = `
  select distinct on (m.user_id) m.user_id, m.organization_id, coalesce((
    select json_agg(json_build_object(
      'from', extract(epoch from taken.starts_at) * 1000, 'to', extract(epoch from taken.ends_at) * 1000))
    from (
      select a.scheduled_start as starts_at, a.scheduled_end as ends_at from action a
      where a.assignee_id = m.user_id and a.root_id = $2::uuid and a.is_scheduled and a.bucket <= 5
        and a.scheduled_start < $4::timestamptz and a.scheduled_end > $3::timestamptz
      union all
      select p.starts_at, p.ends_at from appointment p
      where p.parties @> array[m.user_id] and p.root_id = $2::uuid and p.cancelled_at is null
        and p.starts_at < $4::timestamptz and p.ends_at > $3::timestamptz
        and not exists (
          select 1 from appointment_attendee t
          where t.appointment_id = p.id and t.user_id = m.user_id and t.response = 'DECLINED')) taken), '[]')
  from membership m join organization o on o.id = m.organization_id
  where m.user_id = any($1::uuid[]) and o.root_id = $2::uuid
    and m.starts_at <= $5::timestamptz and (m.ends_at is null or m.ends_at > $5::timestamptz)
  order by m.user_id, (m.organization_id = $6::uuid) desc, length(o.path), m.organization_id`

interface Asked {
  userIds: readonly string[]
  rootId: string
  /** Of somebody who works in several places of the tree, this one's hours count. */
  organizationId: string
  within: Span
}

/** Those of the people who belong to the tree. */
export async function readBusy(
  context: Context,
  { userIds, rootId, organizationId, within }: Asked,
): Promise<BusyPerson[]> {
  const rows = await context.db.run<[userId: string, organizationId: string, busy: Span[]]>(statement, [
    userIds,
    rootId,
    new Date(within.from),
    new Date(within.to),
    context.now,
    organizationId,
  ])
  return rows.map(([userId, workplaceId, busy]) => ({
    userId,
    organizationId: workplaceId,
    rootId,
    busy,
  }))
}
