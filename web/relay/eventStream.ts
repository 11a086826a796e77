// One event stream a browser, however many tabs: the tab that holds the lock keeps it and tells the others.
import { createClient, type Client } from 'graphql-sse'
import { refresh } from '../session/refresh.ts'
import { accessToken } from '../session/tokens.ts'

type Listener = (event: unknown) => void
export type StreamState = 'connecting' | 'live' | 'lost'

interface Message {
  kind: 'event' | 'state' | 'want'
  body?: string
  event?: unknown
  state?: StreamState
}

const longestWait = 15_000
const listeners = new Map<string, Set<Listener>>()
const stateListeners = new Set<(state: StreamState) => void>()
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('opsgraph-events') : undefined
let state: StreamState = 'connecting'
/** In the tab that keeps the stream: what is listened to, each with what ends it. */
let kept: Map<string, () => void> | undefined

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'event') tellHere(data.body!, data.event)
  if (data.kind === 'state') setState(data.state!)
  if (data.kind === 'want' && kept) {
    keep(data.body!)
    channel.postMessage({ kind: 'state', state } satisfies Message)
  }
})

/** Hears the events of a subscription, from whichever tab has the stream. */
export function listen(body: string, listener: Listener): () => void {
  const heard = listeners.get(body) ?? new Set()
  listeners.set(body, heard.add(listener))
  if (kept) keep(body)
  else channel?.postMessage({ kind: 'want', body } satisfies Message)
  return () => {
    heard.delete(listener)
    if (!heard.size) listeners.delete(body)
  }
}

/** Whether events arrive; told at once and at every change. */
export function onStreamState(listener: (state: StreamState) => void): () => void {
  stateListeners.add(listener)
  listener(state)
  return () => stateListeners.delete(listener)
}

function tellHere(body: string, event: unknown) {
  for (const listener of listeners.get(body) ?? []) listener(event)
}

function setState(next: StreamState) {
  state = next
  for (const listener of stateListeners) listener(next)
}

function keep(body: string) {
  if (!kept || kept.has(body)) return
  const ending = new AbortController()
  kept.set(body, () => ending.abort())
  void stream(body, ending.signal)
}

/** Listens on and on: a lost stream is connected again, with a refreshed token where that was why. */
async function stream(body: string, signal: AbortSignal) {
  const operation = JSON.parse(body) as { query: string; operationName: string; variables: Record<string, unknown> }
  let wait = 500
  while (!signal.aborted) {
    const token = accessToken()
    if (!token) return
    let refused = false
    const client: Client = createClient({
      url: '/graphql',
      retryAttempts: 0,
      headers: { authorization: `Bearer ${token}` },
      fetchFn: async (input: RequestInfo, init?: RequestInit) => {
        const response = await fetch(input, init)
        refused = response.status === 401
        if (response.ok) {
          wait = 500
          tellAll({ kind: 'state', state: 'live' })
        }
        return response
      },
    })
    await new Promise<void>((resolve) => {
      const stop = client.subscribe(operation, {
        next: (event) => tellAll({ kind: 'event', body, event }),
        error: () => resolve(),
        complete: () => resolve(),
      })
      signal.addEventListener('abort', stop)
    })
    client.dispose()
    if (signal.aborted) return
    tellAll({ kind: 'state', state: 'lost' })
    if (refused && !(await refresh(token).catch(() => true))) return
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(wait * 2, longestWait)
  }
}

function tellAll(message: Message) {
  channel?.postMessage(message)
  if (message.kind === 'event') tellHere(message.body!, message.event)
  if (message.kind === 'state') setState(message.state!)
}

function keepAll() {
  kept = new Map()
  for (const body of listeners.keys()) keep(body)
}

if ('locks' in navigator && channel) {
  void navigator.locks.request('opsgraph-events', () => {
    keepAll()
    // The other tabs say again what they listen to.
    channel.postMessage({ kind: 'state', state: 'connecting' } satisfies Message)
    return new Promise<never>(() => {}) // Held until the tab closes.
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'state' && data.state === 'connecting' && !kept) {
      for (const body of listeners.keys()) channel.postMessage({ kind: 'want', body } satisfies Message)
    }
  })
} else keepAll()
