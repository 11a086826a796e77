// What a legal hold stands in the way of: closing the organization, and closing the account of somebody under hold.
import { ConflictError } from '../../kernel/errors.ts'
import { addIdleCheck } from '../../people/closing/requireIdle.ts'
import { addAccountCheck } from '../../people/user/accountChecks.ts'

addIdleCheck(async (transaction, rootId) => {
  const count = await transaction.legalHold.count({ where: { rootId, liftedAt: null } })
  if (count)
    throw new ConflictError(
      'The organization is under legal hold, so that nothing of it may be deleted. Lift the hold first.',
    )
})

addAccountCheck(async (transaction, userId) => {
  const held = await transaction.legalHold.findFirst({ where: { userId, liftedAt: null }, select: { id: true } })
  if (held) throw new ConflictError('The account is under legal hold. An Admin lifts the hold before it is closed.')
})
