// Whose entries somebody looked at last, kept in this browser for themselves.
import { readKey } from '../../kernel/auth/tokens.ts'

const scopeNames = ['mine', 'group', 'all'] as const
export type Scope = (typeof scopeNames)[number]

export const asScope = (text: string | null): Scope | undefined => scopeNames.find((name) => name === text)

const key = () => `calendar scope:${readKey('SAAS_PFUser_UUID') ?? ''}`

/** Their own entries where they have chosen nothing yet. */
export function lastScope(): Scope {
  try {
    return asScope(localStorage.getItem(key())) ?? 'mine'
  } catch {
    return 'mine'
  }
}

export function keepScope(scope: Scope) {
  try {
    localStorage.setItem(key(), scope)
  } catch {
    // Then it is in the address alone.
  }
}
