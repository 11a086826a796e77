import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { consentToChange, rootToConsent } from './consent.ts'
import * as m from './__generated__/messages.ts'

mutation('withdrawPeerConsent', {
  description: 'Opts a root organization out of peer comparison, effective immediately.',
  policy: 'peers.consent',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve({ organizationId, version }, { context, write }) {
    const rootId = await rootToConsent(context, organizationId)
    return write(async (tx) => {
      const before = await consentToChange(tx, rootId, version)
      if (!before) throw new ConflictError(m.notTakingPart)
      const withdrawn = { withdrawnAt: context.now, withdrawnById: context.requireViewer().id }
      if (!before.withdrawnAt)
        await tx.peerConsent.update({ where: { rootId }, data: { ...withdrawn, version: { increment: 1 } } })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
