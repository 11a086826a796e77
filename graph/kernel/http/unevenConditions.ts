// What graphql-jit runs otherwise than it should: a field that is asked for more than once in one place, under other
// conditions each time. It takes a fragment only where it comes first, and joins all conditions of a field by "and".
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** Selections of one object, and the conditions under which they are made. */
interface Selected {
  set: SelectionSetNode
  conditions: readonly string[]
}

const conditionsOf = ({ directives = [] }: SelectionNode): string[] =>
  directives.flatMap(({ name, arguments: [condition] = [] }) => {
    const value = condition?.value
    const text =
      value?.kind === Kind.VARIABLE ? `$${value.name.value}` : value?.kind === Kind.BOOLEAN ? `${value.value}` : ''
    return name.value === 'skip' || name.value === 'include' ? [`${name.value} ${text}`] : []
  })

/** Whether an operation asks for a field more than once in one place, under other conditions each time. */
export function hasUnevenConditions(document: DocumentNode, { selectionSet }: OperationDefinitionNode): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )

  function isUneven(selected: readonly Selected[]): boolean {
    const fields = new Map<string, Selected[]>()
    const conditionsAt = new Map<string, string>()
    function isUnevenIn({ set, conditions }: Selected): boolean {
      return set.selections.some((one) => {
        const all = [...new Set([...conditions, ...conditionsOf(one)])].sort((a, b) => a.localeCompare(b))
        if (one.kind === Kind.INLINE_FRAGMENT) return isUnevenIn({ set: one.selectionSet, conditions: all })
        if (one.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments.get(one.name.value)
          return fragment !== undefined && isUnevenIn({ set: fragment.selectionSet, conditions: all })
        }
        const key = (one.alias ?? one.name).value
        const known = conditionsAt.get(key)
        if (known !== undefined && known !== all.join()) return true
        conditionsAt.set(key, all.join())
        if (one.selectionSet) fields.set(key, [...(fields.get(key) ?? []), { set: one.selectionSet, conditions: all }])
        return false
      })
    }
    return selected.some(isUnevenIn) || [...fields.values()].some(isUneven)
  }

  const text = JSON.stringify(document.definitions, (key, value: unknown) => (key === 'loc' ? undefined : value))
  return /"(?:skip|include)"/.test(text) && isUneven([{ set: selectionSet, conditions: [] }])
}
