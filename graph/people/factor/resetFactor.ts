import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { endSessionsOf } from '../user/setStatus.ts'
import { removeFactors } from './removeFactors.ts'
import type { Acting } from '../../kernel/mail/mailOfAct.ts'
import { tellOfFactor } from './tellOfFactor.ts'

/** Removes somebody's factors for an Admin or, where that is null, an operator; answers whether there were any. */
export async function resetFactor(by: Acting, tx: Transaction, userId: string, byId: string | null): Promise<boolean> {
  if (!(await removeFactors(tx, userId))) return false
  await endSessionsOf(tx, userId, by.now)
  await recordSignIn(tx, by, { event: 'FACTOR_RESET', userId, byId })
  await tellOfFactor(by, tx, userId, 'reset')
  return true
}
