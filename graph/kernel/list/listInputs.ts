// What a node's lists take, as inputs of the graph.
import { builder } from '../builder.ts'
import type { Condition } from './condition.ts'
import { isNullable } from './columns.ts'
import type { Filter, FilterShape } from './filterWhere.ts'
import { type Direction, OrderDirection } from './order.ts'

/** `XFilter`: the conditions, and the three that join filters. */
export function filterInput(type: string, shape: FilterShape) {
  const { model, conditions } = shape
  const ref = builder.inputRef<Filter>(`${type}Filter`)
  return ref.implement({
    description: 'Filter conditions, all of which must match.',
    extensions: { filterOf: type, shape },
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(conditions).map(([field, condition]: [string, Condition]) => {
          const isOptional = isNullable(model, condition.column?.(field) ?? field)
          return [field, t.field({ type: condition.type(isOptional) as 'ID', description: condition.about })]
        }),
      ),
      and: t.field({ type: [ref], description: 'All of these filters must match.' }),
      or: t.field({ type: [ref], description: 'At least one of these filters must match.' }),
      not: t.field({ type: ref, description: 'This filter must not match.' }),
    }),
  })
}

/** `XOrder`, with what there is to put in order by. */
export function orderInput(type: string, orders: Readonly<Record<string, { about: string }>>) {
  const Field = builder.enumType(`${type as 'X'}OrderField`, {
    description: 'The fields by which a list can be sorted.',
    values: Object.fromEntries(Object.entries(orders).map(([name, { about }]) => [name, { description: about }])),
  })
  return builder.inputType(`${type as 'X'}Order`, {
    description: 'The sort order of a list; ties are sorted by number.',
    fields: (t) => ({
      field: t.field({ type: Field, required: true, description: 'The field to sort by.' }),
      direction: t.field({ type: OrderDirection, defaultValue: 'ASC', description: 'The sort direction.' }),
    }),
  })
}

export type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

interface Inputs {
  Filter: ReturnType<typeof filterInput>
  Order: ReturnType<typeof orderInput>
  usual: { field: string; direction: Direction }
  search?: { about: string }
}

/** The arguments of each list of a node. */
export const listArguments =
  ({ Filter, Order, usual, search }: Inputs) =>
  (t: ArgBuilder) => ({
    filter: t.arg({ type: Filter, description: 'Only items that match this filter.' }),
    orderBy: t.arg({ type: Order, defaultValue: usual, description: 'The sort order.' }),
    ...(search && { search: t.arg.string({ description: search.about }) }),
  })
