import {
  ConnectionHandler,
  DefaultHandlerProvider,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type SubscribeFunction,
} from 'relay-runtime'
import type { MayWait } from '../offline/waiting.ts'
import { countLoading } from '../shell/loading.ts'
import { afterAnswers, afterChange, callUnderWay, changeUnderWay } from './inOrder.ts'
import { outlivesPage, request, type Answer } from './request.ts'
import { WholeEnvironment } from './WholeEnvironment.ts'
import { streamCode } from './streamCode.ts'

/** By its id, which the server knows it by; by its text where it is not built. */
const bodyOf = ({ id, name, text }: RequestParameters, variables: object) =>
  JSON.stringify({ ...(text ? { query: text } : { documentId: `sha256:${id}` }), operationName: name, variables })

/**
 * Sends a call; one that may wait is kept where the server is out of reach, and answered when it was sent after all.
 */
async function send(
  operation: string,
  body: string,
  signal: AbortSignal,
  mayWait: MayWait | undefined,
  waits: () => void,
) {
  if (!mayWait) return request(operation, body, signal)
  const { deliver } = await import('../offline/deliver.ts')
  return deliver(operation, body, signal, mayWait, waits)
}

let changes = 0

/** What was read while something was changed may be older than the answer to the change: it is read again. */
async function latest(read: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const before = changes
    const answer = await read()
    if (changes === before) return answer
    await answer.later?.(() => {})
  }
}

/**
 * A call counts as loading unless it says otherwise with `metadata: { silent: true }`. With `metadata: { mayWait }` it
 * is kept where the server is out of reach.
 */
const fetchFunction: FetchFunction = (params, variables, cacheConfig) =>
  Observable.create<GraphQLResponse>((sink) => {
    const aborting = new AbortController()
    const { silent, mayWait } = (cacheConfig.metadata ?? {}) as { silent?: boolean; mayWait?: MayWait }
    const loaded = silent ? () => {} : countLoading()
    let waits = loaded
    const waiting = new Promise<void>((resolve) => {
      waits = () => {
        loaded()
        resolve()
      }
    })
    const isChange = params.operationKind === 'mutation'
    const ask = () => send(params.name, bodyOf(params, variables), aborting.signal, mayWait, waits)
    // Who signs out leaves the page at once: that waits for nothing.
    const change = () => (outlivesPage(params.name) ? ask() : afterChange(ask))
    const call = (isChange ? change() : latest(ask)).then(async ({ later, ...first }) => {
      if (isChange) changes += 1
      // Relay waits for what is deferred unless it is told that this is all.
      sink.next((later ? first : { ...first, extensions: { ...first.extensions, is_final: true } }) as GraphQLResponse)
      loaded()
      await later?.((part) => sink.next(part as GraphQLResponse))
      sink.complete()
    })
    call
      .catch((error: unknown) => {
        if (!aborting.signal.aborted) sink.error(error as Error)
      })
      .finally(loaded)
    const answered = mayWait ? Promise.race([call, waiting]) : call
    callUnderWay(answered)
    if (isChange) changeUnderWay(answered)
    return () => {
      aborting.abort()
      loaded()
    }
  })

/** What `useLive` says of its subscription. */
interface Listening {
  missed?: () => void
  readSince?: () => number | undefined
}

/** The stream is shared by all tabs of the browser; its code loads when the first screen listens. */
const subscribeFunction: SubscribeFunction = (params, variables, cacheConfig) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop: (() => void) | undefined
    let stopped = false
    streamCode().then(
      ({ listen }) => {
        const { missed, readSince } = (cacheConfig.metadata ?? {}) as Listening
        const tell = afterAnswers(
          (event) => !stopped && sink.next(event as GraphQLResponse),
          () => !stopped && missed?.(),
        )
        if (!stopped) stop = listen(bodyOf(params, variables), tell, missed, readSince?.())
      },
      (error: Error) => sink.error(error),
    )
    return () => {
      stopped = true
      stop?.()
    }
  })

/**
 * How lists are held that name their handler, as @connection(handler:) does. Their own way comes with their screen; the
 * first page may be there before it, and is held as any.
 */
export const listHandlers: Record<string, ReturnType<typeof DefaultHandlerProvider>> = { keptPages: ConnectionHandler }

export const makeEnvironment = () =>
  new WholeEnvironment({
    handlerProvider: (name) => listHandlers[name] ?? DefaultHandlerProvider(name),
    network: Network.create(fetchFunction, subscribeFunction),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  })

export const environment = makeEnvironment()
