// A graph made of stubs. It runs real operations against schema.graphql, so that what is asked and what is answered
// fit the schema; what a test does not care for gets the plainest value of its type.
import {
  buildSchema,
  execute,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql'
import schemaText from '../../schema.graphql?raw'
import type { StreamState } from '../kernel/relay/eventStream.ts'

export type Fields = Record<string, unknown>
/** By type and field: a value, or a function of the arguments. */
export type Resolvers = Record<string, Record<string, unknown>>

interface Operation {
  query: string
  operationName: string
  variables: Fields
}

const schema = buildSchema(schemaText)
const scalars: Record<string, unknown> = { Int: 0, Float: 0, Boolean: false, DateTime: '2026-01-15T12:00:00.000Z' }

const firstOf = (type: GraphQLAbstractType) => schema.getPossibleTypes(type)[0]!.name

function plainest(type: GraphQLOutputType, parent: string): unknown {
  if (!isNonNullType(type)) return null
  const required = type.ofType
  if (isListType(required)) return []
  if (isEnumType(required)) return required.getValues()[0]!.name
  if (isObjectType(required)) return {}
  if (isAbstractType(required)) return { __typename: firstOf(required) }
  return required.name === 'ID' ? `${parent}:stub` : (scalars[required.name] ?? '')
}

const fieldResolver: GraphQLFieldResolver<unknown, Resolvers> = (
  source,
  args,
  resolvers,
  { parentType, fieldName, returnType },
) => {
  const given = (source as Fields | undefined)?.[fieldName] ?? resolvers[parentType.name]?.[fieldName]
  const value: unknown = typeof given === 'function' ? given(args) : given
  return value === undefined ? plainest(returnType, parentType.name) : value
}

async function run(
  { query, variables, operationName }: Operation,
  resolvers: Resolvers,
  rootValue?: Fields,
): Promise<ExecutionResult> {
  const document = parse(query)
  const problems = validate(schema, document)
  if (problems.length) throw new AggregateError(problems, `${operationName} does not fit the schema`)
  return execute({
    schema,
    document,
    rootValue,
    variableValues: variables,
    operationName,
    contextValue: resolvers,
    fieldResolver,
    typeResolver: (value, _context, _info, type) => ((value as Fields).__typename as string) ?? firstOf(type),
  })
}

const answer = (body: ExecutionResult, status: unknown = 200) =>
  new Response(JSON.stringify(body), {
    status: Number(status),
    headers: { 'content-type': 'application/graphql-response+json' },
  })

/** Answers at the place of the server; an error with `extensions.http.status` comes with that status. */
export function stubGraph(resolvers: Resolvers) {
  const operations: Operation[] = []
  const listeners = new Map<(event: unknown) => void, { operation: Operation; missed?: () => void }>()
  const stateListeners = new Set<(state: StreamState) => void>()
  let turned: StreamState = 'connecting'

  async function fetchStub(input: unknown, { body, signal }: RequestInit = {}): Promise<Response> {
    if (input === '/health/live') return answer({})
    const operation = JSON.parse(body as string) as Operation
    operations.push(operation)
    const left = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    const result = await Promise.race([run(operation, resolvers), left])
    return answer(result, (result.errors?.[0]?.extensions.http as { status: number } | undefined)?.status)
  }

  return {
    fetch: fetchStub,
    /** The variables of each time an operation was asked. */
    asked: (name: string) =>
      operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
    /** What stands at the place of the event stream. */
    stream: {
      listen(body: string, listener: (event: unknown) => void, missed?: () => void) {
        listeners.set(listener, { operation: JSON.parse(body) as Operation, missed })
        return () => listeners.delete(listener)
      },
      onStreamState(listener: (state: StreamState) => void) {
        stateListeners.add(listener)
        listener('connecting')
        return () => stateListeners.delete(listener)
      },
    },
    listening: () => listeners.size,
    /** The subscriptions that are listened to, by name. */
    heard: () => [...listeners.values()].map(({ operation }) => operation.operationName),
    /** Tells everybody who listens. */
    async tell(event: Fields) {
      if (!listeners.size) throw new Error('Nobody listens yet: wait for listening().')
      const told = [...listeners].map(async ([listener, { operation }]) =>
        listener(await run(operation, resolvers, event)),
      )
      await Promise.all(told)
    },
    turnStream(state: StreamState) {
      const hasBegun = state === 'live' && turned !== 'live'
      turned = state
      for (const listener of stateListeners) listener(state)
      if (hasBegun) for (const { missed } of listeners.values()) missed?.()
    },
  }
}
