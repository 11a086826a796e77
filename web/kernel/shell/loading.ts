// How many calls are under way. The indicator shows after 100 ms and goes when the last one has ended, however it
// ended.
import { useSyncExternalStore } from 'react'

const delay = 100
const listeners = new Set<() => void>()
let count = 0
let shown = false
let timer: ReturnType<typeof setTimeout> | undefined

function show(next: boolean) {
  shown = next
  for (const listener of listeners) listener()
}

/** Counts one more call; the answer counts it out again, once. */
export function countLoading(): () => void {
  count++
  if (count === 1) timer = setTimeout(() => show(true), delay)
  let ended = false
  return () => {
    if (ended) return
    ended = true
    count--
    if (count > 0) return
    clearTimeout(timer)
    if (shown) show(false)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLoading = (): boolean => useSyncExternalStore(subscribe, () => shown)
