// What belongs to organizations, in pages: one statement for all organizations that are asked for.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { childList, type ChildOrder } from '../../kernel/list/childList.ts'
import type { Conditions } from '../../kernel/list/condition.ts'
import type { ArgBuilder } from '../../kernel/list/listInputs.ts'
import type { ListArgs } from '../../kernel/list/listShape.ts'
import { modelOf } from '../../kernel/statement/models.ts'

interface Belongings<Order extends string> {
  /** The column that is its name, and what that is called in a sentence. */
  name: { column: string; label: string }
  filter: Conditions
  /** The first is the usual one. */
  orders: Readonly<Record<Order, { about: string; by: ChildOrder }>>
}

interface Args extends ListArgs {
  includeBelow?: boolean | null
}

/** Whether those of sub-organizations are in a list of an organization. */
export const includeBelowArg = (t: ArgBuilder) => ({
  includeBelow: t.arg.boolean({
    required: true,
    defaultValue: false,
    description: 'Includes those of sub-organizations.',
  }),
})

/** Declares the filter and the order of a node of which organizations have some, and reads pages of them. */
export function belongings<const Order extends string>(
  type: Prisma.ModelName,
  { name, filter, orders }: Belongings<Order>,
) {
  const { table } = modelOf(type)
  const list = childList(type, {
    filter,
    orders,
    search: { about: `Part of the ${name.label}.`, column: name.column },
  })
  const here = `${table} l where l.organization_id = p.id`
  const below = `organization above join organization o on o.path like above.path || '%' join ${table} l on l.organization_id = o.id
    where above.id = p.id and (o.archived_at is null or o.id = above.id)`
  return {
    /** The arguments of a list of no organization, and what they ask for. */
    rootArgs: list.args,
    read: list.read,
    args: (t: ArgBuilder) => ({ ...list.args(t), ...includeBelowArg(t) }),
    /** A page of what belongs to an organization, and to all below it where that is asked for. */
    page: (context: Context, info: GraphQLResolveInfo, id: string, { includeBelow, ...args }: Args) =>
      list.page(context, info, id, args, {
        list: table,
        rows: () => (includeBelow ? below : here),
        narrowed: includeBelow,
      }),
  }
}
