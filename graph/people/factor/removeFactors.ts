import type { Transaction } from '../../kernel/mutation.ts'

/** Removes somebody's authenticator app and recovery codes; answers whether there were any. */
export async function removeApp(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.authenticatorApp.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  return count > 0
}

/** Removes their passkeys, too. */
export async function removeFactors(tx: Transaction, userId: string): Promise<boolean> {
  const hadApp = await removeApp(tx, userId)
  const { count } = await tx.passkey.deleteMany({ where: { userId } })
  return hadApp || count > 0
}
