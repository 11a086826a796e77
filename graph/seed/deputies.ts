// When the demo's people work and when they are away, and whom they have asked to stand in.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { day, hour } from '../kernel/time/milliseconds.ts'
import { instantOf, wallOf } from '../kernel/time/wallTime.ts'
import { fillRecurring } from '../people/schedule/fillRecurring.ts'
import { seedStories } from './delegationStories.ts'

export type Id = (...name: string[]) => string

interface Away {
  email: string
  /** In days from today, of where they work. */
  from: number
  to: number
  /** Between these hours of the first day and the last; from midnight to midnight where they are left out. */
  hours?: [from: number, to: number]
  reason: string
  deputy?: string
  /** Who stands in for their own organization's work on some of these days. */
  part?: { deputy: string; from: number; to: number }
}

interface AwayAgain {
  email: string
  rule: string
  hours: [from: number, to: number]
  reason: string
  deputy: string
}

const days = (weekdays: number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))
const shifts = {
  early: days([1, 2, 3, 4, 5], 6, 14),
  late: days([1, 2, 3, 4, 5], 14, 22),
  night: [...days([1, 2, 3, 4, 5], 22, 24), ...days([2, 3, 4, 5, 6], 0, 6)],
  fourTens: days([1, 2, 3, 4], 7, 17),
  weekend: [...days([5], 12, 20), ...days([6, 7], 8, 18)],
}

const schedules: Record<string, Record<string, keyof typeof shifts>> = {
  'Northway Logistics': {
    'supervision@demo.test': 'early',
    'transactional@demo.test': 'early',
    'dale.whitaker@demo.test': 'late',
    'gwen.harker@demo.test': 'night',
    'noor.aziz@demo.test': 'fourTens',
    'carla.mendes@demo.test': 'weekend',
    'ben.sandoval@demo.test': 'early',
    'elif.demir@demo.test': 'late',
  },
  'Halden Freight': { 'kari.berge@other.test': 'early', 'nils.haugen@other.test': 'late' },
}

const absences: Record<string, Away[]> = {
  'Northway Logistics': [
    {
      email: 'hana.suzuki@demo.test',
      from: -2,
      to: 5,
      reason: 'Dispatch conference in Chicago',
      deputy: 'supervision@demo.test',
    },
    { email: 'marcus.cole@demo.test', from: -1, to: 2, reason: 'Jury duty' },
    { email: 'elif.demir@demo.test', from: -3, to: 11, reason: 'Parental leave', deputy: 'ben.sandoval@demo.test' },
    {
      email: 'transactional@demo.test',
      from: 9,
      to: 16,
      reason: 'Holiday',
      deputy: 'dale.whitaker@demo.test',
      part: { deputy: 'carla.mendes@demo.test', from: 9, to: 12 },
    },
    {
      email: 'tactical@demo.test',
      from: 20,
      to: 24,
      reason: 'Training on the new telematics',
      deputy: 'sam.birch@demo.test',
    },
    { email: 'owen.price@demo.test', from: -40, to: -33, reason: 'Holiday', deputy: 'carla.mendes@demo.test' },
    { email: 'owen.price@demo.test', from: 3, to: 3, hours: [8, 12], reason: 'Dentist' },
  ],
  'Halden Freight': [
    { email: 'nils.haugen@other.test', from: -1, to: 6, reason: 'Holiday', deputy: 'kari.berge@other.test' },
    {
      email: 'maja.strand@other.test',
      from: 12,
      to: 15,
      reason: 'Customs course in Oslo',
      deputy: 'astrid.moen@other.test',
    },
  ],
}

const again: Record<string, AwayAgain[]> = {
  'Northway Logistics': [
    {
      email: 'noor.aziz@demo.test',
      rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
      hours: [13, 17],
      reason: 'Evening classes',
      deputy: 'gwen.harker@demo.test',
    },
  ],
}

export async function seedDeputies(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const root = company.tree.name
  const rootId = id('organization', root)
  const handOf = (email: string) => company.hands.find((hand) => hand.email === email)!
  const { zone } = company.tree
  const today = Math.floor(wallOf(now, zone).getTime() / day) * day
  const at = (days: number, hours: number) => instantOf(new Date(today + days * day + hours * hour), zone)
  const createdAt = new Date(now.getTime() - 45 * day)
  await tx.personalSchedule.createMany({
    data: Object.entries(schedules[root] ?? {}).map(([email, shift]) => ({
      id: id('schedule', email),
      userId: uuidOf(email),
      organizationId: id('organization', handOf(email).at),
      timeZone: company.tree.zone,
      windows: shifts[shift],
    })),
  })
  await tx.absence.createMany({
    data: (absences[root] ?? []).map(({ email, from, to, hours: [begin, end] = [0, 0], reason, deputy }) => ({
      id: id('absence', email, String(from)),
      userId: uuidOf(email),
      rootId,
      startsAt: at(from, begin),
      endsAt: at(to, end),
      reason,
      deputyId: deputy ? uuidOf(deputy) : null,
      createdById: uuidOf(email),
      createdAt,
    })),
  })
  await tx.absencePart.createMany({
    data: (absences[root] ?? []).flatMap(({ email, from, part }) =>
      part
        ? {
            id: id('absencePart', email),
            absenceId: id('absence', email, String(from)),
            deputyId: uuidOf(part.deputy),
            startsAt: at(part.from, 0),
            endsAt: at(part.to, 0),
            organizationId: id('organization', handOf(email).at),
          }
        : [],
    ),
  })
  for (const {
    email,
    rule,
    hours: [begin, end],
    reason,
    deputy,
  } of again[root] ?? []) {
    const userId = uuidOf(email)
    const data = {
      userId,
      rootId,
      rule,
      timeZone: zone,
      reason,
      deputyId: uuidOf(deputy),
      createdById: userId,
      createdAt,
    }
    await tx.recurringAbsence.create({
      data: {
        id: id('recurringAbsence', email),
        ...data,
        startsOn: new Date(today - 28 * day + begin * hour),
        durationMins: (end - begin) * 60,
      },
      select: { id: true },
    })
    await fillRecurring(tx, now, { rootId, userId })
  }
  await seedAsked(tx, rootId, id, now)
  await seedStories(tx, rootId, id, now)
}

/** The records that wait for a delegate have the link that they wait for; every other one goes back by itself. */
async function seedAsked(tx: Prisma.TransactionClient, rootId: string, id: Id, now: Date) {
  const asked = await tx.action.findMany({
    where: { rootId, disposition: 'DELEGATED' },
    orderBy: { id: 'asc' },
    select: { id: true, delegatorId: true, delegateId: true, statusAt: true },
  })
  await tx.delegation.createMany({
    data: asked.map((action, i) => ({
      id: id('delegation', action.id),
      actionId: action.id,
      fromId: action.delegatorId!,
      toId: action.delegateId!,
      depth: 1,
      at: action.statusAt,
      until: i % 2 ? null : new Date(now.getTime() + (2 + (i % 9)) * day),
    })),
  })
}
