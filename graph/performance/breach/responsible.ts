import type { Transaction } from '../../kernel/mutation.ts'
import type { Check } from './readChecks.ts'

// The job role in the organization of the scope or the nearest above, as who holds it when it is asked; for somebody
// who is away their deputy, of several whoever has the least open work.
const statement = `
  with holders as (
    select m.user_id, max(length(at.path)) nearness
    from organization o join organization at on at.root_id = o.root_id and starts_with(o.path, at.path)
    join membership m on m.organization_id = at.id
    where o.id = $1::uuid and m.job_role_id = $2::uuid and m.starts_at <= $5 and (m.ends_at is null or m.ends_at > $5)
      and ($3::uuid is null or m.department_id is null or m.department_id = $3::uuid)
      and ($4::uuid is null or m.group_id is null or m.group_id = $4::uuid)
    group by m.user_id),
  away as (
    select x.user_id, min(deputy_at(x.id, $1::uuid, $4::uuid, $5)::text)::uuid deputy_id
    from absence x join organization o on o.id = $1::uuid
    where x.root_id = o.root_id and x.cancelled_at is null and x.starts_at <= $5 and x.ends_at > $5 group by x.user_id),
  able as (
    select coalesce(away.deputy_id, h.user_id) user_id, h.nearness, away.user_id is not null stands_in
    from holders h join app_user u on u.id = h.user_id and u.status = 'ACTIVE' left join away on away.user_id = h.user_id
    where away.user_id is null or away.deputy_id is not null)
  select u.id, u.name from able a join app_user u on u.id = a.user_id and u.status = 'ACTIVE'
  where not (a.stands_in and exists (select from away where away.user_id = a.user_id))
  order by a.nearness desc, a.stands_in, (select count(*) from action w where w.assignee_id = u.id and w.bucket <= 4), u.name, u.id limit 1`

/** Who owns what is done about a breach, as it would be resolved now; null where nobody holds the role. */
export async function responsibleFor(
  tx: Transaction,
  {
    organizationId,
    jobRoleId,
    departmentId,
    groupId,
  }: Pick<Check, 'organizationId' | 'jobRoleId' | 'departmentId' | 'groupId'>,
  now: Date,
) {
  const [person] = await tx.$queryRawUnsafe<{ id: string; name: string }[]>(
    statement,
    organizationId,
    jobRoleId,
    departmentId,
    groupId,
    now,
  )
  return person ?? null
}
