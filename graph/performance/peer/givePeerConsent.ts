import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { consentToChange, rootToConsent } from './consent.ts'

mutation('givePeerConsent', {
  description: 'Lets a root organization take part in the comparison with peers, from the month that closes next.',
  policy: 'peers.consent',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, 0 of none; another one is a conflict.' }),
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
