import { signAccessToken } from '../../kernel/auth/accessToken.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { addApp } from '../factor/addApp.ts'
import { sessionDays } from '../factor/sessionDays.ts'
import type { TakenUp } from '../factor/setup.ts'
import type { Requirement } from '../provider/requirement.ts'
import { issueRefreshToken } from './refreshToken.ts'
import { tellOfBreakGlass } from './tellOfBreakGlass.ts'
import { endWithin, sessionLimitsOf, whyNotFrom } from './sessionLimits.ts'

interface Beginning {
  /** How they have shown who they are. */
  event: 'SIGNED_IN' | 'SIGNED_IN_BY_PASSKEY' | 'SIGNED_IN_BY_PROVIDER'
  /** What is required that they have not done, as they may. */
  without?: Requirement | null
  /** An authenticator app that they took up for it. */
  app?: TakenUp | null
  /** The root organization whose provider it was. */
  providerRootId?: string
}

/** Begins a session of somebody who has shown who they are; keeps an app that they took up for it. */
export async function startSession(
  context: Context,
  { id: userId, legacyId }: { id: string; legacyId: number },
  { event, without, app, providerRootId }: Beginning,
) {
  const { now, client } = context
  const limits = await sessionLimitsOf(context.db.prisma, userId, now)
  const elsewhere = whyNotFrom(limits, client.address)
  if (elsewhere) {
    await recordSignIn(context.db.prisma, context, { event: 'SIGN_IN_FAILED', userId })
    throw new SignInError(elsewhere)
  }
  const longest = new Date(now.getTime() + sessionDays.longest * day)
  const { sessionId, refreshToken, codesName } = await context.db.prisma.$transaction(async (transaction) => {
    const session = await transaction.session.create({
      data: {
        userId,
        userAgent: client.userAgent.slice(0, 500),
        address: client.address,
        language: client.language,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: endWithin(limits, now, longest),
        providerRootId,
      },
    })
    await recordSignIn(transaction, context, { event: without ? 'SIGNED_IN_WITHOUT_PROVIDER' : event, userId })
    if (without?.isBreakGlass) await tellOfBreakGlass(context, transaction, userId, without)
    return {
      sessionId: session.id,
      refreshToken: await issueRefreshToken(transaction, session.id, now),
      codesName: app && (await addApp(context, transaction, userId, app, true)),
    }
  })
  context.viewer = await context.services.viewers.get(sessionId)
  const accessToken = await signAccessToken(context.services.keys, userId, sessionId, now, { user_id: legacyId })
  return { userId, accessToken, refreshToken, codesName }
}
