// The memberships of organizations by the names of their people: a page for several organizations at once, in one
// statement. It walks the directory in its order first; where that does not fill the page soon, it asks for what fits.
import type { AccessLevel } from '../../kernel/policy.ts'
import type { Context } from '../../kernel/context.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'

export type MembershipStatus = 'PLANNED' | 'ACTIVE' | 'ENDED'

export interface DirectoryFilter {
  search?: string
  departmentId?: string
  groupId?: string
  jobRoleId?: string
  levels?: AccessLevel[]
  statuses: MembershipStatus[]
  /** Only what stands right there, not below. */
  isDirect: boolean
}

export interface DirectoryPlace {
  text: string
  id: string
}

export interface Found extends DirectoryPlace {
  /** The organization whose page it is on. */
  at: string
}

/** How far the directory is walked before what fits is looked for by other means. */
const walked = 400

const conditions: Record<MembershipStatus, string> = {
  PLANNED: 'm.starts_at > $3',
  ACTIVE: '(m.starts_at <= $3 and (m.ends_at is null or m.ends_at > $3))',
  ENDED: 'm.ends_at <= $3',
}

/** What is planned or has ended is for who sees the roles there, and for who has it. */
function timeCondition(context: Context, statuses: MembershipStatus[], add: (value: unknown) => string): string {
  if (statuses.join() === 'ACTIVE') return conditions.ACTIVE
  const viewer = context.requireViewer()
  const scope = viewer.scope('departments.read').map(({ column, ids, within }) => {
    const there = within ? ` and m.organization_id = any(${add(within)}::uuid[])` : ''
    if (column === 'rootId') return `o.root_id = any(${add(ids)}::uuid[])`
    if (column === 'organizationId') return `m.organization_id = any(${add(ids)}::uuid[])`
    if (column === 'departmentId') return `(m.department_id = any(${add(ids)}::uuid[])${there})`
    if (column === 'groupId') return `(m.group_id = any(${add(ids)}::uuid[])${there})`
    return 'false'
  })
  const known = [conditions.ACTIVE, `m.user_id = ${add(viewer.id)}::uuid`, ...scope].join(' or ')
  const wanted = statuses.map((status) => conditions[status]).join(' or ')
  const all = statuses.length === 3 ? 'true' : `(${wanted || 'false'})`
  return `${all} and (${known})`
}

export async function readDirectory(
  context: Context,
  organizationIds: readonly string[],
  filter: DirectoryFilter,
  { first, after }: { first: number; after?: DirectoryPlace },
): Promise<Found[]> {
  const values: unknown[] = [organizationIds, first, context.now]
  const add = (value: unknown) => `$${values.push(value)}`
  const own: string[] = []
  if (after) own.push(`(s.text, s.id) > (${add(after.text)}, ${add(after.id)}::uuid)`)
  const searched = filter.search ? [`s.text ilike ${add(patternOf(filter.search))}`] : []
  const fits = [timeCondition(context, filter.statuses, add)]
  if (filter.departmentId) fits.push(`m.department_id = ${add(filter.departmentId)}::uuid`)
  if (filter.jobRoleId) fits.push(`m.job_role_id = ${add(filter.jobRoleId)}::uuid`)
  if (filter.groupId) {
    fits.push(`m.group_id in (with recursive below as (
      select id from department_group where id = ${add(filter.groupId)}::uuid
      union select g.id from department_group g join below on g.parent_id = below.id) select id from below)`)
  }
  if (filter.levels) fits.push(`m.access_level = any(${add(filter.levels)}::access_level[])`)
  const entry = (more: string[]) => ["s.kind = 'MEMBERSHIP'", 's.root_id = k.root_id', ...own, ...more].join(' and ')
  const belongs = filter.isDirect ? 'm.organization_id = k.id' : "(k.parent_id is null or o.path like k.path || '%')"
  const matching = [belongs, ...fits].join(' and ')
  const joined = 'join membership m on m.id = s.id join organization o on o.id = m.organization_id'
  // Words are looked up by themselves, and what is found is joined in its order, so that the page ends it. Without
  // words, what fits is likelier found from the memberships.
  const rest = filter.search
    ? `select e.id, e.text from (
         select s.id, s.text from search_entry s where ${entry(searched)} order by s.text, s.id offset 0) e
       cross join lateral (
         select from membership m join organization o on o.id = m.organization_id where m.id = e.id and ${matching} offset 0) held
       where LEFT limit $2`
    : `select s.id, s.text from search_entry s ${joined}
       where LEFT and ${[entry([]), matching].join(' and ')} order by s.text, s.id limit $2`
  const isLeft = `(select count(*) from page) < $2 and (select count(*) from step) = ${walked}`
  const text = `
    select k.id, p.text, p.id from organization k cross join lateral (
      with step as materialized (
        select s.id, s.text from search_entry s where ${entry([])} order by s.text, s.id limit ${walked}),
      page as materialized (
        select s.id, s.text from step s ${joined} where ${[...searched, matching].join(' and ')} order by s.text, s.id limit $2)
      select * from page where not (${isLeft})
      union all
      (${rest.replace('LEFT', isLeft)})) p
    where k.id = any($1::uuid[])
    order by p.text, p.id`
  return (await context.db.runOnce<[at: string, text: string, id: string]>(text, values)).map(([at, text, id]) => ({
    at,
    text,
    id,
  }))
}
