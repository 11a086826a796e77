// What somebody opened last from the palette: kept in this browser for themselves, and gone when they sign out.
import { onSignInEnded, readKey } from '../../kernel/auth/tokens.ts'
import type { Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

const most = 6
const key = () => `recent:${readKey('SAAS_PFUser_UUID') ?? ''}`
let memory: Entry[] = []

export function recents(): Entry[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key()) ?? 'null') as Entry[] | null
    return Array.isArray(kept)
      ? kept.filter(({ id, title, to }) => id && title && to).map((one) => ({ ...one, group: t.recent }))
      : memory
  } catch {
    return memory
  }
}

export function remember({ id, title, detail, to }: Entry) {
  memory = [{ id, group: t.recent, title, detail, to }, ...recents().filter((one) => one.id !== id)].slice(0, most)
  try {
    localStorage.setItem(key(), JSON.stringify(memory))
  } catch {
    // Then for as long as the page is open.
  }
}

/** Forgets them with the sign-in. */
export const forgetRecentsAtEnd = () => {
  const kept = key()
  return onSignInEnded(() => {
    memory = []
    try {
      localStorage.removeItem(kept)
    } catch {
      // There is nothing to forget.
    }
  })
}
