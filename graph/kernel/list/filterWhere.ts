// A filter as it is given, made a where for Prisma.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'
import { isNullable } from './columns.ts'
import { type Conditions, conditionCount, type Place, requireDepth, requireFew, type Where } from './condition.ts'

/** A filter: its conditions by their names, and the three that join filters. */
export type Filter = { readonly [condition: string]: unknown }

export interface FilterShape {
  model: Prisma.ModelName
  conditions: Conditions
}

type At = Pick<Place, 'context' | 'path' | 'count' | 'depth' | 'isRelated'>

/** What a filter's own argument finds; nothing given is all. */
export const filterWhere = (shape: FilterShape, filter: Filter, context: Context, path = 'filter'): Promise<Where> =>
  whereOf(shape, filter, { context, path, count: conditionCount(path), depth: 1, isRelated: false })

/** What a filter within another finds, which has to say something. */
export function nestedWhere(shape: FilterShape, filter: Filter, at: At): Promise<Where> {
  requireDepth(at.path, at.depth)
  if (Object.values(filter).every((value) => value == null)) throw badArgument(at.path, 'give at least one condition')
  return whereOf(shape, filter, at)
}

async function whereOf(shape: FilterShape, filter: Filter, at: At): Promise<Where> {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined)
  const wheres = []
  // One after the other: what is refused is the first in the order of the filter.
  for (const [name, value] of given)
    wheres.push(await partOf(shape, name, value, { ...at, path: `${at.path}.${name}` }))
  return { AND: wheres }
}

async function partOf(shape: FilterShape, name: string, value: unknown, at: At): Promise<Where> {
  const below = { ...at, depth: at.depth + 1 }
  if (name === 'not') return { NOT: await nestedWhere(shape, value as Filter, below) }
  if (name === 'and' || name === 'or') {
    const filters = value as Filter[]
    requireFew(at.path, filters, 1)
    const wheres = []
    for (const [i, filter] of filters.entries())
      wheres.push(await nestedWhere(shape, filter, { ...below, path: `${at.path}.${i}` }))
    return { [name.toUpperCase()]: wheres }
  }
  const condition = shape.conditions[name]!
  const column = condition.column?.(name) ?? name
  const place = { ...at, field: name, model: shape.model, column, isNullable: isNullable(shape.model, column) }
  return condition.where(value as never, place)
}
