// What belongs to organizations, by name and in pages: one statement for all organizations that are asked for.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { planOf, type Plan } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'

interface Kind {
  /** The type in the graph and in Prisma. */
  type: string
  table: string
  /** The column that is its name. */
  column: string
}

interface Args {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
  search?: string | null
  includeBelow?: boolean | null
  /** Where what is archived is left out unless it is asked for; for a table with a status. */
  includeArchived?: boolean
}

interface Found {
  name: string
  id: string
  row: never
}

/** A page of what belongs to an organization, and to all below it where that is asked for. */
export async function belongings(
  context: Context,
  info: GraphQLResolveInfo,
  kind: Kind,
  organizationId: string,
  args: Args,
) {
  const { first, after } = forward(args)
  const plan = planOf(kind.type, context, info, [['edges', 'node']])
  const asked = {
    search: args.search?.trim() ?? '',
    includeBelow: args.includeBelow ?? false,
    includeArchived: args.includeArchived ?? true,
    after: placeFromCursor(kind, after),
  }
  const loader = context.loader<string, Found[]>(
    `${kind.table} ${first} ${plan.shape} ${JSON.stringify(asked)}`,
    async (parents) => {
      const found = await read(context, plan, kind, [...parents], { ...asked, limit: first + 1 })
      return parents.map((parent) => found.get(parent) ?? [])
    },
  )
  const rows = await loader.load(organizationId)
  return connectionOf(
    rows.map(({ name, id, row }) => ({ node: row, cursor: toCursor(kind.table, id, name) })),
    first,
    after,
  )
}

interface Asked {
  search: string
  includeBelow: boolean
  includeArchived: boolean
  after: { name: string; id: string } | undefined
  limit: number
}

async function read(
  context: Context,
  plan: Plan,
  { table, column }: Kind,
  parents: string[],
  { search, includeBelow, includeArchived, after, limit }: Asked,
) {
  const parameters = new Parameters()
  const ids = parameters.add(parents)
  const conditions = [
    includeBelow
      ? `o.path like above.path || '%' and (o.archived_at is null or o.id = above.id)`
      : 'l.organization_id = above.id',
  ]
  if (!includeArchived) conditions.push(`l.status = 'ACTIVE'`)
  if (search) conditions.push(`l.${column} ilike ${parameters.add(patternOf(search))}`)
  if (after) conditions.push(`(l.${column}, l.id) > (${parameters.add(after.name)}, ${parameters.add(after.id)}::uuid)`)
  const text = `
    select ${plan.columns}, above.id, a.${column}, a.id
    from unnest(${ids}::uuid[]) wanted(id) join organization above on above.id = wanted.id
    cross join lateral (
      select l.* from ${table} l ${includeBelow ? 'join organization o on o.id = l.organization_id' : ''}
      where ${conditions.join(' and ')} order by l.${column}, l.id limit ${parameters.add(limit)}) a
    ${plan.joins} order by above.id, a.${column}, a.id`
  const found = new Map<string, Found[]>()
  for (const row of await context.db.run(text, parameters.values)) {
    const [parent, name, id] = row.slice(plan.width) as [string, string, string]
    found.set(parent, [...(found.get(parent) ?? []), { name, id, row: plan.read(row) }])
  }
  return found
}

function placeFromCursor({ table }: Kind, cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [id, name] = fromCursor(table, cursor, ['uuid', 'text'])
  return { id, name }
}
