import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The item whose service time a mutation has decided on, for its answer. */
export function loadItem(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'TaskItem', select: { id: true } })
  return context.db.prisma.taskItem.findUniqueOrThrow({ ...query, where: { id } })
}
