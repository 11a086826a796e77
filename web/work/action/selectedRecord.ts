// The selected record of a board or a list: the one that has the focus or was opened last.
import { useSyncExternalStore } from 'react'

let selected: string | undefined
const listeners = new Set<() => void>()

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What stands for it in an address, as AR-1042. */
export const selectedRecord = (): string | undefined => selected

export function selectRecord(key: string | undefined) {
  if (key === selected) return
  selected = key
  for (const tell of listeners) tell()
}

export const useIsSelected = (key: string): boolean => useSyncExternalStore(subscribe, () => selected === key)
