import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'

/** One's own. What concerns the account is not for tokens, and these are it. */
export function ownTokens(context: Context): Prisma.AccessTokenWhereInput {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { userId: viewer.id }
}

/** One's own, and those of the people of each organization that the viewer administers. */
export function visibleTokens(context: Context): Prisma.AccessTokenWhereInput {
  const own = ownTokens(context)
  const administered = context
    .requireViewer()
    .organizationsWith('organization.administer')
    .map(({ column, ids }) =>
      column === 'rootId' ? { organization: { rootId: { in: ids } } } : { organizationId: { in: ids } },
    )
  const ofPeople = { user: { memberships: { some: { AND: [heldAt(context.now), { OR: administered }] } } } }
  return administered.length ? { OR: [own, ofPeople] } : own
}

export const { loadWritten: loadToken } = declareNode('AccessToken', visibleTokens)
