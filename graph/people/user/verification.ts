// Whether mail to an address is known to reach whose account it is of. A link that is mailed there shows it; where mail
// is not set up, who administers the person wholly says so.
import { randomUUID } from 'node:crypto'
import { hashOf, onceToken, type MailedSecret } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { RateLimitError } from '../../kernel/errors.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import { day, hour, minute } from '../../kernel/time/milliseconds.ts'
import * as t from './__generated__/messages.ts'

const goodForDays = 3
/** A mailbox that is somebody else's is not to be filled. */
const mostAnHour = 5

interface Addressed {
  userId: string
  email: string
  /** What is accepted with the link. */
  invitation?: { id: string; organizationName: string }
}

/** Mails somebody a link that verifies their address; where mail is not set up none, and the answer is no. */
export async function mailVerification(
  context: Context,
  transaction: Transaction,
  { userId, email, invitation }: Addressed,
): Promise<boolean> {
  const { settings } = context.services
  if (!mailIsSetUp(settings)) return false
  if (await wasJustMailed(transaction, { userId, email, invitation }, context.now)) return true
  const secret: MailedSecret = { purpose: 'verification', name: randomUUID() }
  const { now, language } = context
  await transaction.emailVerification.create({
    data: {
      hash: hashOf(onceToken(context, secret.purpose, secret.name)),
      userId,
      email,
      invitationId: invitation?.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + goodForDays * day),
    },
  })
  const told = { link: mailedLink(settings, '/login?verify={secret}'), days: goodForDays, address: email }
  const said = invitation
    ? t.verifyAndJoinText({ organization: invitation.organizationName, ...told })
    : t.verifyText(told)
  const [subject, text] = [t.verifySubject, said].map((one) => one.in(language)) as [string, string]
  await queueMail(transaction, { to: [email], subject, text, secret }, now)
  return true
}

/** Whether the same link is on its way; throws where too many were. Of two who ask at once, one waits. */
async function wasJustMailed(transaction: Transaction, { userId, email, invitation }: Addressed, now: Date) {
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`verification ${userId}`}, 0))`
  const mailed = await transaction.emailVerification.findMany({
    where: { userId, createdAt: { gt: new Date(now.getTime() - hour) } },
    select: { email: true, invitationId: true, createdAt: true, usedAt: true },
    orderBy: { createdAt: 'asc' },
  })
  const isTheSame = (one: (typeof mailed)[number]) =>
    one.email === email && one.invitationId === (invitation?.id ?? null) && !one.usedAt
  if (mailed.some((one) => isTheSame(one) && now.getTime() - one.createdAt.getTime() < minute)) return true
  const [oldest] = mailed
  if (!oldest || mailed.length < mostAnHour) return false
  const wait = Math.ceil((oldest.createdAt.getTime() + hour - now.getTime()) / 1000)
  throw new RateLimitError(wait, t.linksSent({ most: mostAnHour }))
}

/** Ends the links that somebody was mailed. */
export async function endVerifications(transaction: Transaction, userId: string, now: Date) {
  await transaction.emailVerification.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
}

/** Notes that an address is verified, as long as it is still the person's; answers whether it is. */
export async function markVerified(transaction: Transaction, userId: string, email: string, now: Date) {
  const { count } = await transaction.user.updateMany({
    where: { id: userId, email, emailVerifiedAt: null },
    data: { emailVerifiedAt: now, version: { increment: 1 } },
  })
  await endVerifications(transaction, userId, now)
  return count > 0 || (await isVerified(transaction, userId, email))
}

/** Whether an address is somebody's, and verified. */
export async function isVerified(transaction: Pick<Transaction, 'user'>, userId: string, email: string) {
  const where = { id: userId, email, emailVerifiedAt: { not: null } }
  return (await transaction.user.count({ where })) > 0
}
