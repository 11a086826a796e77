// One's own notifications are nobody else's, whatever one may do.
import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Those in the inbox of who asks; what is told by mail alone is not in it. */
export const ownNotifications = (context: Context) => ({ userId: context.requireViewer().id, inProduct: true })

/** One of them and what was told before, by the order of the inbox. */
export const upTo = (at: Date, id: string) => ({ OR: [{ at: { lt: at } }, { at, id: { lte: id } }] })

export const { load: loadNotifications } = declareNode('Notification', ownNotifications)

/** One of them, where it is still there. */
export async function loadNotification(context: Context, info: GraphQLResolveInfo, id: string, path?: string[]) {
  const query = queryFromInfo({ context, info, typeName: 'Notification', select: { id: true }, ...(path && { path }) })
  return context.db.prisma.notification.findFirst({ ...query, where: { ...ownNotifications(context), id } })
}
