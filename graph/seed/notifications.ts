// What the people of the demo have been told in the last days: of what is really so, some of it unread.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { hour, minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string
type News = Omit<Prisma.NotificationCreateManyInput, 'userId' | 'rootId' | 'cause' | 'at'> & { about: string; at: Date }

const most = 3
/** What is younger than this is not read yet. */
const readAfter = 20 * hour

const columns = {
  id: true,
  creatorId: true,
  assigneeId: true,
  delegatorId: true,
  completedById: true,
  statusReason: true,
  statusAt: true,
  scheduledEnd: true,
  createdAt: true,
  notes: { orderBy: { createdAt: 'desc' }, take: 1, select: { authorId: true, text: true } },
} as const satisfies Prisma.ActionSelect

/** How many people of a company have an inbox: those who sign in to look around come first. */
const people = 12

export async function seedNotifications(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const rootId = id('organization', company.tree.name)
  const requests = await tx.associationRequest.findMany({
    where: { status: 'PENDING', organization: { rootId } },
    select: {
      id: true,
      userId: true,
      createdAt: true,
      user: { select: { name: true } },
      organization: { select: { legalName: true } },
    },
  })
  for (const { email, level } of company.hands.slice(0, people)) {
    const userId = uuidOf(email)
    const read = (where: Prisma.ActionWhereInput) =>
      tx.action.findMany({
        where: { rootId, ...where },
        orderBy: [{ statusAt: 'desc' }, { id: 'asc' }],
        take: most,
        select: columns,
      })
    const escalated = await read({ escalatedToId: userId, disposition: 'ESCALATED' })
    const delegated = await read({ delegateId: userId, disposition: 'DELEGATED' })
    const mine = await read({ assigneeId: userId, bucket: { lte: 3 }, scheduledEnd: { gt: now } })
    const late = await read({ assigneeId: userId, bucket: { lte: 3 }, scheduledEnd: { lt: now } })
    const noted = await read({ assigneeId: userId, notes: { some: { authorId: { not: userId } } } })
    const completed = await read({ creatorId: userId, status: 9, completedById: { not: userId } })
    const news: News[] = [
      ...escalated.map((record) => ({
        ...of(record),
        kind: 'ESCALATED',
        actorId: record.assigneeId ?? record.creatorId,
        facts: { how: 'ESCALATE', reason: record.statusReason },
        at: record.statusAt,
      })),
      ...delegated.map((record) => ({
        ...of(record),
        kind: 'DELEGATED',
        actorId: record.delegatorId,
        facts: {},
        at: record.statusAt,
      })),
      ...mine.map((record, i) => ({
        ...of(record),
        kind: 'ASSIGNED',
        actorId: record.creatorId === userId ? null : record.creatorId,
        facts: {},
        at: new Date(now.getTime() - (3 + 17 * i) * hour),
      })),
      ...late.slice(0, 2).map((record) => ({ ...of(record), kind: 'LATE', facts: {}, at: record.scheduledEnd! })),
      ...noted.flatMap((record, i) =>
        record.notes
          .filter(({ authorId }) => authorId !== userId)
          .map(({ authorId, text }) => ({
            ...of(record),
            kind: 'NOTE',
            actorId: authorId,
            facts: { text },
            at: new Date(now.getTime() - (40 + 400 * i) * minute),
          })),
      ),
      ...completed.map((record, i) => ({
        ...of(record),
        kind: 'COMPLETED',
        actorId: record.completedById,
        facts: {},
        at: new Date(now.getTime() - (95 + 1300 * i) * minute),
      })),
      ...(level === 'ADMIN' ? requests : []).map((request) => ({
        about: request.id,
        kind: 'REQUEST',
        actorId: request.userId,
        facts: { organization: request.organization!.legalName, who: request.user.name },
        at: request.createdAt,
      })),
    ]
    // By their time, which their ids are in the order of, too.
    const told = news
      .map((one) => ({ ...one, at: one.at < now ? one.at : new Date(now.getTime() - 5 * minute) }))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    await tx.notification.createMany({
      data: told.map(({ about, ...one }) => ({
        ...one,
        userId,
        rootId,
        cause: `demo ${one.kind} ${about}`,
        readAt: now.getTime() - one.at.getTime() > readAfter ? new Date(one.at.getTime() + 20 * minute) : null,
      })),
    })
  }
  // What the demo was made of is news to nobody.
  await tx.outboxEntry.deleteMany()
}

const of = ({ id }: { id: string }) => ({ about: id, actionId: id })
