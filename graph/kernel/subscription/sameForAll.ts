// Which fields answer everybody the same who gets to see the row: columns, relations read along, and resolvers that
// take nothing but the row, which makeSchema marks; and those that say so of themselves.
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLField, type GraphQLSchema } from 'graphql'

const mark = 'sameForAll'

/** What a field says whose resolver takes more than the row, but nothing of who asks beside their language. */
export const sameForAll = { extensions: { [mark]: true } }

export function markSameForAll(field: GraphQLField<unknown, never>) {
  field.extensions = { ...field.extensions, ...sameForAll.extensions }
}

/** Whether a document has no field whose answer depends on who asks, beside those named as `Type.field`. */
export function isSameForAll(schema: GraphQLSchema, document: DocumentNode, beside: readonly string[]): boolean {
  const types = new TypeInfo(schema)
  let same = true
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()
        if (name.value.startsWith('__') || parent === schema.getSubscriptionType()) return
        const known = types.getFieldDef()?.extensions[mark] || beside.includes(`${parent?.name}.${name.value}`)
        if (!known) same = false
      },
    }),
  )
  return same
}
