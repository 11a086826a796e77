// Subscriptions over HTTP, as server-sent events.
import type { ServerResponse } from 'node:http'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Context } from '../context.ts'
import { unauthenticated } from '../errors.ts'
import type { SubscriptionHub } from '../subscription/hub.ts'
import { requireScope } from '../token/scopes.ts'
import type { Viewer } from '../viewer.ts'

const ping = Buffer.from(':\n\n')
const done = Buffer.from('event: complete\ndata:\n\n')
const pingEvery = 12_000
/** Who has this much unread is cut off and connects again. */
const behind = 1 << 20

/** An answer is written out once, for however many. */
const frames = new WeakMap<ExecutionResult, Buffer>()

function frameOf(answer: ExecutionResult): Buffer {
  let frame = frames.get(answer)
  if (!frame) frames.set(answer, (frame = Buffer.from(`event: next\ndata: ${JSON.stringify(answer)}\n\n`)))
  return frame
}

function send(response: ServerResponse, bytes: Buffer) {
  if (response.writableLength > behind) response.destroy()
  else response.write(bytes)
}

/** What a subscription's result is until its stream is opened. */
interface Stream {
  open: (response: ServerResponse) => () => void
}

function openStream(hub: SubscriptionHub, { document, operationName, variableValues, viewer }: StreamArguments) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' })
    response.write(ping)
    const pings = setInterval(() => send(response, ping), pingEvery)
    const stop = hub.subscribe({ document, operationName, variables: variableValues ?? {} }, viewer, {
      tell: (answer) => send(response, frameOf(answer)),
      end: () => response.end(done),
    })
    return () => {
      clearInterval(pings)
      stop()
    }
  }
}

interface StreamArguments {
  document: DocumentNode
  operationName?: string | null
  variableValues?: Record<string, unknown>
  viewer: Viewer
}

/** The plugin by which Yoga leaves its subscriptions to the hub. */
export const eventStreams = (hub: SubscriptionHub) => ({
  onSubscribe({ setSubscribeFn }: SubscribeHook) {
    setSubscribeFn(async ({ contextValue, ...asked }) => {
      const { viewer } = contextValue.own
      if (!viewer) return { errors: [unauthenticated()] }
      requireScope(viewer, 'READ')
      return { open: openStream(hub, { ...asked, viewer }) }
    })
  },
  onResultProcess({ result, serverContext, setResultProcessor }: ResultProcess) {
    const { open } = result
    if (!open) return
    const { res: response } = serverContext
    setResultProcessor(
      (_result, fetchAPI) =>
        new Promise((resolve) => {
          const close = open(response)
          response.once('close', () => {
            close()
            resolve(new fetchAPI.Response(null))
          })
        }),
      'text/event-stream',
    )
  },
})

interface SubscribeHook {
  setSubscribeFn: (subscribe: (args: Omit<StreamArguments, 'viewer'> & { contextValue: { own: Context } }) => Promise<Stream | ExecutionResult>) => void
}

interface ResultProcess {
  result: Partial<Stream>
  serverContext: { res: ServerResponse }
  setResultProcessor: (
    processor: (result: unknown, fetchAPI: { Response: typeof Response }) => Promise<Response>,
    mediaType: string,
  ) => void
}
