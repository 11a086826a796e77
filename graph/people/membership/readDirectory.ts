// The memberships of organizations by the names of their people: a page for several organizations at once, in one
// statement. It walks the directory in its order first; where that does not fill the page soon, it asks for what fits.
import type { Context } from '../../kernel/context.ts'
import { directorySeek } from '../../kernel/list/directorySeek.ts'
import type { Asked } from '../../kernel/list/listShape.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import type { PageAsked } from '../../kernel/paging.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy } from '../../kernel/statement/seek.ts'

type List = Asked<'NAME' | 'CREATED'> & {
  /** Only what stands right there, not below. */
  isDirect?: boolean
}

export interface Found {
  /** The organization whose page it is on. */
  at: string
  id: string
  cursor: string
}

/** How far the directory is walked before what fits is looked for by other means. */
const walked = 400

/** What holds now is for all; what is planned or has ended is for who sees the roles there, and for who has it. */
function knownTo(context: Context, now: string, add: (value: unknown) => string): string {
  const viewer = context.requireViewer()
  const scope = viewer.scope('departments.read').map(({ column, ids, within }) => {
    const there = within ? ` and m.organization_id = any(${add(within)}::uuid[])` : ''
    if (column === 'rootId') return `o.root_id = any(${add(ids)}::uuid[])`
    if (column === 'organizationId') return `m.organization_id = any(${add(ids)}::uuid[])`
    if (column === 'departmentId') return `(m.department_id = any(${add(ids)}::uuid[])${there})`
    if (column === 'groupId') return `(m.group_id = any(${add(ids)}::uuid[])${there})`
    return 'false'
  })
  const isActive = `(m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))`
  return `(${[isActive, `m.user_id = ${add(viewer.id)}::uuid`, ...scope].join(' or ')})`
}

/** What narrows the directory of an organization `k`: conditions on entries `s`, memberships `m`, their places `o`. */
function narrowing(context: Context, { words, where, isDirect }: List, parameters: Parameters, now: string) {
  const add = (value: unknown) => parameters.add(value)
  const searched = words ? [`s.text ilike ${add(patternOf(words))}`] : []
  const belongs = isDirect ? 'm.organization_id = k.id' : "(k.parent_id is null or o.path like k.path || '%')"
  const fits = [belongs, knownTo(context, now, add)]
  if (where) fits.push(whereSql('Membership', where, parameters, 'm'))
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
  list: List,
  page: PageAsked,
): Promise<Found[]> {
  const { at, columnsOf, cursorOf } = directorySeek(list, page)
  const parameters = new Parameters()
  const [organizations, limit, now] = [organizationIds, page.take, context.now].map((value) => parameters.add(value))
  const { entry, searched, matching, joined } = narrowing(context, list, parameters, now!)
  const next = entry.join(' and ') + behind(at, parameters, ...columnsOf('s'))
  const inOrder = `order by ${orderBy(at, ...columnsOf('s'))}`
  // Words are looked up by themselves, and what is found is joined in its order, so that the page ends it. Without
  // words, what fits is likelier found from the memberships.
  const rest = list.words
    ? `select e.id, e.text from (
         select s.id, s.text from search_entry s where ${[next, ...searched].join(' and ')} ${inOrder} offset 0) e
       cross join lateral (
         select from membership m join organization o on o.id = m.organization_id where m.id = e.id and ${matching} offset 0) held
       where LEFT limit ${limit}`
    : `select s.id, s.text from search_entry s ${joined}
       where LEFT and ${next} and ${matching} ${inOrder} limit ${limit}`
  const isLeft = `(select count(*) from page) < ${limit} and (select count(*) from step) = ${walked}`
  const text = `
    select k.id, p.id, ${columnsOf('p').join(', ')} from organization k cross join lateral (
      with step as materialized (select s.id, s.text from search_entry s where ${next} ${inOrder} limit ${walked}),
      page as materialized (
        select s.id, s.text from step s ${joined} where ${[...searched, matching].join(' and ')} ${inOrder} limit ${limit})
      select * from page where not (${isLeft})
      union all
      (${rest.replace('LEFT', isLeft)})) p
    where k.id = any(${organizations}::uuid[])
    order by ${orderBy(at, ...columnsOf('p'))}`
  const rows = await context.db.runOnce<[at: string, id: string, ...place: string[]]>(text, parameters.values)
  return rows.map(([organizationId, id, ...place]) => ({
    at: organizationId,
    id,
    cursor: cursorOf(place),
  }))
}

/** How many each of some organizations has. */
export async function countDirectory(
  context: Context,
  organizationIds: readonly string[],
  list: List,
  atMost: number,
): Promise<Map<string, number>> {
  const parameters = new Parameters()
  const organizations = parameters.add(organizationIds)
  const { entry, searched, matching, joined } = narrowing(context, list, parameters, parameters.add(context.now))
  const text = `
    select k.id, (select count(*) from (
      select from search_entry s ${joined} where ${[...entry, ...searched, matching].join(' and ')} limit ${parameters.add(atMost)}) counted)
    from organization k where k.id = any(${organizations}::uuid[])`
  return new Map(await context.db.runOnce<[id: string, count: number]>(text, parameters.values))
}
