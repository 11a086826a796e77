// A filter that was kept as JSON, in an id or in a row, read as if it were given now.
import { coerceInputValue, type GraphQLInputObjectType } from 'graphql'
import type { Filter } from './filterWhere.ts'

const types = new Map<string, GraphQLInputObjectType>()

/** Said by the schema that is served. */
export const keepFilterType = (node: string, type: GraphQLInputObjectType) => void types.set(node, type)

/** The filter of a node's lists; undefined where it is none, whoever wrote it. */
export function readFilter(node: string, kept: unknown): Filter | undefined {
  let isFilter = kept !== null && kept !== undefined
  const filter = coerceInputValue(kept, types.get(node)!, () => void (isFilter = false)) as Filter
  return isFilter ? filter : undefined
}
