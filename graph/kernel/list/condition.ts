// What a list can be narrowed by: one field of a filter, its type in the graph, and the where that it becomes.
import type { InputRef } from '@pothos/core'
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'

/** A where of Prisma's, of whichever model the filter is. */
export type Where = Record<string, unknown>

/** A field of a filter as it is read. */
export interface Place {
  context: Context
  /** Where it stands in the arguments, as filter.or.1.name. */
  path: string
  /** What the filter calls it. */
  field: string
  /** Its column, of which model, and whether that may hold nothing. */
  model: string
  column: string
  isNullable: boolean
  /** To be called once a comparison. */
  count: () => void
  /** How deep it stands, and in whose filter. */
  depth: number
  isRelated: boolean
}

export interface Condition {
  /** The column, where one is compared, by the field's name. */
  column?: (field: string) => string
  /** What the field is for; where left out, as the node's field of this name says. */
  about?: string
  type: (isNullable: boolean) => InputType
  where: (given: never, place: Place) => Where | Promise<Where>
}

export type InputType = InputRef | 'Boolean' | 'String' | 'Int' | 'ID' | 'DateTime'

export type Conditions = Readonly<Record<string, Condition>>

/** A condition on a column that holds this; `@` in its name stands for the field's. */
export interface OnColumn<Value, Column extends string = string> extends Condition {
  /** Never there: only for the compiler, which compares it with the model. */
  readonly holds?: Value
  readonly name?: Column
}

export const columnOf = (pattern: string) => (field: string) => pattern.replace('@', field)

const most = { conditions: 50, depth: 5, values: 100 }

/** Counts comparisons, and refuses one more than may be in a filter. */
export function conditionCount(path: string) {
  let conditions = 0
  return () => {
    conditions += 1
    if (conditions > most.conditions) throw badArgument(path, `give at most ${most.conditions} comparisons`)
  }
}

export function requireDepth(path: string, depth: number) {
  if (depth > most.depth) throw badArgument(path, `nest at most ${most.depth} filters`)
}

export function requireFew(path: string, values: readonly unknown[], least = 0) {
  if (values.length < least) throw badArgument(path, `give at least ${least}`)
  if (values.length > most.values) throw badArgument(path, `give at most ${most.values}`)
}
