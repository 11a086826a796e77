// Whether the server can be reached: from calls that fail, from the event stream, from the browser; and asked for until
// it can.
import { useSyncExternalStore } from 'react'
import { reach } from '../relay/reach.ts'
import { streamCode } from '../relay/streamCode.ts'

const firstPause = 1_000
const longestPause = 15_000
const patience = 4_000

const listeners = new Set<() => void>()
const backListeners = new Set<() => void>()
let lostSince: number | null = null
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | undefined

function setLost(since: number | null) {
  if ((since === null) === (lostSince === null)) return
  lostSince = since
  reach.isLost = since !== null
  for (const listener of listeners) listener()
}

function isReached() {
  clearTimeout(timer)
  pause = firstPause
  setLost(null)
}

function isLost() {
  setLost(Date.now())
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), pause)
  pause = Math.min(pause * 2, longestPause)
}

/** Asks whether the server is there; who asks meanwhile waits for the same answer. */
export const ask = (): Promise<void> => (asking ??= askNow().finally(() => (asking = undefined)))

async function askNow(): Promise<void> {
  // Busy or starting, it is there.
  const answered = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answered) return isLost()
  isReached()
  for (const listener of backListeners) listener()
}

/** Begins to watch; it is watched for as long as the page is open. */
export function watchConnection() {
  if (reach.tell) return
  reach.tell = (reached) => {
    if (!reached) void ask()
    // What waits is sent too when a call came through before the server was asked again.
    else if (lostSince !== null) {
      clearTimeout(timer)
      void ask()
    }
  }
  window.addEventListener('offline', isLost)
  window.addEventListener('online', () => void ask())
  void streamCode().then(({ onStreamState }) => onStreamState((state) => state === 'lost' && void ask()))
}

/** Tells whenever the server was found to be there. */
export function onReached(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Since when the server is out of reach, as a time; null while it is not. */
export const useLostSince = (): number | null => useSyncExternalStore(subscribe, () => lostSince)
