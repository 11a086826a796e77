import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { stale } from '../../kernel/stale.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { ownStream } from './ownStream.ts'

mutation('deleteAuditStream', {
  description: 'Stops sending the audit log of a root organization on; entries that wait are not sent.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ required: true, description: 'The version that was seen.' }),
  }),
  async resolve({ organizationId, version }, { context, write }) {
    const { rootId } = await ownStream(context, organizationId)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.auditStream.findUnique({ where: { rootId } })
      if (!kept) throw new NotFoundError(the('AuditStream'))
      if (kept.version !== version) throw stale(the('AuditStream'), { version }, kept)
      await tx.auditStream.delete({ where: { rootId } })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
