// What the lists of a node take, and what they are asked for.
import type { Context } from '../context.ts'
import type { PageArgs } from '../paging.ts'
import type { Conditions, Where } from './condition.ts'
import { filterShape } from './filterShape.ts'
import { type Filter, filterWhere } from './filterWhere.ts'
import { filterInput, listArguments, orderInput } from './listInputs.ts'
import { type Direction, requireSameOrder } from './order.ts'
import { searchWords } from './searchWords.ts'

export interface ListArgs extends PageArgs {
  filter?: Filter | null
  orderBy?: { field: string; direction?: Direction | null } | null
  search?: string | null
}

interface Options<Order extends string> {
  /** The model or the view, where it is not called as the type. */
  model?: string
  /** False for what has no id of its own. */
  isNode?: boolean
  filter: Conditions
  orders: Readonly<Record<Order, { about: string }>>
  /** The order where none is asked for; else the first one, ascending. */
  usual?: [NoInfer<Order>, Direction]
  search?: { about: string }
}

/** A list as it is asked for. */
export interface Asked<Order extends string> {
  page: PageArgs
  /** The condition of the filter; undefined where there is none. */
  where: Where | undefined
  /** What is searched for; empty for nothing. */
  words: string
  field: Order
  isDescending: boolean
  /** Its name in cursors, which tells its orders apart. */
  list: string
}

/** Declares `XFilter` and `XOrder` of a type, and reads what lists of it are asked for. */
export function listShape<const Order extends string>(type: string, options: Options<Order>) {
  const { model = type, isNode = true, filter: own, orders, search } = options
  const shape = isNode ? filterShape(type, model, own) : { model, conditions: own }
  const [field = Object.keys(orders)[0] as Order, direction = 'ASC'] = options.usual ?? []
  const usual = { field, direction }
  const Filter = filterInput(type, shape)
  return {
    shape,
    Filter,
    args: listArguments({ Filter, Order: orderInput(type, orders), usual, search }),
    /** What is asked for of the list of this name. */
    read: async (context: Context, args: ListArgs, name: string): Promise<Asked<Order>> => {
      const { filter, orderBy, search: words, ...page } = args
      const order = orderBy ?? usual
      const list = `${name} ${order.field} ${order.direction ?? 'ASC'}`
      requireSameOrder(name, list, page)
      return {
        page,
        where: filter ? await filterWhere(shape, filter, context) : undefined,
        words: words ? searchWords(words) : '',
        field: order.field as Order,
        isDescending: order.direction === 'DESC',
        list,
      }
    },
  }
}
