// What stands in the way of closing an account: the nouns above say what they know of.
import type { Transaction } from '../../kernel/mutation.ts'

/** Throws where something keeps the account of a user. */
type Check = (transaction: Transaction, userId: string) => Promise<void>

const checks: Check[] = []

export const addAccountCheck = (check: Check) => checks.push(check)

/** Throws where anything keeps the account of a user. */
export async function requireUnkept(transaction: Transaction, userId: string): Promise<void> {
  for (const check of checks) await check(transaction, userId)
}
