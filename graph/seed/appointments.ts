// The demo's appointments around today, in every status, with answers, agendas, action items and a few files.
import { createHash } from 'node:crypto'
import { makeOccurrences } from '../planning/appointment/series/makeOccurrences.ts'
import { daysAhead, ruleFrom } from '../planning/appointment/series/seriesRule.ts'
import { firstNumber, takeNumbers } from '../planning/appointment/takeNumbers.ts'
import { instantOf, wallOf } from '../kernel/time/wallTime.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { haldenAppointments } from './haldenAppointments.ts'
import { northwayAppointments } from './northwayAppointments.ts'
import { type SeedAppointment } from './appointmentList.ts'
import { uuidOf } from './random.ts'
import { zoneOf } from './zoneOf.ts'
import type { Company } from './world.ts'
import { day, minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

export async function seedAppointments(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const list = company.tree.name.startsWith('Northway') ? northwayAppointments : haldenAppointments
  for (const [i, appointment] of list.entries()) {
    const number = i + 1 < firstNumber ? i + 1 : await takeNumbers(tx, id('organization', company.tree.name), 1)
    await seedAppointment(tx, company, { appointment, number, id, now })
  }
}

interface Seeding {
  appointment: SeedAppointment
  number: number
  id: Id
  now: Date
}

async function seedAppointment(
  tx: Prisma.TransactionClient,
  company: Company,
  { appointment, number, id, now }: Seeding,
) {
  const {
    name,
    at,
    department,
    group,
    by,
    inDays,
    start,
    minutes,
    spot,
    people,
    agenda = [],
    items = [],
    file,
    cancelled,
    repeats,
  } = appointment
  const timeZone = zoneOf(company.tree, at)!
  const today = new Date(wallOf(now, timeZone).toISOString().slice(0, 10))
  const date = new Date(today.getTime() + inDays * day)
  const wall = (mins: number) => new Date(date.getTime() + mins * minute)
  const schedule = {
    date,
    timeZone,
    startMins: start,
    endMins: start + minutes,
    startsAt: instantOf(wall(start), timeZone),
    endsAt: instantOf(wall(start + minutes), timeZone),
  }
  const createdAt = new Date(Math.min(now.getTime(), date.getTime()) - 5 * day)
  const organizationId = id('organization', at)
  const appointmentId = id('appointment', name)
  const records = await tx.action.findMany({
    where: { organizationId, bucket: { in: [1, 2] }, tourId: null },
    orderBy: { legacyId: 'asc' },
    take: items.length,
    select: { id: true },
  })
  // What was agreed on is what these records are about.
  for (const [i, { item, hasRecord }] of items.entries())
    if (hasRecord && records[i])
      await tx.action.update({ where: { id: records[i].id }, data: { title: item }, select: { id: true } })
  const fileId =
    file &&
    (await seedFile(tx, {
      id: id('file of appointment', name),
      organizationId,
      name: file,
      createdById: uuidOf(by),
      createdAt,
    }))
  const series = repeats
    ? await tx.appointmentSeries.create({
        data: {
          id: id('series', name),
          rule: ruleFrom(repeats, schedule, now),
          organizationId,
          date,
          timeZone,
          startMins: start,
          endMins: start + minutes,
          createdAt,
          updatedAt: createdAt,
        },
      })
    : null
  await tx.appointment.create({
    data: {
      id: appointmentId,
      number,
      ...(series && { seriesId: series.id, seriesDate: date }),
      organizationId,
      name,
      createdAt,
      departmentId: department ? id('department', department) : null,
      groupId: department && group ? id('group', department, group) : null,
      objective: appointment.objective,
      description: appointment.description,
      locationMode: appointment.mode,
      place: appointment.place,
      locationId: spot ? id('location', spot) : null,
      status: appointment.status,
      ...schedule,
      creatorId: uuidOf(by),
      updatedAt: createdAt,
      version: cancelled ? 2 : 1,
      cancelledAt: cancelled ? new Date(now.getTime() - 3 * 60 * minute) : null,
      cancelReason: cancelled ?? '',
      attendees: {
        create: people.map(([email, response, called]) => {
          const hand = company.hands.find((one) => one.email === email)
          const respondedAt = response === 'PENDING' ? null : new Date(createdAt.getTime() + 8 * 60 * minute)
          return {
            id: id('attendee', name, email),
            userId: hand ? uuidOf(email) : null,
            name: hand?.name ?? called!,
            email,
            response,
            respondedAt,
          }
        }),
      },
      agenda: {
        create: agenda.map(([text, mins], position) => ({
          id: id('agenda', name, String(position)),
          position,
          text,
          minutes: mins ?? null,
        })),
      },
      actionItems: {
        create: items.map((item, position) => ({
          id: id('action item', name, String(position)),
          position,
          item: item.item,
          assignedToId: item.by ? uuidOf(item.by) : null,
          dueDate: item.inDays === undefined ? null : new Date(today.getTime() + item.inDays * day),
          actionId: item.hasRecord ? (records[position]?.id ?? null) : null,
        })),
      },
      ...(fileId && { attachments: { create: { fileId, addedById: uuidOf(by), addedAt: createdAt } } }),
    },
  })
  if (!series) return
  const to = new Date(date.getTime() + daysAhead * day)
  await makeOccurrences(tx, series, { templateId: appointmentId, from: date, to, now: createdAt })
  // What was is over, what comes is sure.
  const begun = { seriesId: series.id, startsAt: { lt: now } }
  await tx.appointment.updateMany({ where: { seriesId: series.id }, data: { status: 'CONFIRMED' } })
  await tx.appointment.updateMany({ where: begun, data: { status: 'COMPLETED' } })
}

/** The smallest paper that a reader opens. */
const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 298]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

async function seedFile(
  tx: Prisma.TransactionClient,
  data: { id: string; organizationId: string; name: string; createdById: string; createdAt: Date },
): Promise<string> {
  const sha256 = new Uint8Array(createHash('sha256').update(paper).digest())
  await tx.file.create({
    data: {
      ...data,
      mediaType: 'application/pdf',
      size: paper.length,
      sha256,
      chunks: { create: { n: 0, bytes: new Uint8Array(paper) } },
    },
  })
  return data.id
}
