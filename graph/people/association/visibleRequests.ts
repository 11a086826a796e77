import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The requests that a viewer may decide about. */
export function decidableRequests(context: Context): Prisma.AssociationRequestWhereInput {
  return anyOf(
    context
      .requireViewer()
      .organizationsWith('associations.accept')
      .map(({ column, ids }): Prisma.AssociationRequestWhereInput =>
        column === 'rootId' ? { organization: { rootId: { in: ids } } } : { organizationId: { in: ids } },
      ),
  )
}

/** The viewer's own requests, and those that they may decide about. */
export const visibleRequests = (context: Context): Prisma.AssociationRequestWhereInput => ({
  OR: [{ userId: context.requireViewer().id }, decidableRequests(context)],
})

export const loadRequests: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'AssociationRequest', select: { id: true } })
  const where = { AND: [visibleRequests(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.associationRequest.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** One request for a mutation's answer. */
export function loadRequest(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'AssociationRequest', select: { id: true } })
  return context.db.prisma.associationRequest.findUniqueOrThrow({ ...query, where: { id } })
}
