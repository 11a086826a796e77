// What somebody wrote last on a record, kept in this browser for themselves.
import { readKey } from '../../kernel/auth/tokens.ts'

export const writtenKinds = ['note', 'message', 'mail'] as const
export type WrittenKind = (typeof writtenKinds)[number]

const key = () => `composer kind:${readKey('SAAS_PFUser_UUID') ?? ''}`

/** A note where they have chosen nothing yet. */
export function lastKind(): WrittenKind {
  try {
    return writtenKinds.find((kind) => kind === localStorage.getItem(key())) ?? 'note'
  } catch {
    return 'note'
  }
}

export function keepKind(kind: WrittenKind) {
  try {
    localStorage.setItem(key(), kind)
  } catch {
    // Then a note is what one writes next.
  }
}
