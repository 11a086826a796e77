import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { organizationInAnswer, renewViewer } from '../../organization/organization/loadOrganization.ts'
import { findSubject, lockTree, organizationPlace } from '../../organization/organization/subject.ts'
import * as m from './__generated__/messages.ts'

mutation('reopenOrganization', {
  description: 'Reopens a root organization that is being closed; everything is as it was, and goes on.',
  policy: 'organization.close',
  scope: 'ACCOUNT',
  input: (t) => ({ id: t.id({ required: true, description: 'The root organization.' }) }),
  async resolve(input, { context, write }) {
    const { id, rootId, legalName } = await findSubject(context, input.id)
    requireAt(context.requireViewer(), 'organization.close', organizationPlace({ id, rootId }))
    const payload = await write(async (transaction) => {
      await lockTree(transaction, id)
      const [closes] = await transaction.$queryRaw<{ isOver: boolean }[]>`
        select has_begun or goes_at <= clock_timestamp() as "isOver" from closing where root_id = ${id}::uuid`
      if (!closes) throw new ConflictError(m.organizationNotClosing({ organization: legalName }))
      if (closes.isOver) throw new ConflictError(m.timeIsOver({ organization: legalName }))
      await transaction.closing.delete({ where: { rootId: id } })
      return { organizationId: id }
    })
    await renewViewer(context)
    return payload
  },
  success: organizationInAnswer,
})
