// What belongs to organizations, in pages: one statement for all organizations that are asked for.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { PlacePart } from '../../kernel/cursors.ts'
import type { Conditions } from '../../kernel/list/condition.ts'
import { filterShape } from '../../kernel/list/filterShape.ts'
import { type Filter, filterWhere } from '../../kernel/list/filterWhere.ts'
import { type ArgBuilder, filterInput, listArguments, orderInput } from '../../kernel/list/listInputs.ts'
import { type Direction, requireSameOrder } from '../../kernel/list/order.ts'
import { searchWords } from '../../kernel/list/searchWords.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import type { PageArgs } from '../../kernel/paging.ts'
import { childPage } from '../../kernel/statement/childPage.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

interface Belongings {
  /** The column that is its name, and what that is called in a sentence. */
  name: { column: string; label: string }
  filter: Conditions
  /** Each by these columns and then by the uuid; the first is the usual one. */
  orders: Readonly<Record<string, { about: string; by: Readonly<Record<string, PlacePart>> }>>
}

interface Args extends PageArgs {
  filter?: Filter | null
  orderBy?: { field: string; direction?: Direction | null } | null
  search?: string | null
  includeBelow?: boolean | null
}

/** Declares the filter and the order of a node of which organizations have some, and reads pages of them. */
export function belongings(type: Prisma.ModelName, { name, filter: own, orders }: Belongings) {
  const { table } = modelOf(type)
  const shape = filterShape(type, type, own)
  const usual = { field: Object.keys(orders)[0]!, direction: 'ASC' as const }
  const args = listArguments({
    Filter: filterInput(type, shape),
    Order: orderInput(type, orders),
    usual,
    search: { about: `Part of the ${name.label}.` },
  })
  return {
    args: (t: ArgBuilder) => ({
      ...args(t),
      includeBelow: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Includes those of sub-organizations.',
      }),
    }),
    /** A page of what belongs to an organization, and to all below it where that is asked for. */
    async page(context: Context, info: GraphQLResolveInfo, organizationId: string, { ...asked }: Args) {
      const { filter, orderBy, search, includeBelow, ...page } = asked
      const { field, direction } = orderBy ?? usual
      const list = `${table} ${field} ${direction ?? 'ASC'}`
      requireSameOrder(table, `${list} ${organizationId}`, page)
      const words = search ? searchWords(search) : ''
      const where = filter && (await filterWhere(shape, filter, context))
      const rows = (parameters: Parameters) => {
        const conditions = [includeBelow ? 'o.archived_at is null or o.id = above.id' : 'l.organization_id = p.id']
        if (where) conditions.push(whereSql(type, where, parameters, 'l'))
        if (words) conditions.push(`l.${name.column} ilike ${parameters.add(patternOf(words))}`)
        const below = `organization above join organization o on o.path like above.path || '%' join ${table} l on l.organization_id = o.id`
        return `${includeBelow ? `${below} where above.id = p.id and ` : `${table} l where `}(${conditions.join(') and (')})`
      }
      return childPage(context, info, organizationId, page, {
        list,
        type,
        order: { ...orders[field]!.by, id: 'uuid' },
        isDescending: direction === 'DESC',
        rows,
        narrowed: [words, includeBelow, filter],
      })
    },
  }
}
