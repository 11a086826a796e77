import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'

mutation('liftLegalHold', {
  description: 'Lifts a legal hold; what it kept is deleted again as the retention of the organization says.',
  policy: 'organization.retain',
  scope: 'ACCOUNT',
  input: (t) => ({ id: t.id({ required: true, description: 'The legal hold.' }) }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const id = uuidOf('LegalHold', input.id, 'The legal hold')
    const hold = await context.db.prisma.legalHold.findFirst({
      where: { id, rootId: { in: viewer.rootIds } },
      select: { rootId: true },
    })
    if (!hold) throw new NotFoundError('The legal hold')
    const { rootId } = hold
    requireAt(viewer, 'organization.retain', { rootId, organizationId: rootId })
    return write(async (transaction) => {
      const { count } = await transaction.legalHold.updateMany({
        where: { id, liftedAt: null },
        data: { liftedAt: context.now, liftedById: viewer.id },
      })
      if (!count) throw new ConflictError('The legal hold is lifted already.')
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
