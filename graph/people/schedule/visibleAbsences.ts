import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { visibleUsers } from '../user/visibleUsers.ts'

/** The absences that a viewer sees: those of people in sight, in their own trees, and those that they stand in for. */
export const visibleAbsences = (context: Context): Prisma.AbsenceWhereInput => {
  const { id, rootIds } = context.requireViewer()
  return { rootId: { in: rootIds }, OR: [{ user: visibleUsers(context) }, { deputyId: id }] }
}

export const { loadWritten: loadAbsence } = declareNode('Absence', visibleAbsences)

export const awayAt = (now: Date): Prisma.AbsenceWhereInput => ({
  cancelledAt: null,
  startsAt: { lte: now },
  endsAt: { gt: now },
})

/** The absence that somebody is on now in a tree, read for all of a request at once; null where they are there. */
export function absenceNow(
  context: Context,
  info: GraphQLResolveInfo,
  userId: string,
  rootId: string,
): Promise<never | null> {
  const query = queryFromInfo({ context, info, typeName: 'Absence', select: { userId: true, rootId: true } })
  const loader = context.loader<{ userId: string; rootId: string }, never | null>(
    `away ${JSON.stringify(query)}`,
    async (keys) => {
      const people = { userId: { in: keys.map((key) => key.userId) }, rootId: { in: keys.map((key) => key.rootId) } }
      const rows = (await context.db.prisma.absence.findMany({
        ...query,
        where: { AND: [awayAt(context.now), people] },
      })) as { userId: string; rootId: string }[]
      return keys.map(
        (key) => (rows.find((row) => row.userId === key.userId && row.rootId === key.rootId) as never) ?? null,
      )
    },
    (key) => `${key.userId} ${key.rootId}`,
  )
  return loader.load({ userId, rootId })
}
