import { addEnd } from '../../kernel/auth/endAccess.ts'

addEnd('GIVEN_OUT', (transaction, createdById, now) =>
  transaction.invitation.updateMany({
    where: { createdById, usedAt: null, revokedAt: null },
    data: { revokedAt: now },
  }),
)
