// How much a document may ask of the graph about itself: who is signed in the whole of it, as tools ask, who is not a
// little.
import { getIntrospectionQuery, GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql'
import { introspected } from './introspection.ts'

const mostOfNobody = 1_000

/** Tools spread their fragments one or two levels deeper than graphql-js does. */
const roomForTools = 1.5

const wholes = new WeakMap<GraphQLSchema, number>()

function wholeOf(schema: GraphQLSchema): number {
  const options = {
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }
  const whole = wholes.get(schema) ?? introspected(schema, parse(getIntrospectionQuery(options)))
  wholes.set(schema, whole)
  return whole
}

const known = new WeakMap<DocumentNode, number>()

/** The refusal of a document that asks for more, before anything of it is run. */
export function introspectionRefused(
  schema: GraphQLSchema,
  document: DocumentNode,
  isSignedIn: boolean,
): GraphQLError | undefined {
  const things = known.get(document) ?? introspected(schema, document)
  known.set(document, things)
  if (things <= (isSignedIn ? wholeOf(schema) * roomForTools : mostOfNobody)) return undefined
  const reason = isSignedIn
    ? 'This asks for the schema many times over. Ask for it once.'
    : 'This asks for much of the schema. Sign in, or ask for less.'
  return new GraphQLError(reason, { extensions: { code: 'QUERY_LIMIT' } })
}
