// How much the cards of the board show.
import { useSyncExternalStore } from 'react'
import { keepChoice, readChoice } from '../../kernel/shell/ownChoice.ts'

type Density = 'comfortable' | 'compact'

const name = 'board density'
const listeners = new Set<() => void>()
/** What was chosen where the browser keeps nothing: it holds for as long as the page is open. */
let unkept: Density | undefined

const density = (): Density => unkept ?? (readChoice(name) === 'compact' ? 'compact' : 'comfortable')

export function setDensity(next: Density) {
  unkept = keepChoice(name, next) ? undefined : next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useDensity = (): Density => useSyncExternalStore(subscribe, density)
