import { z } from 'zod'
import { ConflictError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, text } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { rootToRetain } from './rootToRetain.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('placeLegalHold', {
  description:
    'Places a legal hold on a root organization, on a person there, or on an action record: until it is lifted nothing of it is deleted, neither by retention nor after the organization is closed.',
  policy: 'organization.retain',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    userId: t.id({ description: 'The person whose rows are kept, who belongs to the organization or did.' }),
    recordNumber: t.int({ description: 'The number of the action record that is kept.' }),
    reason: t.string({
      required: true,
      description: 'Why; 1 to 500 characters, shown to Admins and in the audit log.',
    }),
  }),
  async resolve({ organizationId, userId: user, recordNumber, reason }, { context, write }) {
    const { id: rootId } = await rootToRetain(context, organizationId)
    const checked = check(z.object({ reason: text(1, 500) }), { reason })
    if (user != null && recordNumber != null) throw new ValidationError([{ path: 'recordNumber', message: t.notBoth }])
    const userId = user == null ? null : uuidOf('User', user)
    return write(async (transaction) => {
      await lockTree(transaction, rootId)
      if (userId) await requireMember(transaction, rootId, userId)
      const action =
        recordNumber == null ? null : await transaction.action.findFirst({ where: { rootId, number: recordNumber } })
      if (recordNumber != null && !action)
        throw new ValidationError([{ path: 'recordNumber', message: t.noRecord({ number: String(recordNumber) }) }])
      const of = { rootId, userId, actionId: action?.id ?? null }
      if (await transaction.legalHold.findFirst({ where: { ...of, liftedAt: null } }))
        throw new ConflictError(t.underHoldAlready)
      await transaction.legalHold.create({
        data: { ...of, reason: checked.reason, placedById: context.requireViewer().id },
      })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})

/** Who never belonged to the organization is as absent as who does not exist. */
async function requireMember(transaction: Transaction, rootId: string, userId: string): Promise<void> {
  const member = await transaction.membership.findFirst({
    where: { userId, organization: { rootId } },
    select: { id: true },
  })
  if (!member) throw new NotFoundError(the('User'))
}
