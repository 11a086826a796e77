// Lists of what belongs to something, in pages: one statement for all parents that are asked for.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import type { PlacePart } from '../cursors.ts'
import { childPage, type Children } from '../statement/childPage.ts'
import { patternOf } from '../statement/pattern.ts'
import type { Parameters } from '../statement/scopeSql.ts'
import type { Conditions } from './condition.ts'
import { type ListArgs, listShape } from './listShape.ts'
import type { Direction } from './order.ts'
import { whereSql } from './whereSql.ts'

/** Columns by which children are in order, no two of a parent alike. */
export type ChildOrder = Readonly<Record<string, PlacePart>>

interface Options<Order extends string> {
  filter: Conditions
  orders: Readonly<Record<Order, { about: string; by: ChildOrder }>>
  /** The order where none is asked for; else the first one, ascending. */
  usual?: [NoInfer<Order>, Direction]
  /** The column that is searched, and what the argument says of that. */
  search?: { about: string; column: string }
  /** How many a page has at most, where that is not the usual number; the description of its lists says so. */
  most?: number
}

/** Declares `XFilter` and `XOrder` of a node of which parents have some, and reads pages of them. */
export function childList<const Order extends string>(type: Prisma.ModelName, options: Options<Order>) {
  const shape = listShape(type, options)
  const { orders, search, most } = options
  return {
    ...shape,
    /** Reads the list of this name; its rows, as `childPage` takes them, end with a condition. */
    async page(
      context: Context,
      info: GraphQLResolveInfo,
      parentId: string,
      args: ListArgs,
      { list: name, rows, narrowed, load }: Pick<Children, 'list' | 'rows' | 'narrowed' | 'load'>,
    ) {
      const { page, where, words, field, isDescending, list } = await shape.read(context, args, name)
      const narrowedRows = (parameters: Parameters) => {
        const conditions = [rows(parameters)]
        if (where) conditions.push(whereSql(type, where, parameters, 'l'))
        if (words) conditions.push(`l.${search!.column} ilike ${parameters.add(patternOf(words))}`)
        return conditions.join(' and ')
      }
      return childPage(context, info, parentId, page, {
        list,
        type,
        order: orders[field].by,
        isDescending,
        most,
        rows: narrowedRows,
        load,
        narrowed: [narrowed, words, args.filter],
      })
    },
  }
}
