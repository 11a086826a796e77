// Ten codes for who has lost their authenticator app. Only their hashes are kept.
import { randomUUID } from 'node:crypto'
import { hashOf, onceCode } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'

const recoveryCodeCount = 10

/** 120 bits, so that a hash that was taken away can't be tried out. */
const letters = 24

/** The codes that follow from a name. */
export const recoveryCodesOf = (context: Context, name: string): string[] =>
  Array.from({ length: recoveryCodeCount }, (_, i) => onceCode(context, 'recovery', `${name} ${i}`, letters))

/** Replaces those of somebody; answers with the name that the new ones follow from. */
export async function addRecoveryCodes(context: Context, tx: Transaction, userId: string): Promise<string> {
  const name = randomUUID()
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: recoveryCodesOf(context, name).map((code) => ({ hash: hashOf(code), userId, createdAt: context.now })),
  })
  return name
}
