// Who holds a role at the place of a record at a moment: whose membership is where it stands or above.
import type { Context } from '../../kernel/context.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import type { SubjectRow } from '../action/readActions.ts'

export interface RoleWanted {
  accessLevel?: AccessLevel
  jobRoleId?: string
}

const statement = `
  select distinct m.user_id
  from organization o
    join organization at on at.root_id = o.root_id and starts_with(o.path, at.path)
    join membership m on m.organization_id = at.id
    join app_user u on u.id = m.user_id and u.status = 'ACTIVE'
  where o.id = $1 and ($2::access_level is null or m.access_level = $2) and ($3::uuid is null or m.job_role_id = $3)
    and ($4::uuid is null or m.department_id is null or m.department_id = $4)
    and ($5::uuid is null or m.group_id is null or $5 in (
      with recursive below as (
        select m.group_id as id union select g.id from department_group g join below on g.parent_id = below.id)
      select id from below))
    and m.starts_at <= $6 and (m.ends_at is null or m.ends_at > $6)
  limit $7`

/** Their ids, no more than `most`. */
export async function roleMembers(
  context: Context,
  { organizationId, departmentId, groupId }: SubjectRow,
  { accessLevel, jobRoleId }: RoleWanted,
  most: number,
): Promise<string[]> {
  const place = [departmentId, departmentId ? groupId : null]
  const values = [organizationId, accessLevel ?? null, jobRoleId ?? null, ...place, context.now, most]
  return (await context.db.run<[string]>(statement, values)).map(([id]) => id)
}
