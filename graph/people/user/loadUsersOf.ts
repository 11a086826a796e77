import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Somebody that a statement has found to be in sight, read for all of a request at once. */
export function loadUsersOf(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
  const loader = context.loader<string, never>(`users ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.user.findMany({ ...query, where: { id: { in: [...ids] } } })
    return ids.map((one) => rows.find((row) => row.id === one) as never)
  })
  return loader.load(id)
}
