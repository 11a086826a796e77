// A page of what belongs to something: those of all parents that are asked for at once, in one statement, as are their
// counts.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { type PlacePart } from '../cursors.ts'
import { connectionOf, pageAsked, type PageArgs } from '../paging.ts'
import { planOfSelection, type Plan } from './plan.ts'
import { planOfPage } from './queryOfPage.ts'
import { Parameters } from './scopeSql.ts'
import { behind, cursorIn, orderBy, seek, type OrderedList, type Seek } from './seek.ts'

export interface Children {
  /** The name of the list in cursors; the parent's id is put behind it. */
  list: string
  /** The type of the children in the graph and in Prisma. */
  type: string
  /** Columns of a child, each with what it holds: by them they are in order, and no two of a parent are the same. */
  order: Readonly<Record<string, PlacePart>>
  isDescending?: boolean
  /** How many a page has at most, where that is not the usual number. */
  most?: number
  /** The children of a parent `p`, which has an `id`, as rows `l`: what follows "from", a condition included. */
  rows: (parameters: Parameters) => string
  /** Reads children by their ids, in the order their last column, where a type is more than columns of a statement. */
  load?: (ids: string[]) => PromiseLike<ArrayLike<unknown>>
  /** What that condition follows from, beside the request: those of another are not asked for together. */
  narrowed?: unknown
}

interface Child {
  place: (string | number)[]
  row: never
}

export async function childPage(
  context: Context,
  info: GraphQLResolveInfo,
  parentId: string,
  args: PageArgs,
  children: Children,
) {
  const page = pageAsked(args, { most: children.most })
  const { type, order, isDescending, load, narrowed } = children
  const list: OrderedList = { list: `${children.list} ${parentId}`, parts: Object.values(order), isDescending }
  const plan = load ? planOfSelection(type, { id: true }) : planOfPage(type, context, info)
  const asked = { seek: seek(list, page), limit: page.take }
  const name = `${children.list} ${JSON.stringify(narrowed)}`
  const pages = context.loader<string, Child[]>(`${name} ${plan.shape} ${JSON.stringify(asked)}`, async (parents) => {
    const found = await readChildren(context, plan, [...parents], children, asked)
    return parents.map((parent) => found.get(parent) ?? [])
  })
  const found = await pages.load(parentId)
  const loaded = await load?.(found.map(({ place }) => String(place.at(-1))))
  const nodes = found.map(({ row }, at) => (loaded ? (loaded[at] as never) : row))
  return connectionOf(
    page,
    found.flatMap(({ place }, at) => (nodes[at] ? [{ node: nodes[at], cursor: cursorIn(list, place) }] : [])),
    (atMost) =>
      context
        .loader<string, number>(`count of ${name}`, (parents) => countChildren(context, [...parents], children, atMost))
        .load(parentId),
  )
}

/** The first children of some parents, by the parent's id. */
export async function readChildren(
  context: Context,
  plan: Plan,
  parents: string[],
  { order, rows }: Pick<Children, 'order' | 'rows'>,
  { seek: at, limit }: { seek: Seek; limit: number },
): Promise<Map<string, Child[]>> {
  const parameters = new Parameters()
  const ids = parameters.add(parents)
  const columns = Object.keys(order)
  const of = (alias: string) => columns.map((column) => `${alias}.${column}`)
  const text = `
    select ${plan.columns}, p.id, ${of('a').join(', ')}
    from unnest(${ids}::uuid[]) p(id) cross join lateral (
      select l.* from ${rows(parameters)}${behind(at, parameters, ...of('l'))}
      order by ${orderBy(at, ...of('l'))} limit ${parameters.add(limit)}) a
    ${plan.joins} order by p.id, ${orderBy(at, ...of('a'))}`
  const found = new Map<string, Child[]>()
  for (const row of await context.db.run(text, parameters.values)) {
    const [parent, ...place] = row.slice(plan.width) as [string, ...(string | number)[]]
    found.set(parent, [...(found.get(parent) ?? []), { place, row: plan.read(row) }])
  }
  return found
}

async function countChildren(context: Context, parents: string[], { rows }: Children, atMost: number) {
  const parameters = new Parameters()
  const ids = parameters.add(parents)
  const text = `
    select p.id, (select count(*) from (select from ${rows(parameters)} limit ${parameters.add(atMost)}) counted)
    from unnest(${ids}::uuid[]) p(id)`
  const counts = new Map(await context.db.run<[id: string, count: number]>(text, parameters.values))
  return parents.map((parent) => counts.get(parent)!)
}
