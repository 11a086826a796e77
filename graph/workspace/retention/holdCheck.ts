// What a legal hold stands in the way of: closing the organization, and closing the account of somebody under hold.
import { ConflictError } from '../../kernel/errors.ts'
import { addIdleCheck } from '../../people/closing/requireIdle.ts'
import { addAccountCheck } from '../../people/user/accountChecks.ts'
import * as t from './__generated__/messages.ts'

addIdleCheck(async (transaction, rootId) => {
  const count = await transaction.legalHold.count({ where: { rootId, liftedAt: null } })
  if (count) throw new ConflictError(t.underHold)
})

addAccountCheck(async (transaction, userId) => {
  const held = await transaction.legalHold.findFirst({ where: { userId, liftedAt: null }, select: { id: true } })
  if (held) throw new ConflictError(t.accountUnderHold)
})
