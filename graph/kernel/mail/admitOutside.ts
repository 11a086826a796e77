// How many addresses outside of their tree people may mail in a day: counted in the database, for all processes.
import type { Context } from '../context.ts'
import { ForbiddenError } from '../errors.ts'
import { limitReached } from '../metrics/limitReached.ts'
import type { Transaction } from '../mutation.ts'
import { mailIsSetUp } from './transport.ts'
import { day } from '../time/milliseconds.ts'

interface Sending {
  rootId: string
  senderId: string
  to: readonly string[]
  /** Whether it must go: who was asked to come is told that they need not. */
  isOwed?: boolean
}

/**
 * Finds which of the addresses are nobody's of the tree; throws where they are more than may be mailed. Of two who send
 * at once one waits, so that there is never one too many. Where no mail leaves nothing is refused.
 */
export async function admitOutside(
  context: Context,
  transaction: Transaction,
  { rootId, senderId, to, isOwed }: Sending,
): Promise<ReadonlySet<string>> {
  const {
    now,
    services: { settings },
  } = context
  const outside = new Set(await outsideOf(transaction, rootId, to, now))
  if (!outside.size || isOwed || !mailIsSetUp(settings)) return outside
  await requireVerified(transaction, senderId)
  const { createdAt } = await transaction.organization.findUniqueOrThrow({
    where: { id: rootId },
    select: { createdAt: true },
  })
  if (now.getTime() - createdAt.getTime() < day) {
    throw new ForbiddenError(
      'A new organization mails its own people only, for a day. Leave the other addresses out until then.',
    )
  }
  for (const key of [`mail of ${rootId}`, `mail of ${senderId}`])
    await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
  const { own, all } = await sentSince(transaction, rootId, senderId, new Date(now.getTime() - day))
  if (own + outside.size > settings.MAILS_PER_PERSON) throw tooMany('You mail', settings.MAILS_PER_PERSON, own)
  if (all + outside.size > settings.MAILS_PER_TREE)
    throw tooMany('Your organization mails', settings.MAILS_PER_TREE, all)
  return outside
}

/** Throws where the address of a sender is not verified: what is answered goes there. */
export async function requireVerified(transaction: Transaction, senderId: string) {
  const { emailVerifiedAt } = await transaction.user.findUniqueOrThrow({
    where: { id: senderId },
    select: { emailVerifiedAt: true },
  })
  if (!emailVerifiedAt)
    throw new ForbiddenError(
      'Verify your email address to mail people outside your organization. My profile sends you a link.',
    )
}

function tooMany(who: string, most: number, sent: number): ForbiddenError {
  limitReached('mails')
  return new ForbiddenError(
    `${who} at most ${most} outside addresses in 24 hours, and ${Math.max(0, most - sent)} are left. Send to fewer, or try again later.`,
  )
}

async function outsideOf(
  transaction: Transaction,
  rootId: string,
  to: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ address: string }[]>`
    select address from unnest(${to}::text[]) address where not exists (
      select from app_user u join membership m on m.user_id = u.id join organization o on o.id = m.organization_id
      where u.email = lower(address) and o.root_id = ${rootId}::uuid and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))`
  return rows.map(({ address }) => address)
}

async function sentSince(transaction: Transaction, rootId: string, senderId: string, since: Date) {
  const [sent] = await transaction.$queryRaw<{ own: number; all: number }[]>`
    select coalesce(sum(outside) filter (where sender_id = ${senderId}::uuid), 0)::int own,
      coalesce(sum(outside) filter (where root_id = ${rootId}::uuid), 0)::int "all"
    from mail where created_at > ${since} and (sender_id = ${senderId}::uuid or root_id = ${rootId}::uuid)`
  return sent!
}
