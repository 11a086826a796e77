// What belongs to organizations, by name and in pages: one statement for all organizations that are asked for.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import type { PageArgs } from '../../kernel/paging.ts'
import { childPage } from '../../kernel/statement/childPage.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

interface Kind {
  /** The type in the graph and in Prisma. */
  type: string
  table: string
  /** The column that is its name. */
  column: string
}

interface Args extends PageArgs {
  search?: string | null
  includeBelow?: boolean | null
  /** Where what is archived is left out unless it is asked for; for a table with a status. */
  includeArchived?: boolean
}

/** A page of what belongs to an organization, and to all below it where that is asked for. */
export function belongings(
  context: Context,
  info: GraphQLResolveInfo,
  { type, table, column }: Kind,
  organizationId: string,
  { search: words, includeBelow, includeArchived = true, ...args }: Args,
) {
  const search = words?.trim()
  const rows = (parameters: Parameters) => {
    const conditions = [includeBelow ? 'o.archived_at is null or o.id = above.id' : 'l.organization_id = p.id']
    if (!includeArchived) conditions.push(`l.status = 'ACTIVE'`)
    if (search) conditions.push(`l.${column} ilike ${parameters.add(patternOf(search))}`)
    const below = `organization above join organization o on o.path like above.path || '%' join ${table} l on l.organization_id = o.id`
    return `${includeBelow ? `${below} where above.id = p.id and ` : `${table} l where `}(${conditions.join(') and (')})`
  }
  return childPage(context, info, organizationId, args, {
    list: table,
    type,
    order: { [column]: 'text', id: 'uuid' },
    rows,
    narrowed: [search, includeBelow, includeArchived],
  })
}
