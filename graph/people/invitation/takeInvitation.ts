import { NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { join } from '../membership/join.ts'
import { openFor, type OpenInvitation } from './openInvitation.ts'
import * as t from './__generated__/messages.ts'

/** What every code that can't be used is answered with. */
export const noInvitation = () => new NotFoundError(t.anInvitation)

/** Takes an invitation in one conditional update: of two at once, one gets it. */
export async function takeInvitation(
  transaction: Transaction,
  { id, organization, accessLevel, departmentId, groupId, jobRoleId }: OpenInvitation,
  viewer: { id: string; email: string },
  now: Date,
) {
  const { count } = await transaction.invitation.updateMany({
    where: openFor({ id }, viewer.email, now),
    data: { usedAt: now, usedById: viewer.id },
  })
  if (!count) throw noInvitation()
  await join(transaction, {
    userId: viewer.id,
    organization,
    accessLevel,
    placement: { departmentId, groupId, jobRoleId },
    startsAt: now,
    now,
    raises: true,
  })
}
