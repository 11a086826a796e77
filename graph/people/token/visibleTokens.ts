import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
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

export const loadTokens: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'AccessToken', select: { id: true } })
  const rows = await context.db.prisma.accessToken.findMany({
    ...query,
    where: { AND: [visibleTokens(context), { id: { in: ids.filter(isUuid) } }] },
  })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The token that a mutation has written, for its answer. */
export function loadToken(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'AccessToken', select: { id: true } })
  return context.db.prisma.accessToken.findUniqueOrThrow({ ...query, where: { id } })
}
