import type { Transaction } from '../../kernel/mutation.ts'

/** Removes somebody's authenticator app and recovery codes; answers whether there were any. */
export async function removeFactor(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.authenticatorApp.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  return count > 0
}
