import { addEnd } from '../../kernel/auth/endAccess.ts'

addEnd('KEYS', (transaction, userId, now) =>
  transaction.calendarFeed.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now, version: { increment: 1 } },
  }),
)
