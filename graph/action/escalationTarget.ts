import type { Context } from '../context.ts'
import { ValidationError } from '../errors.ts'
import { accessLevelNames, type AccessLevel } from '../policy.ts'
import type { SubjectRow } from './readActions.ts'

// The nearest organization upwards, and there somebody of the record's own group or department before others.
const statement = `
  select u.id, u.name
  from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
  where m.access_level = $1::access_level and o.root_id = $2 and $3 like o.path || '%'
    and m.starts_at <= $7 and (m.ends_at is null or m.ends_at > $7) and u.status = 'ACTIVE'
    and u.id is distinct from $4::uuid
    and ($1 <> 'SUPERVISION' or m.group_id = $5::uuid)
    and ($1 <> 'TACTICAL' or m.department_id = $6::uuid)
  order by length(o.path) desc, (m.group_id = $5::uuid) desc nulls last, (m.department_id = $6::uuid) desc nulls last,
    m.legacy_id
  limit 1`

/** The person whom an access level means for a record, when it is asked for. */
export async function escalationTarget(
  context: Context,
  { rootId, organization, assigneeId, groupId, departmentId }: SubjectRow,
  level: AccessLevel,
): Promise<{ id: string; name: string }> {
  const values = [level, rootId, organization.path, assigneeId, groupId, departmentId, context.now]
  const [row] = await context.db.run(statement, values)
  if (!row) {
    const message = `Nobody else here has the access level ${accessLevelNames[level]}; choose another.`
    throw new ValidationError([{ path: 'level', message }])
  }
  return { id: row[0] as string, name: row[1] as string }
}
