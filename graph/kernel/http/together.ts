// Several subscriptions over one connection: a browser has six to a server in all, and each stream takes one.
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { unavailable } from '../databaseErrors.ts'
import type { SubscriptionHub } from '../subscription/hub.ts'
import { HttpError } from './body.ts'
import { openStream, type Stream } from './eventStreams.ts'
import type { Incoming, Yoga } from './graphql.ts'
import type { Operation } from './operations.ts'
import type { StreamPlaces } from './streamPlaces.ts'

interface Together {
  door: Pick<Yoga, 'getEnveloped'>
  hub: SubscriptionHub
  places: StreamPlaces
  mask: (error: unknown) => Error
}

type Subscribed = Stream | ExecutionResult

const refused = (message: string) => ({ errors: [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })] })

const isFields = (value: unknown) => value == null || (typeof value === 'object' && !Array.isArray(value))

/** Subscribes as a request of its own would: the same rules, the same limits, the same cost. */
async function subscribed(
  { getEnveloped }: Pick<Yoga, 'getEnveloped'>,
  incoming: Incoming,
  { query, operationName, variables }: Operation,
): Promise<Subscribed> {
  if (typeof query !== 'string') return refused('query: send the text of a subscription.')
  if (!isFields(variables)) return refused('variables: send a JSON object.')
  if (operationName != null && typeof operationName !== 'string')
    return refused('operationName: send the name of the operation.')
  const { parse, validate, contextFactory, subscribe, schema: shown } = getEnveloped(incoming)
  const schema = shown as GraphQLSchema
  const document = parse(query) as DocumentNode
  const errors = validate(schema, document) as readonly GraphQLError[]
  if (errors.length) return { errors }
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    return refused('query: only subscriptions share a stream.')
  const args = {
    schema,
    document,
    operationName,
    contextValue: await contextFactory(),
    variableValues: variables as Record<string, unknown>,
  }
  return (await subscribe(args)) as Subscribed
}

/** The positions of the answers by which a client began to read. */
const sinceHeader = 'events-since'

/**
 * Opens one stream for several; each event says of which of them it is. What one of them can't have is told as its
 * answer.
 */
export async function openTogether({ door, hub, places, mask }: Together, incoming: Incoming, operations: Operation[]) {
  if (!incoming.viewer) throw new HttpError('UNAUTHENTICATED', 'Sign in first.')
  if (!hub.isServing) throw unavailable()
  const answered = (error: unknown): ExecutionResult => ({ errors: [mask(error) as GraphQLError] })
  const results = await Promise.all(
    operations.map((operation) => subscribed(door, incoming, operation).catch(answered)),
  )
  const since = incoming.req.headers[sinceHeader]
  await openStream(incoming, places, (tell, end, say) => {
    const stops = results.flatMap((result, operation) => {
      if ('listen' in result) return [result.listen({ tell: (answer) => tell(answer, operation), end })]
      tell(result, operation)
      return []
    })
    // By now they are told of what comes, so that nothing lies between.
    if (typeof since === 'string') void missedOf(results, since).then((missed) => say({ missed }))
    return stops
  })
}

/** Which of them have to be read again. What can't be told counts as missed. */
async function missedOf(results: Subscribed[], since: string): Promise<number[]> {
  const missed = await Promise.all(
    results.map(async (result) => !('listen' in result) || result.hasMissed(since).catch(() => true)),
  )
  return missed.flatMap((isMissed, operation) => (isMissed ? [operation] : []))
}
