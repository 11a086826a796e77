import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const every = 30_000
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const one of listeners) one()
    }, every)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time in milliseconds, told again every half minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)
