// All that goes on working where a person is not: what ends with a password, and with an account.
import type { Transaction } from '../mutation.ts'

/** Ends a person's access tokens and calendar feeds. The end of tokens is told by a trigger, as that of sessions is. */
export async function endTokensAndFeeds(transaction: Transaction, userId: string, now: Date) {
  await transaction.accessToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } })
  await transaction.calendarFeed.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now, version: { increment: 1 } },
  })
}

/** Ends the links for a new password that were made for a person, and those that they made for others. */
export async function endResetLinks(transaction: Transaction, userId: string, now: Date) {
  await transaction.passwordReset.updateMany({
    where: { OR: [{ userId }, { createdById: userId }], usedAt: null },
    data: { usedAt: now },
  })
}

export const keepsDescription = 'Whether access tokens and calendar feeds stay good; they end where it is left out.'
