// How many comparisons the filters of a field have: each is looked for in the same rows.
import {
  getNamedType,
  type GraphQLField,
  isInputObjectType,
  Kind,
  valueFromASTUntyped,
  visit,
  type FieldNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/** No filter that is taken is nested deeper. */
const deepest = 30

/** The comparisons of a filter as it is given. */
export function comparisonsIn(value: unknown, depth = 0): number {
  if (value === null || value === undefined || depth > deepest) return 0
  if (typeof value !== 'object') return 1
  const inner = Object.values(value)
  if (Array.isArray(value) && !inner.some((one) => typeof one === 'object' && one !== null)) return 1
  return inner.reduce<number>((sum, one) => sum + comparisonsIn(one, depth + 1), 0)
}

/** The comparisons in the filters of a field, and the variables that they follow from. */
export function comparisonsOf(
  { args }: GraphQLField<unknown, unknown>,
  { arguments: given = [] }: FieldNode,
  variables: Variables,
) {
  const filters = given.filter(({ name }) => {
    const type = getNamedType(args.find((arg) => arg.name === name.value)?.type)
    return isInputObjectType(type) && type.extensions.filterOf !== undefined
  })
  const names: string[] = []
  for (const filter of filters) visit(filter, { [Kind.VARIABLE]: ({ name }) => void names.push(name.value) })
  const count = filters.reduce((sum, { value }) => sum + comparisonsIn(valueFromASTUntyped(value, variables)), 0)
  return { count, names }
}
