import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The location that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Location', select: { id: true } })
  return context.db.prisma.location.findUniqueOrThrow({ ...query, where: { id } })
}
