// Who of those that a mail goes to is outside of the tree, and whether so many may be mailed.
import type { Context } from '../context.ts'
import { ForbiddenError } from '../errors.ts'
import type { Transaction } from '../mutation.ts'
import { spend } from '../quota/spend.ts'
import { countQuota } from '../quota/usedOf.ts'
import { mailIsSetUp } from './transport.ts'
import { day } from '../time/milliseconds.ts'
import * as t from './__generated__/messages.ts'

const outsideSince = `select coalesce(sum(outside), 0)::float8 as used from mail where outside > 0`

countQuota('MAILS', {
  person: `${outsideSince} and sender_id = $1::uuid and created_at > $2`,
  root: `${outsideSince} and root_id = $1::uuid and created_at > $2`,
  installation: `${outsideSince} and created_at > $1`,
})

interface Sending {
  rootId: string
  senderId: string
  to: readonly string[]
  /** Whether it must go: who was asked to come is told that they need not. */
  isOwed?: boolean
}

/**
 * Finds which of the addresses are nobody's of the tree; throws where they are more than may be mailed. Where no mail
 * leaves nothing is refused.
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
    throw new ForbiddenError(t.newOrganization)
  }
  await spend(transaction, context, 'MAILS', { amount: outside.size, rootIds: [rootId], userId: senderId })
  return outside
}

/** Throws where the address of a sender is not verified: what is answered goes there. */
export async function requireVerified(transaction: Transaction, senderId: string) {
  const { emailVerifiedAt } = await transaction.user.findUniqueOrThrow({
    where: { id: senderId },
    select: { emailVerifiedAt: true },
  })
  if (!emailVerifiedAt) throw new ForbiddenError(t.verifyFirst)
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
