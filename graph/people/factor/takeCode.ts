// Whether a code of an authenticator app or a recovery code is good. Each is good once.
import { hashOf, plainCode } from '../../kernel/auth/onceSecret.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { keptSecret, secretIn } from '../../kernel/auth/sealedSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { RateLimitError } from '../../kernel/errors.ts'
import { limitReached } from '../../kernel/metrics/limitReached.ts'
import { tellOfFactor } from './tellOfFactor.ts'
import { digitsOf, stepOf } from './totp.ts'

/** So many wrong codes cost nothing; after them one has to wait a minute, then two, four and so on, up to an hour. */
export const freeFailures = 10

/** Takes a code; answers whether it was good. What was wrong is counted and recorded. */
export async function takeCode(context: Context, userId: string, code: string): Promise<boolean> {
  const digits = digitsOf(code)
  const good = digits
    ? await takeAppCode(context, userId, digits)
    : await takeRecoveryCode(context, userId, plainCode(code))
  if (!good) await recordSignIn(context.db.prisma, context, { event: 'SECOND_FACTOR_FAILED', userId })
  return good
}

async function takeAppCode(context: Context, userId: string, code: string): Promise<boolean> {
  const { now, db, services } = context
  // Counted before it is looked at, so that many at once are no more than one after the other.
  const [app] = await db.prisma.$queryRaw<{ secret: Uint8Array; sealed: boolean }[]>`
    update authenticator_app set failures = failures + 1, tried_at = ${now}
    where user_id = ${userId}::uuid
      and (failures < ${freeFailures}
        or tried_at <= ${now}::timestamptz - least(power(2, failures - ${freeFailures}), 60) * interval '1 minute')
    returning secret, sealed`
  if (!app) throw await tooMany(context, userId)
  const key = services.settings.SECRET_KEY
  const secret = secretIn(app, key)
  const step = stepOf(secret, code, now)
  if (step === null) return false
  const kept = app.sealed ? {} : keptSecret(secret, key)
  const { count } = await db.prisma.authenticatorApp.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step, lastUsedAt: now, failures: 0, ...kept },
  })
  return count === 1
}

async function tooMany({ db, now }: Context, userId: string): Promise<RateLimitError> {
  const app = await db.prisma.authenticatorApp.findUniqueOrThrow({
    where: { userId },
    select: { failures: true, triedAt: true },
  })
  const minutes = Math.min(2 ** (app.failures - freeFailures), 60)
  limitReached('sign-ins')
  return new RateLimitError(Math.max(1, Math.ceil((app.triedAt!.getTime() - now.getTime()) / 1000 + minutes * 60)))
}

async function takeRecoveryCode(context: Context, userId: string, code: string): Promise<boolean> {
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { hash: hashOf(code), userId, usedAt: null },
      data: { usedAt: context.now },
    })
    if (!count) return false
    await recordSignIn(tx, context, { event: 'RECOVERY_CODE_USED', userId })
    await tellOfFactor(context, tx, userId, 'recovered')
    return true
  })
}
