import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { knownMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

declareNode('Membership', knownMemberships)

/** One membership for a mutation's answer, seen because the mutation concerns it; null where it is gone. */
export function loadMembership(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Membership', select: { id: true } })
  const loader = context.loader<string, object | null>(`membership ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.membership.findMany({ ...query, where: { id: { in: [...ids] } } })
    return ids.map((one) => rows.find((row) => row.id === one) ?? null)
  })
  return loader.load(id) as Promise<never>
}
