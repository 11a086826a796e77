// Whose entries or records somebody looked at last, kept in this browser for themselves.
import { readKey } from '../auth/tokens.ts'

const scopeNames = ['mine', 'group', 'all'] as const
export type Scope = (typeof scopeNames)[number]

type Screen = 'calendar' | 'board'

/** Where they have chosen nothing yet. */
const usual: Record<Screen, Scope> = { calendar: 'mine', board: 'all' }

export const asScope = (text: string | null): Scope | undefined => scopeNames.find((name) => name === text)

const keyOf = (screen: Screen) => `${screen} scope:${readKey('SAAS_PFUser_UUID') ?? ''}`

export function lastScope(screen: Screen): Scope {
  try {
    return asScope(localStorage.getItem(keyOf(screen))) ?? usual[screen]
  } catch {
    return usual[screen]
  }
}

export function keepScope(screen: Screen, scope: Scope) {
  try {
    localStorage.setItem(keyOf(screen), scope)
  } catch {
    // Then it is in the address alone.
  }
}
