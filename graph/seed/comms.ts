import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { haldenContacts, northwayContacts } from './contactList.ts'
import { haldenThreads, northwayThreads, type SeedThread } from './threadList.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

type Id = (...name: string[]) => string

/**
 * Contacts of every relationship, and threads with what was said in them: some of subjects of their own, some of
 * records.
 */
export async function seedComms(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const isNorthway = company.tree.name === 'Northway Logistics'
  const adminId = uuidOf(company.hands.find(({ level }) => level === 'ADMIN')!.email)
  await tx.contact.createMany({
    data: (isNorthway ? northwayContacts : haldenContacts).map(
      ({ name, relationship, at, person, group, screen, tour, ...more }) => ({
        ...more,
        id: id('contact', name),
        organizationId: id('organization', at),
        name,
        relationship,
        departmentGroup: group,
        moduleScreen: screen,
        supportedTour: tour,
        ownerId: relationship === 'PERSONAL' ? uuidOf(person!) : null,
        userId: relationship === 'TEAM' && person ? uuidOf(person) : null,
        creatorId: adminId,
      }),
    ),
  })
  const used: string[] = []
  for (const [i, thread] of (isNorthway ? northwayThreads : haldenThreads).entries())
    await seedThread(tx, thread, id, { now, number: i, used })
}

async function seedThread(
  tx: Prisma.TransactionClient,
  thread: SeedThread,
  id: Id,
  { now, number, used }: { now: Date; number: number; used: string[] },
) {
  const { subject, at, department, level, role, said, mail, isClosed, readBy = [] } = thread
  const organizationId = id('organization', at)
  const record = subject
    ? null
    : await tx.action.findFirst({
        where: { organizationId, bucket: { lte: 3 }, assigneeId: { not: null }, id: { notIn: used } },
        orderBy: { legacyId: 'asc' },
        select: { id: true, title: true },
      })
  if (!subject && !record) return
  if (record) used.push(record.id)
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const threadId = id('thread', String(number))
  const last = said.at(-1)!
  await tx.thread.create({
    data: {
      id: threadId,
      organizationId,
      departmentId: department ? id('department', department) : null,
      subject: subject ?? record!.title,
      actionId: record?.id,
      accessLevel: level,
      jobRoleId: role ? id('role', role) : null,
      creatorId: uuidOf(said[0]![0]),
      createdAt: ago(said[0]![1]),
      lastAt: ago(last[1]),
    },
  })
  const mailId = id('mail', String(number))
  if (mail) {
    const sentAt = mail.error ? null : ago(last[1] - 1)
    const letter = { to: mail.to, subject: mail.subject, replyTo: last[0], text: last[2], error: mail.error ?? '' }
    const state = { state: mail.error ? ('FAILED' as const) : ('SENT' as const), attempts: mail.error ? 8 : 1, sentAt }
    const times = { createdAt: ago(last[1]), nextAt: ago(last[1]) }
    await tx.mail.create({
      data: {
        id: mailId,
        rootId: await rootOf(tx, organizationId),
        senderId: uuidOf(last[0]),
        outside: mail.to.length,
        messageId: `${mailId}@opsgraph`,
        ...letter,
        ...state,
        ...times,
      },
    })
  }
  for (const [i, [email, minutes, text]] of said.entries()) {
    const isMail = mail && i === said.length - 1
    await tx.message.create({
      data: {
        threadId,
        authorId: uuidOf(email),
        text,
        createdAt: ago(minutes),
        ...(isMail && { kind: 'MAIL', mailId }),
      },
    })
  }
  if (isClosed) await tx.thread.update({ where: { id: threadId }, data: { closedAt: now } })
  await tx.threadReader.updateMany({
    where: { threadId, userId: { in: readBy.map((email) => uuidOf(email)) } },
    data: { unread: 0, readAt: now },
  })
}

const rootOf = async (tx: Prisma.TransactionClient, organizationId: string) =>
  (await tx.organization.findUniqueOrThrow({ where: { id: organizationId }, select: { rootId: true } })).rootId
