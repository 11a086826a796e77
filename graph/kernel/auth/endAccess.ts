// What goes on working where a person is not, and ends with their password or their account: the nouns above say how.
import type { Transaction } from '../mutation.ts'

/** Keys end with a password, unless they are kept, and with an account; what was given out ends with an account. */
type Access = 'KEYS' | 'GIVEN_OUT'

type End = (transaction: Transaction, userId: string, now: Date) => Promise<unknown>

const ends: Record<Access, End[]> = { KEYS: [], GIVEN_OUT: [] }

export const addEnd = (access: Access, end: End) => ends[access].push(end)

/** Ends a person's access of a kind. */
export async function endAccess(access: Access, transaction: Transaction, userId: string, now: Date) {
  for (const end of ends[access]) await end(transaction, userId, now)
}

export const keepsDescription =
  'Whether access tokens and calendar feeds stay valid; defaults to false, which ends them.'
