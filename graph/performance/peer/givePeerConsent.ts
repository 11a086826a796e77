import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { consentToChange, rootToConsent } from './consent.ts'

mutation('givePeerConsent', {
  description: 'Opts a root organization in to peer comparison, from the next month to close.',
  policy: 'peers.consent',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({
      description: 'The consent version that was read, 0 if there was none; a different current version is a conflict.',
    }),
  }),
  async resolve({ organizationId, version }, { context, write }) {
    const rootId = await rootToConsent(context, organizationId)
    return write(async (tx) => {
      const before = await consentToChange(tx, rootId, version)
      const given = {
        consentedAt: context.now,
        consentedById: context.requireViewer().id,
        withdrawnAt: null,
        withdrawnById: null,
      }
      if (!before) await tx.peerConsent.create({ data: { rootId, ...given } })
      else if (before.withdrawnAt)
        await tx.peerConsent.update({ where: { rootId }, data: { ...given, version: { increment: 1 } } })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
