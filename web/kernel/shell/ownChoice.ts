// What somebody has chosen, kept in this browser for themselves.
import { readKey } from '../auth/tokens.ts'

const keyOf = (name: string) => `${name}:${readKey('SAAS_PFUser_UUID') ?? ''}`

/** Null where they have chosen nothing yet, or the browser keeps nothing. */
export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

/** Answers whether it is kept. */
export function keepChoice(name: string, value: string): boolean {
  try {
    localStorage.setItem(keyOf(name), value)
    return true
  } catch {
    return false
  }
}
