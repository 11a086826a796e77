import { useSyncExternalStore } from 'react'
import { useLookBack } from './lookBack.ts'

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

/** The time in milliseconds, told again every half minute; of a screen that is looked back to, that of then. */
export function useNow(): number {
  const current = useSyncExternalStore(subscribe, () => now)
  const asOf = useLookBack()
  return asOf === undefined ? current : Date.parse(asOf)
}
