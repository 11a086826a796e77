import { addEnd } from '../../kernel/auth/endAccess.ts'

// The end of tokens is told by a trigger, as that of sessions is.
addEnd('KEYS', (transaction, userId, now) =>
  transaction.accessToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } }),
)
