// Subscriptions over HTTP, as server-sent events.
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Context } from '../context.ts'
import { unavailable } from '../databaseErrors.ts'
import { unauthenticated } from '../errors.ts'
import type { Listener, SubscriptionHub } from '../subscription/hub.ts'
import { requireScope } from '../auth/scopes.ts'
import { counter, gauge } from '../metrics/registry.ts'
import { knownError, sendError } from './answers.ts'
import type { Incoming } from './graphql.ts'
import type { StreamPlaces } from './streamPlaces.ts'

const ping = Buffer.from(':\n\n')
const done = Buffer.from('event: complete\ndata:\n\n')
/**
 * Not an event: clients of the protocol refuse those that it does not know, and connect again after an end without
 * `complete`.
 */
const again = Buffer.from(': connect again, and read anew\n\n')
const pingEvery = 12_000
/** How long a client has to take the end of its stream, in milliseconds. */
const endWithin = 2_000
/** Who has this much unread is cut off and connects again. */
const behind = 1 << 20

let open = 0
gauge('opsgraph_streams_open', 'Event streams that are open in this process.', [], () => [[open]])
const cut = counter('opsgraph_streams_cut_total', 'Event streams that were cut, since too much was unread.')

/** What a subscription's result is until its stream is opened. */
export interface Stream {
  listen: (listener: Listener) => () => void
  /** Whether who read at a position has missed something since. */
  hasMissed: (since: string) => Promise<boolean>
}

type Told = (answer: ExecutionResult, operation?: number) => void

/** An answer is written out once, for however many; alone, or with the place of its operation among several. */
const frames = new WeakMap<ExecutionResult, Map<number | undefined, Buffer>>()

const framed = (data: string) => Buffer.from(`event: next\ndata: ${data}\n\n`)

function frameOf(answer: ExecutionResult, operation?: number): Buffer {
  const written = frames.get(answer) ?? new Map<number | undefined, Buffer>()
  frames.set(answer, written)
  let frame = written.get(operation)
  if (!frame) {
    const data = JSON.stringify(operation === undefined ? answer : { operation, answer })
    written.set(operation, (frame = framed(data)))
  }
  return frame
}

/** Answers with a stream of events until the client leaves or a subscription ends. Throws 429 for who has too many. */
export async function openStream(
  { res: response, viewer, client, began }: Incoming,
  places: StreamPlaces,
  subscribe: (tell: Told, end: Listener['end'], say: (message: object) => void) => (() => void)[],
): Promise<void> {
  const leave = places.take(viewer?.id ?? '')
  client.door = 'streams'
  open++
  began?.()
  // Its connection ends with it: the next stream is to be had elsewhere, where this process ends.
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  const send = (bytes: Buffer) => {
    if (response.writableEnded) return
    if (response.writableLength > behind) {
      cut.of().add()
      response.destroy()
    } else response.write(bytes)
  }
  const end = (last: Buffer) => {
    if (response.writableEnded) return
    response.end(last)
    const tooLong = setTimeout(() => response.destroy(), endWithin).unref()
    response.once('close', () => clearTimeout(tooLong))
  }
  send(ping)
  const pings = setInterval(() => send(ping), pingEvery)
  const stops = subscribe(
    (answer, operation) => send(frameOf(answer, operation)),
    (how) => end(how === 'complete' ? done : again),
    (message) => send(framed(JSON.stringify(message))),
  )
  return new Promise((resolve) => {
    const close = () => {
      open--
      leave()
      clearInterval(pings)
      for (const stop of stops) stop()
      resolve()
    }
    // Who asked may have left before the stream began.
    if (response.destroyed) close()
    else response.once('close', close)
  })
}

/** The plugin by which Yoga leaves its subscriptions to the hub. */
export const eventStreams = (hub: SubscriptionHub, places: StreamPlaces) => ({
  onSubscribe({ setSubscribeFn }: SubscribeHook) {
    setSubscribeFn(async ({ contextValue, document, operationName, variableValues }) => {
      const { viewer, language } = contextValue.own
      if (!viewer) return { errors: [unauthenticated()] }
      requireScope(viewer, 'READ')
      if (!hub.isServing) return { errors: [unavailable()] }
      const asked = { document, operationName, variables: variableValues ?? {}, language }
      return {
        listen: (listener) => hub.subscribe(asked, viewer, listener),
        hasMissed: (since) => hub.hasMissed(asked, viewer, since),
      }
    })
  },
  onResultProcess({ result, serverContext, setResultProcessor }: ResultProcess) {
    const { listen } = result
    if (!listen) return
    setResultProcessor(async (_result, fetchAPI) => {
      await openStream(serverContext, places, (tell, end) => [listen({ tell, end })]).catch((error: unknown) => {
        sendError(serverContext.res, knownError(error) ?? orThrow(error))
      })
      return new fetchAPI.Response(null)
    }, 'text/event-stream')
  },
})

function orThrow(error: unknown): never {
  throw error
}

interface SubscribeArguments {
  contextValue: { own: Context }
  document: DocumentNode
  operationName?: string | null
  variableValues?: Record<string, unknown>
}

interface SubscribeHook {
  setSubscribeFn: (subscribe: (args: SubscribeArguments) => Promise<Stream | ExecutionResult>) => void
}

interface ResultProcess {
  result: Partial<Stream>
  serverContext: Incoming
  setResultProcessor: (
    processor: (result: unknown, fetchAPI: { Response: typeof Response }) => Promise<Response>,
    mediaType: string,
  ) => void
}
