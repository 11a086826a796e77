// What an operation costs of the budget of who asks: a point, and one more for every ten thousand things that it could
// answer with. It follows from the document, and from those variables that say how long a list may be or filter it.
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { comparisonsIn, comparisonsOf } from './filterComparisons.ts'
import { introspected } from './introspection.ts'

type Variables = Readonly<Record<string, unknown>>

const thingsAPoint = 10_000
/** What each comparison of a filter counts for beside the first: an index serves one, the others search its rows. */
const thingsAComparison = 2_000
/** How many a list is taken to have that is read as a whole, in one page or in none: what belongs to one thing. */
const usualLength = 10
/** How many a page has where nobody says; see paging.ts. */
const usualPage = 50
/** The longest that there is, whatever is asked for. */
const longest = 1_000
const lengths = new Set(['first', 'last', 'limit'])

interface Known {
  /** The variables that it follows from. */
  names: string[]
  byValues: Map<string, number>
}

const keptAtMost = 100
const known = new WeakMap<DocumentNode, Map<string, Known>>()

/** The points of an operation. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
  variables: Variables = {},
): number {
  const byName = known.get(document) ?? new Map<string, Known>()
  known.set(document, byName)
  const kept = byName.get(operationName ?? '')
  const key = (names: string[]) => names.map((name) => keyOf(variables[name])).join()
  const before = kept?.byValues.get(key(kept.names))
  if (before !== undefined) return before
  const { cost, names } = workOut(schema, document, operationName, variables)
  const { byValues } = kept ?? { byValues: new Map<string, number>() }
  if (byValues.size >= keptAtMost) byValues.clear()
  byName.set(operationName ?? '', { names, byValues: byValues.set(key(names), cost) })
  return cost
}

/** What the cost follows from: a number, or how many comparisons there are. */
const keyOf = (value: unknown) => (typeof value === 'object' ? `{${comparisonsIn(value)}}` : JSON.stringify(value))

function workOut(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
) {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  const walk = new Walk(schema, document, { ...defaultsOf(operation), ...variables })
  const things =
    (operation && root ? walk.things(root, operation.selectionSet, usualLength) : 0) + introspected(schema, document)
  return { cost: 1 + Math.floor(things / thingsAPoint), names: [...walk.names] }
}

const defaultsOf = (operation: ReturnType<typeof getOperationAST>): Variables =>
  Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, defaultValue.value]] : [],
    ),
  )

/** Edges and pages lead to things and are none. */
const isThing = ({ name }: GraphQLNamedType) => !/(Connection|Edge|PageInfo)$/.test(name)

class Walk {
  readonly names = new Set<string>()
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  /** Each fragment once a length, however often it is spread. */
  private readonly spread = new Map<string, number>()
  private readonly schema: GraphQLSchema
  private readonly variables: Variables

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode, variables: Variables) {
    this.schema = schema
    this.variables = variables
    for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(one.name.value, one)
  }

  /** How many things a selection could answer with; `length` is that of the page whose connection it is of. */
  things(parent: GraphQLNamedType, { selections }: SelectionSetNode, length: number): number {
    let sum = 0
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) sum += this.thingsOfField(parent, selection, length)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += this.thingsOfSpread(selection.name.value, length)
      else
        sum += this.things(
          this.typeNamed(selection.typeCondition?.name.value) ?? parent,
          selection.selectionSet,
          length,
        )
    }
    return sum
  }

  private thingsOfSpread(name: string, length: number): number {
    const key = `${name} ${length}`
    const before = this.spread.get(key)
    if (before !== undefined) return before
    this.spread.set(key, 0)
    const fragment = this.fragments.get(name)
    const type = this.typeNamed(fragment?.typeCondition.name.value)
    const things = fragment && type ? this.things(type, fragment.selectionSet, length) : 0
    this.spread.set(key, things)
    return things
  }

  private thingsOfField(parent: GraphQLNamedType, node: FieldNode, length: number): number {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    const type = field && getNamedType(field.type)
    if (!type || !isCompositeType(type) || !node.selectionSet) return 0
    const filters = comparisonsOf(field, node, this.variables)
    for (const name of filters.names) this.names.add(name)
    const searched = Math.max(filters.count - 1, 0) * thingsAComparison
    const isList = isListType(getNullableType(field.type))
    const isPage = type.name.endsWith('Connection')
    const said = this.lengthAsked(field, node)
    const asked = field.extensions.isWhole ? Math.min(said ?? usualLength, usualLength) : said
    const inner = this.things(type, node.selectionSet, isPage ? (asked ?? usualPage) : usualLength)
    const each = inner + (isThing(type) ? 1 : 0)
    if (!isList) return searched + each
    return searched + each * (parent.name.endsWith('Connection') ? length : (asked ?? usualLength))
  }

  private lengthAsked(
    { args }: GraphQLField<unknown, unknown>,
    { arguments: given = [] }: FieldNode,
  ): number | undefined {
    const found: unknown[] = args.flatMap(({ name, defaultValue }) =>
      lengths.has(name) && defaultValue !== undefined ? [defaultValue] : [],
    )
    for (const { name, value } of given) {
      if (!lengths.has(name.value)) continue
      if (value.kind === Kind.VARIABLE) {
        this.names.add(value.name.value)
        const said = this.variables[value.name.value]
        if (said !== undefined && said !== null) found.unshift(said)
      } else if (value.kind === Kind.INT) found.unshift(value.value)
    }
    const number = found.length ? Number(found[0]) : undefined
    return number === undefined || !Number.isFinite(number) ? undefined : Math.min(Math.max(number, 0), longest)
  }

  private typeNamed(name: string | undefined) {
    return name === undefined ? undefined : this.schema.getType(name)
  }
}
