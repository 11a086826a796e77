// The people who belong to the organization of a record or to one above it: to whom work can go.
import type { Context } from '../../kernel/context.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'

/** Where a record is, or is to be. */
export interface WorkPlace {
  rootId: string
  organizationId: string
  organization: { path: string }
}

export interface Person {
  id: string
  rootId: string
  name: string
  /** The highest access level there. */
  level: AccessLevel
  memberships: { organizationId: string; departmentId: string | null; groupId: string | null }[]
}

const statement = `
  select u.id, u.name, min(m.access_level), json_agg(json_build_object(
    'organizationId', o.id, 'departmentId', m.department_id, 'groupId', m.group_id))
  from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
  where o.root_id = $1 and $2 like o.path || '%' and u.status = 'ACTIVE'
    and m.starts_at <= $3 and (m.ends_at is null or m.ends_at > $3)
    and ($4::uuid[] is null or u.id = any($4::uuid[])) and ($5::text is null or u.name ilike $5::text)
  group by u.id order by u.name, u.id limit 500`

export async function peopleAt(
  context: Context,
  place: WorkPlace,
  only: { ids?: readonly string[]; name?: string },
): Promise<Person[]> {
  const pattern = only.name ? patternOf(only.name) : null
  const values = [place.rootId, place.organization.path, context.now, only.ids ?? null, pattern]
  const rows = await context.db.run<[id: string, name: string, level: AccessLevel, memberships: Person['memberships']]>(
    statement,
    values,
  )
  return rows.map(([id, name, level, memberships]) => ({ id, rootId: place.rootId, name, level, memberships }))
}
