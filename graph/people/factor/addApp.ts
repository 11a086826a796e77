import { keptSecret } from '../../kernel/auth/sealedSecret.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { SecondFactorError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { hasApp } from './hasApp.ts'
import { addRecoveryCodes } from './recoveryCodes.ts'
import type { TakenUp } from './setup.ts'
import { tellOfFactor } from './tellOfFactor.ts'
import * as m from './__generated__/messages.ts'

/**
 * Keeps an app, with new recovery codes; answers with the name that these follow from. At sign-in only who has none
 * adds one: of two who know a password at once, one does.
 */
export async function addApp(
  context: Context,
  tx: Transaction,
  userId: string,
  { secret, step }: TakenUp,
  isFirst = false,
) {
  const { now, services } = context
  await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for no key update`
  if (isFirst && (await hasApp(tx, userId))) throw new SecondFactorError('SECOND_FACTOR', m.codeAtSignIn)
  const app = {
    ...keptSecret(secret, services.settings.SECRET_KEY),
    lastStep: step,
    failures: 0,
    createdAt: now,
    lastUsedAt: now,
  }
  await tx.authenticatorApp.upsert({ where: { userId }, create: { userId, ...app }, update: app })
  await recordSignIn(tx, context, { event: 'FACTOR_ADDED', userId })
  await tellOfFactor(context, tx, userId, 'added')
  return addRecoveryCodes(context, tx, userId)
}
