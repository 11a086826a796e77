// What graphql-jit does not read of variables: it writes code for each level, without an end where a filter holds
// filters, and knows no `@oneOf`. Such variables are read by graphql-js, and come to what jit compiled as JSON, which
// it takes as it is.
import {
  getNamedType,
  getVariableValues,
  isInputObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql'

type Variables = Record<string, unknown>
type Read = { variables: Variables } | { errors: readonly GraphQLError[] }

interface Compilable {
  document: DocumentNode
  /** The variables as the document takes them. */
  read: (variables: Variables) => Read
}

/** A document as jit can compile it; undefined where it can as it is. */
export function withReadVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Compilable | undefined {
  const definitions = operation.variableDefinitions ?? []
  const beyond = definitions.filter(({ type }) => isBeyondJit(getNamedType(typeFromAST(schema, type))))
  if (!beyond.length) return undefined
  const variableDefinitions = definitions.map((one) =>
    beyond.includes(one) ? { ...one, type: json, defaultValue: undefined } : one,
  )
  return {
    document: {
      ...document,
      definitions: document.definitions.map((one) => (one === operation ? { ...operation, variableDefinitions } : one)),
    },
    read(variables) {
      const { coerced, errors } = getVariableValues(schema, beyond, variables)
      return errors ? { errors } : { variables: { ...variables, ...coerced } }
    },
  }
}

const json: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } }

/** Whether an input holds itself, or takes one of several, however deep. */
function isBeyondJit(type: GraphQLNamedType | undefined, above: readonly GraphQLNamedType[] = []): boolean {
  if (!isInputObjectType(type)) return false
  if (type.isOneOf || above.includes(type)) return true
  return Object.values(type.getFields()).some((field) => isBeyondJit(getNamedType(field.type), [...above, type]))
}
