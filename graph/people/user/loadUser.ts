import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { visibleUsers } from './visibleUsers.ts'

/** The users of these uuids that the viewer sees. */
export const loadUsers: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
  const rows = await context.db.prisma.user.findMany({
    ...query,
    where: { AND: [visibleUsers(context), { id: { in: ids.filter(isUuid) } }] },
  })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** One user for a mutation's answer, seen because the mutation concerns them. */
export function loadUser(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
  return context.db.prisma.user.findUniqueOrThrow({ ...query, where: { id } })
}
