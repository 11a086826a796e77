// The memberships of organizations by the names of their people: a page for several organizations at once, in one
// statement. It walks the directory in its order first; where that does not fill the page soon, it asks for what fits.
import type { AccessLevel } from '../../kernel/policy.ts'
import type { Context } from '../../kernel/context.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, cursorIn, orderBy, type Seek } from '../../kernel/statement/seek.ts'

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

export interface Found {
  /** The organization whose page it is on. */
  at: string
  id: string
  cursor: string
}

/** The order of the directory, by the words of a person. */
export const directoryOrder = { list: 'members', parts: ['text', 'uuid'] } as const

/** How far the directory is walked before what fits is looked for by other means. */
const walked = 400

const conditionOf: Record<MembershipStatus, (now: string) => string> = {
  PLANNED: (now) => `m.starts_at > ${now}`,
  ACTIVE: (now) => `(m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))`,
  ENDED: (now) => `m.ends_at <= ${now}`,
}

/** What is planned or has ended is for who sees the roles there, and for who has it. */
function timeCondition(
  context: Context,
  statuses: MembershipStatus[],
  now: string,
  add: (value: unknown) => string,
): string {
  const isActive = conditionOf.ACTIVE(now)
  if (statuses.join() === 'ACTIVE') return isActive
  const viewer = context.requireViewer()
  const scope = viewer.scope('departments.read').map(({ column, ids, within }) => {
    const there = within ? ` and m.organization_id = any(${add(within)}::uuid[])` : ''
    if (column === 'rootId') return `o.root_id = any(${add(ids)}::uuid[])`
    if (column === 'organizationId') return `m.organization_id = any(${add(ids)}::uuid[])`
    if (column === 'departmentId') return `(m.department_id = any(${add(ids)}::uuid[])${there})`
    if (column === 'groupId') return `(m.group_id = any(${add(ids)}::uuid[])${there})`
    return 'false'
  })
  const known = [isActive, `m.user_id = ${add(viewer.id)}::uuid`, ...scope].join(' or ')
  const wanted = statuses.map((status) => conditionOf[status](now)).join(' or ')
  const all = statuses.length === 3 ? 'true' : `(${wanted || 'false'})`
  return `${all} and (${known})`
}

/** What narrows the directory of an organization `k`: conditions on entries `s`, memberships `m`, their places `o`. */
function narrowing(context: Context, filter: DirectoryFilter, parameters: Parameters, now: string) {
  const add = (value: unknown) => parameters.add(value)
  const searched = filter.search ? [`s.text ilike ${add(patternOf(filter.search))}`] : []
  const belongs = filter.isDirect ? 'm.organization_id = k.id' : "(k.parent_id is null or o.path like k.path || '%')"
  const fits = [belongs, timeCondition(context, filter.statuses, now, add)]
  if (filter.departmentId) fits.push(`m.department_id = ${add(filter.departmentId)}::uuid`)
  if (filter.jobRoleId) fits.push(`m.job_role_id = ${add(filter.jobRoleId)}::uuid`)
  if (filter.groupId) {
    fits.push(`m.group_id in (with recursive below as (
      select id from department_group where id = ${add(filter.groupId)}::uuid
      union select g.id from department_group g join below on g.parent_id = below.id) select id from below)`)
  }
  if (filter.levels) fits.push(`m.access_level = any(${add(filter.levels)}::access_level[])`)
  return {
    entry: ["s.kind = 'MEMBERSHIP'", 's.root_id = k.root_id'],
    searched,
    matching: fits.join(' and '),
    joined: 'join membership m on m.id = s.id join organization o on o.id = m.organization_id',
  }
}

export async function readDirectory(
  context: Context,
  organizationIds: readonly string[],
  filter: DirectoryFilter,
  { seek, take }: { seek: Seek; take: number },
): Promise<Found[]> {
  const parameters = new Parameters()
  const [organizations, limit, now] = [organizationIds, take, context.now].map((value) => parameters.add(value))
  const { entry, searched, matching, joined } = narrowing(context, filter, parameters, now!)
  const next = entry.join(' and ') + behind(seek, parameters, 's.text', 's.id')
  const order = `order by ${orderBy(seek, 's.text', 's.id')}`
  // Words are looked up by themselves, and what is found is joined in its order, so that the page ends it. Without
  // words, what fits is likelier found from the memberships.
  const rest = filter.search
    ? `select e.id, e.text from (
         select s.id, s.text from search_entry s where ${[next, ...searched].join(' and ')} ${order} offset 0) e
       cross join lateral (
         select from membership m join organization o on o.id = m.organization_id where m.id = e.id and ${matching} offset 0) held
       where LEFT limit ${limit}`
    : `select s.id, s.text from search_entry s ${joined}
       where LEFT and ${next} and ${matching} ${order} limit ${limit}`
  const isLeft = `(select count(*) from page) < ${limit} and (select count(*) from step) = ${walked}`
  const text = `
    select k.id, p.text, p.id from organization k cross join lateral (
      with step as materialized (select s.id, s.text from search_entry s where ${next} ${order} limit ${walked}),
      page as materialized (
        select s.id, s.text from step s ${joined} where ${[...searched, matching].join(' and ')} ${order} limit ${limit})
      select * from page where not (${isLeft})
      union all
      (${rest.replace('LEFT', isLeft)})) p
    where k.id = any(${organizations}::uuid[])
    order by ${orderBy(seek, 'p.text', 'p.id')}`
  const rows = await context.db.runOnce<[at: string, text: string, id: string]>(text, parameters.values)
  return rows.map(([at, words, id]) => ({ at, id, cursor: cursorIn(directoryOrder, [words, id]) }))
}

/** How many each of some organizations has. */
export async function countDirectory(
  context: Context,
  organizationIds: readonly string[],
  filter: DirectoryFilter,
  atMost: number,
): Promise<Map<string, number>> {
  const parameters = new Parameters()
  const organizations = parameters.add(organizationIds)
  const { entry, searched, matching, joined } = narrowing(context, filter, parameters, parameters.add(context.now))
  const text = `
    select k.id, (select count(*) from (
      select from search_entry s ${joined} where ${[...entry, ...searched, matching].join(' and ')} limit ${parameters.add(atMost)}) counted)
    from organization k where k.id = any(${organizations}::uuid[])`
  return new Map(await context.db.runOnce<[id: string, count: number]>(text, parameters.values))
}
