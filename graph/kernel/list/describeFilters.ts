import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'
import { keepFilterType } from './readFilter.ts'

/** A condition on what a node shows means what the node says of it, where the condition says nothing of its own. */
export function describeFilters(schema: GraphQLSchema) {
  for (const filter of Object.values(schema.getTypeMap())) {
    const { filterOf } = filter.extensions as { filterOf?: string }
    if (!filterOf || !isInputObjectType(filter)) continue
    keepFilterType(filterOf, filter)
    const node = schema.getType(filterOf)
    for (const field of Object.values(filter.getFields())) {
      field.description ??= isObjectType(node) ? node.getFields()[field.name]?.description : undefined
      if (!field.description) throw new Error(`${filter.name}.${field.name}: ${filterOf} has no such field to say it.`)
    }
  }
}
