import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { holdNamed } from './visibleHolds.ts'
import * as t from './__generated__/messages.ts'

mutation('liftLegalHold', {
  description: 'Lifts a legal hold; what it kept is deleted again as the retention of the organization says.',
  policy: 'organization.retain',
  scope: 'ACCOUNT',
  input: (t) => ({ id: t.id({ required: true, description: 'The legal hold.' }) }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const { id, rootId } = await holdNamed(context, input.id, { select: { id: true, rootId: true } })
    return write(async (transaction) => {
      const { count } = await transaction.legalHold.updateMany({
        where: { id, liftedAt: null },
        data: { liftedAt: context.now, liftedById: viewer.id },
      })
      if (!count) throw new ConflictError(t.liftedAlready)
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
