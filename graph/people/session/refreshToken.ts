// Refresh tokens: opaque, kept as hashes, rotated on request. A rotated token used again ends the whole family.
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import { successorGrace, successorsOf } from '../../kernel/auth/successor.ts'
import { randomBytes } from 'node:crypto'
import type { Session } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { factorOf } from '../factor/factorOf.ts'
import { sessionDays } from '../factor/sessionDays.ts'
import { mayOtherwise, requirementOf } from '../provider/requirement.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { otherRootOf } from './otherRoot.ts'
import { endWithin, sessionLimitsOf, whyNotFrom, whyOver } from './sessionLimits.ts'
import * as t from './__generated__/messages.ts'

export interface Refreshed {
  sessionId: string
  userId: string
  /** The successor, where rotation was asked for. */
  refreshToken: string | null
}

const idleEnd = (now: Date) => new Date(now.getTime() + sessionDays.idle * day)

/** Adds the first refresh token of a session. */
export async function issueRefreshToken(transaction: Transaction, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction.refreshToken.create({
    data: { hash: hashOf(token), sessionId, createdAt: now, expiresAt: idleEnd(now) },
  })
  return token
}

/** Takes a refresh token; throws a SignInError where it, its session or its user has ended. */
export async function redeemRefreshToken(context: Context, token: string, rotate: boolean): Promise<Refreshed> {
  const { now, db } = context
  const hash = hashOf(token)
  const row = await db.prisma.refreshToken.findUnique({
    where: { hash },
    include: { session: { include: { user: true } } },
  })
  const session = row?.session
  if (!row || !session || session.endedAt || session.user.status !== 'ACTIVE') throw new SignInError(t.sessionEnded)
  await keepWithinLimits(context, session)
  await keepToProvider(context, session)
  // What a provider asks for stands in for all that organizations require.
  if (!session.providerRootId) await keepToRequirements(context, session)
  const refreshed = { sessionId: session.id, userId: session.userId }
  if (!row.rotatedAt && row.expiresAt <= now) throw new SignInError(t.sessionEnded)
  if (!row.rotatedAt && !rotate) {
    await db.prisma.refreshToken.updateMany({ where: { hash, rotatedAt: null }, data: { expiresAt: idleEnd(now) } })
    return { ...refreshed, refreshToken: null }
  }
  const successors = successorsOf(context.services.keys, token)
  const [successor] = successors
  if (!row.rotatedAt && (await rotated(context, hash, session.id, successor))) {
    return { ...refreshed, refreshToken: successor }
  }
  const unused = await db.prisma.refreshToken.findFirst({
    where: {
      hash: { in: successors.map(hashOf) },
      rotatedAt: null,
      createdAt: { gt: new Date(now.getTime() - successorGrace) },
    },
  })
  if (unused) {
    const same = successors.find((one) => Buffer.from(hashOf(one)).equals(unused.hash))
    return { ...refreshed, refreshToken: rotate ? same! : null }
  }
  await endSession(context, session.id)
  throw new SignInError(t.sessionEnded)
}

/** Throws where a session is over, by its own end or by what its person's organizations allow; shortens it to that. */
async function keepWithinLimits(context: Context, session: Session): Promise<void> {
  const { now, db } = context
  const limits = await sessionLimitsOf(db.prisma, session.userId, now)
  const over = whyOver(limits, session, now) ?? whyNotFrom(limits, context.client.address)
  if (over) {
    await endSession(context, session.id)
    throw new SignInError(over)
  }
  if (session.expiresAt <= now) throw new SignInError(t.sessionEnded)
  const expiresAt = endWithin(limits, session.createdAt, session.expiresAt)
  if (expiresAt < session.expiresAt) await db.prisma.session.update({ where: { id: session.id }, data: { expiresAt } })
}

/** Throws where a session began by the provider of one organization, and its person belongs to another by now. */
async function keepToProvider(context: Context, { id, userId, providerRootId }: Session): Promise<void> {
  if (!providerRootId) return
  const organization = await otherRootOf(context.db.prisma, userId, providerRootId, context.now)
  if (organization === null) return
  await endSession(context, id)
  throw new SignInError(t.belongsElsewhereToo({ organization }))
}

/** Throws where an organization requires its provider by now, or a second factor that its person has not. */
async function keepToRequirements(context: Context, { id, userId }: Session): Promise<void> {
  const { now, db } = context
  const provider = await requirementOf(db.prisma, userId, now)
  if (provider && !mayOtherwise(provider)) {
    await endSession(context, id)
    throw new SignInError(t.providerIsRequired(provider))
  }
  const { organization, hasApp, hasPasskey } = await factorOf(db.prisma, userId, now)
  if (hasApp || hasPasskey || (organization === null && !provider)) return
  await endSession(context, id)
  throw new SignInError(t.factorIsRequired)
}

/** Rotates by one conditional update: of two at once, one does it. */
async function rotated({ db, now }: Context, hash: Uint8Array<ArrayBuffer>, sessionId: string, successor: string) {
  return db.prisma.$transaction(async (transaction) => {
    const { count } = await transaction.refreshToken.updateMany({
      where: { hash, rotatedAt: null },
      data: { rotatedAt: now },
    })
    if (count) {
      await transaction.refreshToken.create({
        data: { hash: hashOf(successor), sessionId, createdAt: now, expiresAt: idleEnd(now) },
      })
    }
    return count === 1
  })
}

/** The session that a refresh token belongs to, used or not; undefined where there is none. */
export async function sessionOf({ db }: Context, token: string): Promise<string | undefined> {
  const row = await db.prisma.refreshToken.findUnique({ where: { hash: hashOf(token) }, select: { sessionId: true } })
  return row?.sessionId
}

/** Ends a session with all its tokens, here at once and within 5 s in other processes; signing out is recorded. */
export async function endSession(context: Context, id: string, { isSignOut = false } = {}): Promise<void> {
  await context.db.prisma.$transaction(async (transaction) => {
    const ended = await transaction.session.updateManyAndReturn({
      where: { id, endedAt: null },
      data: { endedAt: context.now },
      select: { userId: true },
    })
    if (!isSignOut) return
    for (const { userId } of ended) await recordSignIn(transaction, context, { event: 'SESSION_ENDED', userId })
  })
  context.services.viewers.forget(id)
}
