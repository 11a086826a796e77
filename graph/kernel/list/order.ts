// In which order a list is read.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../builder.ts'
import { badArgument } from '../errors.ts'
import { isNullable, keyOf } from './columns.ts'

export type Direction = 'ASC' | 'DESC'

export const OrderDirection = builder.enumType('OrderDirection', {
  description: 'The sort direction; nulls come last in both.',
  values: {
    ASC: { description: 'Ascending: smallest, first or earliest first.' },
    DESC: { description: 'Descending: greatest, last or latest first.' },
  },
})

export type To = 'asc' | 'desc'

export type Orders = Readonly<Record<string, { about: string; by: (to: To) => readonly object[] }>>

interface Order {
  field: string
  direction: Direction
}

/** What Prisma puts in order by; its key tells apart what is the same. */
export function orderOf(model: Prisma.ModelName, orders: Orders, { field, direction }: Order): object[] {
  const to = direction === 'ASC' ? 'asc' : 'desc'
  const columns = orders[field]!.by(to).map((part) =>
    Object.fromEntries(
      Object.entries(part).map(([column, way]: [string, unknown]) => [
        column,
        typeof way === 'string' && isNullable(model, column) ? { sort: way, nulls: 'last' } : way,
      ]),
    ),
  )
  return [...columns, { [keyOf(model)]: to }]
}

interface Cursors {
  after?: string | null
  before?: string | null
}

/** Refuses a cursor that another order of the same list gave out; behind the order it may name the parent. */
export function requireSameOrder(list: string, cursors: string, args: Cursors) {
  for (const name of ['after', 'before'] as const) {
    const [given = ''] = Buffer.from(args[name] ?? '', 'base64url')
      .toString('utf8')
      .split('|')
    const isOfOrder = given === cursors || given.startsWith(`${cursors} `)
    if (!isOfOrder && given.startsWith(`${list} `)) throw badArgument(name, 'this cursor is of another order')
  }
}
