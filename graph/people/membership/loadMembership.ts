import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { knownMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const loadMemberships: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Membership', select: { id: true } })
  const where = { AND: [knownMemberships(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.membership.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** One membership for a mutation's answer, seen because the mutation concerns it; null where it is gone. */
export function loadMembership(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Membership', select: { id: true } })
  const loader = context.loader<string, object | null>(`membership ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.membership.findMany({ ...query, where: { id: { in: [...ids] } } })
    return ids.map((one) => rows.find((row) => row.id === one) ?? null)
  })
  return loader.load(id) as Promise<never>
}
