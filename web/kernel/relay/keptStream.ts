// The browser's one connection for events, in the tab that keeps it. Each subscription on a connection of its own would
// soon take all six that a browser has to a server, and every other call would wait.
import { createClient, type RequestParams } from 'graphql-sse'
import { keepFresh, refresh, whyRefused } from '../auth/refresh.ts'
import { accessToken, forgetSignIn } from '../auth/tokens.ts'
import { firstCallsAnswered, readingBegan } from './readingBegan.ts'
import * as t from './__generated__/messages.ts'

interface Keeping {
  /** The bodies of all that is listened to now, in whichever tab. */
  wanted: () => Promise<string[]>
  onEvent: (body: string, event: unknown) => void
  /** Tells which bodies are carried from now on, none where it was lost; and of which of them nothing was missed. */
  onCarried: (bodies: readonly string[], whole: readonly string[]) => void
}

/** An event, or at the beginning what was missed since this tab began to read, where that was asked. */
type Message = { operation: number; answer: unknown } | { missed: number[] }

interface Opened {
  how: 'open' | 'refused' | 'failed'
  /** The bodies of which nothing was missed. */
  whole?: string[]
}

/** Complete is a stream whose sign-in has ended; of any other the server expects its client again. */
type Ended = 'complete' | 'lost'

/** How long one that was taken over from may still tell what was on its way, in milliseconds. */
const overlap = 300
const firstWait = 500
const longestWait = 15_000
/**
 * A stream that lasted shorter is waited for, so that one that always ends is not asked for without end; in
 * milliseconds.
 */
const shortest = 500

const signInEnded = t.signInFirst

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Keeps it open, and connects again where it is lost. What comes to be listened to later is added by another
 * connection, which takes over from the one before, so that nothing is missed between them. Answers with what looks for
 * it.
 */
export function keepStream({ wanted, onEvent, onCarried }: Keeping): () => Promise<void> {
  let current: AbortController | undefined
  let carried: readonly string[] = []
  let wait = firstWait
  let isLooking = false
  let again = false
  let overlapping = 0
  /** What is to be waited for before the next connection. */
  let pausing: Promise<void> | undefined
  const told = new Set<string>()

  /** Two that overlap tell the same; it is handed on once. */
  function tell(body: string, event: unknown) {
    const text = overlapping ? body + JSON.stringify(event) : ''
    if (told.has(text)) return
    if (text) told.add(text)
    onEvent(body, event)
  }

  function endOverlap(before: AbortController) {
    before.abort()
    if (--overlapping === 0) told.clear()
  }

  async function look() {
    again = true
    if (isLooking) return
    isLooking = true
    while (again) {
      again = false
      const bodies = await wanted()
      await pausing
      if (bodies.some((body) => !carried.includes(body)) && !(await connect(bodies))) break
    }
    isLooking = false
  }

  /** Whether to go on: not once the sign-in has ended. */
  async function connect(bodies: readonly string[]): Promise<boolean> {
    await firstCallsAnswered()
    const fresh = keepFresh()
    if (fresh) await fresh
    const token = accessToken()
    if (!token) return false
    const before = current
    const ending = new AbortController()
    if (before) overlapping++
    const begun = performance.now()
    let over: Ended | undefined
    const { how: opened, whole = [] } = await open(bodies, token, ending.signal, tell, (how) => {
      over = how
      if (current === ending) ended(how, token, begun)
    })
    if (before) setTimeout(() => endOverlap(opened === 'open' ? before : ending), overlap)
    if (opened === 'open') {
      wait = firstWait
      current = ending
      carried = bodies
      onCarried(bodies, whole)
      // As one may whose rights change as it is opened.
      if (over) ended(over, token, begun)
      return true
    }
    if (!current) onCarried([], [])
    if (opened === 'refused' && !(await refresh(token).catch(() => true))) return false
    await waitLonger()
    again = true
    return true
  }

  function ended(how: Ended, token: string, begun: number) {
    current = undefined
    carried = []
    onCarried([], [])
    pausing = how === 'complete' ? renew(token) : performance.now() - begun < shortest ? waitLonger() : undefined
    void look()
  }

  /** Who signs out here has soon forgotten the token; one that is refused would be an error in the console. */
  async function renew(token: string) {
    await waitLonger()
    if (accessToken() === token && !(await refresh(token).catch(() => true))) forgetSignIn(whyRefused() ?? signInEnded)
  }

  async function waitLonger() {
    const milliseconds = wait
    wait = Math.min(wait * 2, longestWait)
    await pause(milliseconds)
  }

  return look
}

/** Answers once it is known whether there is a stream. */
function open(
  bodies: readonly string[],
  token: string,
  signal: AbortSignal,
  onEvent: Keeping['onEvent'],
  onEnd: (how: Ended) => void,
): Promise<Opened> {
  return new Promise((resolve) => {
    const since = readingBegan()
    const headers: Record<string, string> = { authorization: `Bearer ${token}` }
    if (since) headers['events-since'] = since
    const client = createClient({
      url: '/graphql',
      retryAttempts: 0,
      headers,
      async fetchFn(input: RequestInfo, init?: RequestInit) {
        const response = await fetch(input, init)
        // Where it was asked what was missed, that is said first.
        if (!response.ok || !since)
          resolve({ how: response.ok ? 'open' : response.status === 401 ? 'refused' : 'failed' })
        return response
      },
    })
    const ended = (how: Ended) => {
      client.dispose()
      resolve({ how: 'failed' })
      onEnd(how)
    }
    // Its client sends whatever it is given: here a list, which is answered as one stream.
    const together = bodies.map((body) => JSON.parse(body) as unknown) as unknown as RequestParams
    const stop = client.subscribe(together, {
      next(event) {
        const message = event as unknown as Message
        if ('missed' in message)
          resolve({ how: 'open', whole: bodies.filter((_body, operation) => !message.missed.includes(operation)) })
        else onEvent(bodies[message.operation]!, message.answer)
      },
      error: () => ended('lost'),
      complete: () => ended('complete'),
    })
    signal.addEventListener('abort', stop)
  })
}
