import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The version of an SOP that is in force, of all SOPs of a request at once: the last one published. */
export function currentVersion(context: Context, info: GraphQLResolveInfo, sopId: string): Promise<never | null> {
  const query = queryFromInfo({ context, info, typeName: 'SopVersion', select: { id: true, sopId: true } })
  const loader = context.loader<string, never | null>(`sop in force ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.sopVersion.findMany({
      ...query,
      where: { sopId: { in: [...ids] }, publishedAt: { not: null } },
      distinct: ['sopId'],
      orderBy: [{ sopId: 'asc' }, { number: 'desc' }],
    })
    return ids.map((id) => ((rows as { sopId: string }[]).find((row) => row.sopId === id) ?? null) as never)
  })
  return loader.load(sopId)
}
