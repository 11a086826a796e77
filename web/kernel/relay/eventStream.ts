// What is listened to, in all tabs of a browser, over one connection: the tab that holds the lock keeps it and tells
// the others.
import { keepStream } from './keptStream.ts'

export type StreamState = 'connecting' | 'live' | 'lost'

interface Listener {
  tell: (event: unknown) => void
  /** Events come from now on, and what happened before was not told. */
  missed?: () => void
}

type Message =
  | { kind: 'event'; body: string; event: unknown }
  | { kind: 'state'; state: StreamState; carried: readonly string[] }
  | { kind: 'want'; body: string }
  /** Each tab is to say what it wants. */
  | { kind: 'ask' }

/** How long the other tabs have to say what they listen to, in milliseconds. */
const askingTime = 30
/**
 * How long what nobody listens to any more is still carried, in milliseconds: the next screen often listens to the
 * same, and would have missed what was told between.
 */
const lingering = 5_000

const listeners = new Map<string, Set<Listener>>()
const stateListeners = new Set<(state: StreamState) => void>()
const wantedElsewhere = new Set<string>()
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('opsgraph-events') : undefined
let state: StreamState = 'connecting'
let carried: readonly string[] = []
/** Since when each is carried, and when this tab was last told of it, by the clock of `performance`. */
const carriedSince = new Map<string, number>()
const toldAt = new Map<string, number>()
/** In the tab that keeps the stream: looks whether it carries what is wanted. */
let look: (() => Promise<void>) | undefined

const post = (message: Message) => channel?.postMessage(message)

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'event') tellHere(data.body, data.event)
  else if (data.kind === 'state') turn(data.state, data.carried)
  else if (data.kind === 'want') wantedOf(data.body)
  else say()
})

// A tab that was frozen was not asked.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !look) say()
})

/** Whether all that has happened since then is in what was read then; a clock that is coarse tells both at one time. */
const isWholeSince = (body: string, time: number) =>
  (carriedSince.get(body) ?? Infinity) < time && (toldAt.get(body) ?? -Infinity) <= time

/**
 * Hears the events of a subscription, from whichever tab has the stream. Who says when they have read is told only of
 * what they have missed since.
 */
export function listen(
  body: string,
  tell: Listener['tell'],
  missed?: Listener['missed'],
  readSince?: number,
): () => void {
  const listener = { tell, missed }
  const heard = listeners.get(body) ?? new Set()
  listeners.set(body, heard.add(listener))
  if (carried.includes(body)) {
    if (readSince === undefined || !isWholeSince(body, readSince)) missed?.()
  } else if (look) void look()
  post({ kind: 'want', body })
  return () => {
    heard.delete(listener)
    if (!heard.size)
      setTimeout(() => {
        if (!heard.size && listeners.get(body) === heard) listeners.delete(body)
      }, lingering)
  }
}

/** Whether events arrive; told at once and at every change. */
export function onStreamState(listener: (state: StreamState) => void): () => void {
  stateListeners.add(listener)
  listener(state)
  return () => stateListeners.delete(listener)
}

const say = () => {
  for (const body of listeners.keys()) post({ kind: 'want', body })
}

function wantedOf(body: string) {
  if (!look) return
  wantedElsewhere.add(body)
  if (carried.includes(body)) post({ kind: 'state', state, carried })
  else void look()
}

function tellHere(body: string, event: unknown) {
  toldAt.set(body, performance.now())
  for (const listener of listeners.get(body) ?? []) listener.tell(event)
}

/** Of what is whole nothing was missed, as far as this tab has read. */
function turn(next: StreamState, bodies: readonly string[], whole: readonly string[] = []) {
  const begun = bodies.filter((body) => !carried.includes(body))
  for (const body of carried) if (!bodies.includes(body)) carriedSince.delete(body)
  // What is whole misses nothing of what was read since the page began.
  for (const body of begun) carriedSince.set(body, whole.includes(body) ? 0 : performance.now())
  carried = bodies
  if (state !== next) {
    state = next
    for (const listener of stateListeners) listener(next)
  }
  for (const body of begun.filter((one) => !whole.includes(one)))
    for (const { missed } of listeners.get(body) ?? []) missed?.()
}

function turnAll(next: StreamState, bodies: readonly string[], whole?: readonly string[]) {
  post({ kind: 'state', state: next, carried: bodies })
  turn(next, bodies, whole)
}

async function wanted(): Promise<string[]> {
  wantedElsewhere.clear()
  if (channel) {
    post({ kind: 'ask' })
    await new Promise((resolve) => setTimeout(resolve, askingTime))
  }
  return [...new Set([...listeners.keys(), ...wantedElsewhere])]
}

function keep() {
  look = keepStream({
    wanted,
    onEvent(body, event) {
      post({ kind: 'event', body, event })
      tellHere(body, event)
    },
    onCarried: (bodies, whole) => turnAll(bodies.length ? 'live' : 'lost', bodies, whole),
  })
  turnAll('connecting', [])
  void look()
}

if ('locks' in navigator && channel) {
  void navigator.locks.request('opsgraph-events', () => {
    keep()
    return new Promise<never>(() => {}) // Held until the tab closes.
  })
} else keep()
