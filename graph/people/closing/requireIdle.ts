// What must not be under way when a root organization is closed: the nouns above say what they know of.
import type { Transaction } from '../../kernel/mutation.ts'

/** Throws where something is under way in a root organization. */
type Check = (transaction: Transaction, rootId: string) => Promise<void>

const checks: Check[] = []

export const addIdleCheck = (check: Check) => checks.push(check)

/** Throws where anything is under way in a root organization. */
export async function requireIdle(transaction: Transaction, rootId: string): Promise<void> {
  for (const check of checks) await check(transaction, rootId)
}
