// Who is responsible for a service account: an active person of its root organization.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { invalid, NotFoundError } from '../../kernel/errors.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import * as t from './__generated__/messages.ts'

export const personOf = (rootId: string, now: Date): Prisma.UserWhereInput => ({
  status: 'ACTIVE',
  isServiceAccount: false,
  memberships: { some: { organization: { rootId }, ...heldAt(now) } },
})

/** The uuid of the person that an input names as owner. */
export async function ownerNamed(context: Context, rootId: string, globalId: string): Promise<string> {
  const { user } = context.db.prisma
  const id = uuidOf('User', globalId)
  if (!(await user.count({ where: { AND: [visibleUsers(context), { id }] } }))) throw new NotFoundError(the('User'))
  if (!(await user.count({ where: { AND: [personOf(rootId, context.now), { id }] } })))
    throw invalid('ownerId', t.ownerOfRoot)
  return id
}
