import type { Context } from '../context.ts'
import { requireScope, type Needed } from './scopes.ts'
import { isObjectType, Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** A token does what it has the scope for; to read what was done takes that for reading. */
export function requireScopesOf({ viewer }: Context, info: GraphQLResolveInfo, scope: Needed, success: string) {
  if (!viewer?.token) return
  requireScope(viewer, scope)
  if (readsBeyondIds(info, success)) requireScope(viewer, 'READ')
}

/**
 * Whether a mutation's answer is asked for more of things than their ids: that is reading. Errors, and what is said of
 * the deed itself, are none.
 */
function readsBeyondIds({ fieldNodes, fragments, schema }: GraphQLResolveInfo, success: string): boolean {
  const successType = schema.getType(success)
  const fields = isObjectType(successType) ? successType.getFields() : {}
  const selected = (set: SelectionSetNode | undefined, isError: boolean): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD)
        return (
          !isError &&
          Boolean(selection.selectionSet) &&
          selection.name.value in fields &&
          isMore(selection.selectionSet)
        )
      const of = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
      const type = of?.typeCondition?.name.value
      return selected(of?.selectionSet, isError || Boolean(type?.endsWith('Error')))
    }) ?? false
  const isMore = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value !== 'id' && selection.name.value !== '__typename'
      return isMore(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      )
    }) ?? false
  return fieldNodes.some(({ selectionSet }) => selected(selectionSet, false))
}
