// Two surfaces of one graph: REST runs on the whole of it, /graphql and schema.graphql show what is not marked as
// legacy. Resolvers are the same for both; a type that only marked fields lead to leaves with them.
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLFieldConfigMap,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLType,
} from 'graphql'
import { hasLegacyTwin, isLegacy, type Marked } from './legacy.ts'

const known = new WeakMap<GraphQLSchema, GraphQLSchema>()
const wholes = new WeakMap<GraphQLSchema, GraphQLSchema>()

/** What of a schema is not marked. Throws where something is marked that is always there for a resolver. */
export function publicSchema(schema: GraphQLSchema): GraphQLSchema {
  const made = known.get(schema) ?? derive(schema)
  known.set(schema, made)
  // What is executed for a client has this one as its schema.
  known.set(made, made)
  if (made !== schema) wholes.set(made, schema)
  return made
}

/** What a public schema was made of; any other is whole. */
export const wholeSchema = (schema: GraphQLSchema): GraphQLSchema => wholes.get(schema) ?? schema

function derive(schema: GraphQLSchema): GraphQLSchema {
  const types = new Map(Object.values(schema.getTypeMap()).map((type) => [type.name, derivedType(type)]))

  function derivedType(type: GraphQLNamedType): GraphQLNamedType {
    if (type.name.startsWith('__')) return type
    if (isObjectType(type)) return new GraphQLObjectType(composite(type))
    if (isInterfaceType(type)) return new GraphQLInterfaceType(composite(type))
    if (isUnionType(type)) return new GraphQLUnionType({ ...type.toConfig(), types: () => type.getTypes().map(same) })
    if (isInputObjectType(type)) {
      const config = type.toConfig()
      return new GraphQLInputObjectType({ ...config, fields: () => inputs(config.fields, type.name) })
    }
    if (isEnumType(type)) {
      const config = type.toConfig()
      return new GraphQLEnumType({ ...config, values: kept(config.values) })
    }
    return type
  }

  function composite<Type extends GraphQLObjectType | GraphQLInterfaceType>(type: Type) {
    const config = type.toConfig() as ReturnType<Type['toConfig']> & { fields: GraphQLFieldConfigMap<unknown, unknown> }
    return {
      ...config,
      interfaces: () => type.getInterfaces().map(same),
      fields: () =>
        mapped(kept(config.fields), (field, name) => ({
          ...field,
          type: same(field.type),
          args: inputs(field.args ?? {}, `${type.name}.${name}`),
        })),
    }
  }

  const inputs = <Input extends Marked & { type: GraphQLInputType }>(all: Record<string, Input>, where: string) => {
    for (const [name, input] of Object.entries(all))
      if (isLegacy(input) && isNonNullType(input.type)) throw new Error(`${where}.${name} is required and legacy.`)
    return mapped(kept(all), (input) => {
      const type = same(input.type)
      return { ...input, type: hasLegacyTwin(input) ? new GraphQLNonNull(type as GraphQLNullableType) : type }
    })
  }

  /** The public one of a type. */
  function same<Type extends GraphQLType>(type: Type): Type {
    if (isListType(type)) return new GraphQLList(same(type.ofType)) as Type
    if (isNonNullType(type)) return new GraphQLNonNull(same(type.ofType)) as unknown as Type
    return types.get((type as GraphQLNamedType).name) as Type
  }

  const config = schema.toConfig()
  return new GraphQLSchema({
    ...config,
    query: config.query && same(config.query),
    mutation: config.mutation && same(config.mutation),
    subscription: config.subscription && same(config.subscription),
    // Fields lead to all others but for what is only answered as an interface.
    types: config.types.filter((type) => isObjectType(type) && type.getInterfaces().length).map(same),
  })
}

const kept = <One extends Marked>(all: Record<string, One>): Record<string, One> =>
  Object.fromEntries(Object.entries(all).filter(([, one]) => !isLegacy(one)))

const mapped = <One, Other>(all: Record<string, One>, change: (one: One, name: string) => Other) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one, name)]))
