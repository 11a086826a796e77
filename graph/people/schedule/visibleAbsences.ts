import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { visibleUsers } from '../user/visibleUsers.ts'

/** The absences that a viewer sees: those of people in sight, in their own trees, and those that they stand in for. */
export const visibleAbsences = (context: Context): Prisma.AbsenceWhereInput => {
  const { id, rootIds } = context.requireViewer()
  return { rootId: { in: rootIds }, OR: [{ user: visibleUsers(context) }, ...standsIn(id)] }
}

/** Where somebody is named as a deputy, for all of an absence or for a part. */
export const standsIn = (deputyId: string): Prisma.AbsenceWhereInput[] => [
  { deputyId },
  { parts: { some: { deputyId } } },
  { isChanged: false, recurring: { parts: { some: { deputyId } } } },
]

export const visibleRecurring = (context: Context): Prisma.RecurringAbsenceWhereInput => {
  const { id, rootIds } = context.requireViewer()
  const named = [{ deputyId: id }, { parts: { some: { deputyId: id } } }]
  return { rootId: { in: rootIds }, OR: [{ user: visibleUsers(context) }, ...named] }
}

export const { loadWritten: loadRecurring, named: recurringNamed } = declareNode('RecurringAbsence', visibleRecurring)

/** What a recurring absence has made and may take back: nothing of it has begun, and nobody has changed it. */
export const openOf = (recurringId: string, now: Date): Prisma.AbsenceWhereInput => ({
  recurringId,
  isChanged: false,
  cancelledAt: null,
  startsAt: { gt: now },
})

const daysListed = 62

/** What is under way or to come, of what recurs no further ahead than is told. */
export const aheadAt = (now: Date): Prisma.AbsenceWhereInput => ({
  cancelledAt: null,
  endsAt: { gt: now },
  OR: [{ recurringId: null }, { isChanged: true }, { startsAt: { lt: new Date(now.getTime() + daysListed * day) } }],
})

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
