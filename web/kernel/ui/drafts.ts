// What a person has typed and not sent, kept in this tab over a reload. It is kept under the person's name: whoever
// signs in next in the same tab doesn't see it.
import { readKey } from '../auth/tokens.ts'

/** Where a draft of the one who is signed in is kept. */
export const draftKey = (name: string) => `draft ${readKey('SAAS_PFUser_UUID') ?? ''} ${name}`

export function readDraft<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; undefined forgets it. */
export function keepDraft(key: string, value: unknown) {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then it is kept for as long as the page is open.
  }
}
