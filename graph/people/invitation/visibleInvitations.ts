import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Invitations are seen by whoever may make them. */
export function visibleInvitations(context: Context): Prisma.InvitationWhereInput {
  return anyOf(
    context
      .requireViewer()
      .organizationsWith('organization.administer')
      .map(({ column, ids }): Prisma.InvitationWhereInput =>
        column === 'rootId' ? { organization: { rootId: { in: ids } } } : { organizationId: { in: ids } },
      ),
  )
}

export const loadInvitations: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Invitation', select: { id: true } })
  const where = { AND: [visibleInvitations(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.invitation.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** One invitation for a mutation's answer. */
export function loadInvitation(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Invitation', select: { id: true } })
  return context.db.prisma.invitation.findUniqueOrThrow({ ...query, where: { id } })
}
