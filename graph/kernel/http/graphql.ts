// The GraphQL door: Yoga, with its limits, one mask for errors, and operations that are compiled once.
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { createYoga, type Plugin, type YogaInitialContext, type YogaServerInstance } from 'graphql-yoga'
import { Context, type Client, type Services } from '../context.ts'
import { databaseAnswer } from '../databaseErrors.ts'
import { ExpectedError } from '../errors.ts'
import { SubscriptionHub } from '../subscription/hub.ts'
import { readPosition } from '../subscription/readPosition.ts'
import type { Viewer } from '../viewer.ts'
import { countError } from '../metrics/requestMetrics.ts'
import { wentWrong } from './answers.ts'
import { compiledOperation, onItsDatabase } from './execute.ts'
import { eventStreams } from './eventStreams.ts'
import { admit, admitStream } from './admission.ts'
import { deferRule, takesParts, usesDefer } from './defer.ts'
import { KnownOperations, runKnown, typeOfAnswer } from './knownOperations.ts'
import type { OperationLimits } from './limits.ts'
import type { Operation } from './operations.ts'
import { extend, maskAll } from './parts.ts'
import { unknownPersistedQueries } from './persistedQuery.ts'
import { depthLimit, aliasLimit } from './queryLimits.ts'
import { StreamPlaces } from './streamPlaces.ts'
import { openTogether } from './together.ts'

/** What the server hands to Yoga with each request. */
export interface Incoming {
  req: IncomingMessage
  res: ServerResponse
  client: Client
  viewer: Viewer | null
  /** Told once a stream is open, whose request has had its answer by then. */
  began?: () => void
  /** Where the operation has run already: what went wrong is then told as ever. */
  answered?: ExecutionResult
}

/** Yoga copies a context's own properties, so the graph's is carried as one of them and unpacked again. */
interface WithOwn {
  own: Context
}

export type Yoga = YogaServerInstance<Incoming, WithOwn>

export interface GraphqlDoor {
  /** Answers a request; one by POST with the operation that it asks for. */
  answer(incoming: Incoming, operation?: Operation): Promise<void>
  /** Subscribes to several over one connection. */
  openTogether(incoming: Incoming, operations: Operation[]): Promise<void>
  endSubscriptions(): void
}

export function graphqlDoor(schema: GraphQLSchema, services: Services, limits: OperationLimits): GraphqlDoor {
  const { settings, log } = services
  const hub = new SubscriptionHub(schema, services)
  const known = new KnownOperations()
  const places = new StreamPlaces(settings.STREAMS_PER_PERSON)
  const yoga = createYoga<Incoming, WithOwn>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    maxRequestBodySize: false, // The server's reader has taken the body already, and no more of it than is allowed.
    healthCheckEndpoint: '/graphql/health',
    graphiql: false,
    context: ({ client, viewer }) => ({ own: new Context(services, client, viewer) }),
    maskedErrors: { maskError: (error) => masked(error, log) },
    plugins: [
      unknownPersistedQueries,
      tokenLimit(settings.QUERY_TOKENS),
      validationLimits(settings.QUERY_DEPTH, settings.QUERY_ALIASES),
      maskedAnswers(log), // Before what can stop an execution: an answer that is there already is masked too.
      budgets(limits),
      ownContext,
      known.plugin,
      compiledOnce,
      syntaxErrors,
      eventStreams(hub, places),
    ],
  })
  const byYoga = async (incoming: Incoming): Promise<void> => yoga(incoming.req, incoming.res, incoming)
  return {
    async answer(incoming, operation) {
      const { req, res, client, viewer } = incoming
      const position = viewer && readPosition(services.events, viewer)
      if (position) res.setHeader('events-position', position)
      const type = typeOfAnswer(req.headers.accept)
      const asked = type && operation && known.find(schema, operation)
      if (!asked) return byYoga(incoming)
      const answered = await runKnown(asked, limits, new Context(services, client, viewer), res)
      if (answered.errors) return byYoga({ ...incoming, answered })
      // As text it leaves in one write with its head.
      const text = JSON.stringify(answered)
      res.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text)
    },
    openTogether: (incoming: Incoming, operations: Operation[]) =>
      openTogether(
        { door: yoga, hub, places, mask: (error) => masked(error, log, incoming.client) },
        incoming,
        operations,
      ),
    endSubscriptions: () => hub.close(),
  }
}

/** What a client may read of an error: an expected one whole, of any other only that it happened. */
function masked(error: unknown, log: Services['log'], client?: Client): Error {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error
  if (original instanceof GraphQLError) return withExtensions(error as GraphQLError, original)
  const answer = original instanceof ExpectedError ? original : databaseAnswer(original)
  if (answer instanceof GraphQLError) return answer
  if (answer) return new GraphQLError(answer.message, { extensions: { code: answer.code } })
  log.error({ err: original, requestId: client?.requestId }, 'A request failed unexpectedly.')
  return new GraphQLError(wentWrong(client), { extensions: { code: 'INTERNAL' } })
}

function counted(error: Error, client: Client): Error {
  const { code } = (error as Partial<GraphQLError>).extensions ?? {}
  countError(client, typeof code === 'string' ? code : 'NONE')
  return error
}

/** A compiled operation keeps what was thrown as the original; its extensions say the status. */
function withExtensions(error: GraphQLError, { extensions, message }: GraphQLError): GraphQLError {
  if (error.extensions === extensions) return error
  const { nodes, source, positions, path } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

const tokenLimit = (maxTokens: number): Plugin => ({
  onParse: ({ setParseFn }) => setParseFn((source: string) => parse(source, { maxTokens })),
})

const validationLimits = (depth: number, aliases: number): Plugin => ({
  onValidate: ({ addValidationRule }) => {
    addValidationRule(depthLimit(depth))
    addValidationRule(aliasLimit(aliases))
    addValidationRule(deferRule)
  },
})

/** Spends what an operation costs, and tells in the answer what that was and what is left. */
const budgets = (limits: OperationLimits): Plugin<WithOwn> => ({
  async onExecute({ args, setResultAndStopExecution }) {
    const { own, res, answered } = args.contextValue as unknown as WithOwn & Incoming
    if (answered) return setResultAndStopExecution(answered)
    const admission = await admit(limits, args, own, res)
    if (!admission) return undefined
    if ('refused' in admission) return setResultAndStopExecution({ errors: [admission.refused] })
    const { cost } = admission
    return { onExecuteDone: ({ result, setResult }) => extend(result, { cost }, setResult) }
  },
  async onSubscribe({ args, setResultAndStopExecution }) {
    const { own, res } = args.contextValue as unknown as WithOwn & Incoming
    const admission = await admitStream(limits, own, res)
    if (admission && 'refused' in admission) setResultAndStopExecution({ errors: [admission.refused] })
  },
})

/** Before Yoga masks what is left: it does not know of which request an error is. */
const maskedAnswers = (log: Services['log']): Plugin<WithOwn> => ({
  onExecute: ({ args }) => {
    const { client } = (args.contextValue as WithOwn).own
    return {
      onExecuteDone: ({ result, setResult }) =>
        maskAll(result, (error) => counted(masked(error, log, client), client), setResult),
    }
  },
})

const ownContext: Plugin<WithOwn> = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn((args) => {
      const { own } = args.contextValue as WithOwn
      const isQuery = getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.QUERY
      return onItsDatabase(own, isQuery, () => executeFn({ ...args, contextValue: own }))
    })
  },
}

const compiledOnce: Plugin<WithOwn> = {
  onExecute({ args, setExecuteFn }) {
    // Yoga's own executor answers in parts; its context has the request.
    if (
      usesDefer(args.document) &&
      takesParts((args.contextValue as Partial<YogaInitialContext>).request?.headers.get('accept'))
    )
      return
    const operation = compiledOperation(args.schema, args.document, args.operationName)
    if (!operation) return
    setExecuteFn(({ contextValue, variableValues }) =>
      operation.query(undefined, contextValue.own, variableValues ?? {}),
    )
  },
}

/**
 * What can't be parsed is 400, but for a client that asks by name for plain JSON or for events: their protocols have
 * 200.
 */
const syntaxErrors: Plugin = {
  onParse:
    () =>
    ({ result }) => {
      if (result instanceof GraphQLError) Object.assign(result.extensions, { code: 'SYNTAX' })
    },
  onResultProcess({ request, result }) {
    const [error] = ('errors' in result && result.errors) || []
    const accept = request.headers.get('accept') ?? ''
    const isTold = accept.includes('application/json') || accept.includes('text/event-stream')
    if (error?.extensions?.code === 'SYNTAX' && !isTold)
      Object.assign(result, { extensions: { http: { status: 400 } } })
  },
}
