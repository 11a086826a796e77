// What a document asks of the graph about itself: __schema and __type lead in circles, so that a few lines can ask for
// more than the whole of it many times over.
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'

type Lengths = Readonly<Record<string, number>>

const lengthsOf = new WeakMap<GraphQLSchema, Lengths>()

/** How long the lists of introspection are: on average, and where there is one alone as they are. */
function lengthsIn(schema: GraphQLSchema): Lengths {
  const known = lengthsOf.get(schema)
  if (known) return known
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  )
  const each = (count: number, of: number) => Math.max(1, Math.ceil(count / Math.max(1, of)))
  const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)
  const made: Lengths = {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: each(fields.length, types.length),
    args: each(sum(fields.map(({ args }) => args.length)), fields.length),
    inputFields: each(
      sum(types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0))),
      types.length,
    ),
    enumValues: each(sum(types.map((type) => (isEnumType(type) ? type.getValues().length : 0))), types.length),
    interfaces: 1,
    possibleTypes: 1,
  }
  lengthsOf.set(schema, made)
  return made
}

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]))

class Walk {
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  /** Each fragment once, however often it is spread; one within itself is another rule's to refuse. */
  private readonly spread = new Map<FragmentDefinitionNode, number>()
  private readonly schema: GraphQLSchema
  private readonly lengths: Lengths

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode) {
    this.schema = schema
    this.lengths = lengthsIn(schema)
    for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(one.name.value, one)
  }

  /**
   * How many things of introspection a selection leads to; `type` is the one of introspection that it is of, if any.
   */
  things(type: GraphQLObjectType | undefined, { selections }: SelectionSetNode): number {
    let sum = 0
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        sum += this.things(this.typeNamed(selection.typeCondition?.name.value) ?? type, selection.selectionSet)
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        sum += this.thingsOfSpread(this.fragments.get(selection.name.value))
      else if (selection.selectionSet) {
        const field = metaFields.get(selection.name.value) ?? type?.getFields()[selection.name.value]
        const inner = field && getNamedType(field.type)
        const below = this.things(isObjectType(inner) ? inner : undefined, selection.selectionSet)
        const isList = field !== undefined && isListType(getNullableType(field.type))
        sum += (below + (field ? 1 : 0)) * (isList ? (this.lengths[field.name] ?? 1) : 1)
      }
    }
    return sum
  }

  private thingsOfSpread(fragment: FragmentDefinitionNode | undefined): number {
    if (!fragment) return 0
    const before = this.spread.get(fragment)
    if (before !== undefined) return before
    this.spread.set(fragment, 0)
    const things = this.things(this.typeNamed(fragment.typeCondition.name.value), fragment.selectionSet)
    this.spread.set(fragment, things)
    return things
  }

  /** Of introspection alone: what else there is has lists of its own. */
  private typeNamed(name: string | undefined): GraphQLObjectType | undefined {
    const type = name?.startsWith('__') ? this.schema.getType(name) : undefined
    return isObjectType(type) ? type : undefined
  }
}

/** About how many things an operation asks of the graph about itself. */
export function introspected(schema: GraphQLSchema, document: DocumentNode): number {
  const walk = new Walk(schema, document)
  return document.definitions.reduce(
    (sum, one) => (one.kind === Kind.OPERATION_DEFINITION ? sum + walk.things(undefined, one.selectionSet) : sum),
    0,
  )
}
