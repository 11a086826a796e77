// Who asks to belong where in the demo, and who is invited.
import { createHash } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { AccessLevel, AssociationStatus } from '../../prisma/__generated__/client/enums.ts'
import type { Seeding } from './company.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

interface Asking {
  name: string
  email: string
  at: string
  note: string
  /** How many days ago. */
  asked: number
  status?: AssociationStatus
  reason?: string
}

interface Invited {
  at: string
  email?: string
  level: AccessLevel
  department?: string
  group?: string
  made: number
  good: number
  usedBy?: string
  revoked?: true
}

interface Joining {
  decider: string
  asking: Asking[]
  invited: Invited[]
}

const joining: Record<string, Joining> = {
  'Northway Logistics': {
    decider: 'admin@demo.test',
    asking: [
      {
        name: 'Mina Castro',
        email: 'mina.castro@demo.test',
        at: 'Reno terminal',
        note: 'Tractor technician, I start on Monday',
        asked: 1,
      },
      {
        name: 'Devon Hale',
        email: 'devon.hale@demo.test',
        at: 'Columbus terminal',
        note: 'Day dispatch, Ruth Okafor knows of it',
        asked: 2,
      },
      { name: 'Paula Stein', email: 'paula.stein@demo.test', at: 'Salt Lake terminal', note: '', asked: 3 },
      {
        name: 'Jonas Teller',
        email: 'transactional@demo.test',
        at: 'Reno shop',
        note: 'I help out there on Fridays',
        asked: 4,
      },
      {
        name: 'Femi Adeyemi',
        email: 'femi.adeyemi@demo.test',
        at: 'Western division',
        note: 'Driver files',
        asked: 40,
        status: 'ACCEPTED',
      },
      {
        name: 'Samira Haddad',
        email: 'strategic@demo.test',
        at: 'Northway Logistics',
        note: 'Network planning',
        asked: 90,
        status: 'ACCEPTED',
      },
      {
        name: 'Rolf Brandt',
        email: 'rolf.brandt@demo.test',
        at: 'Eastern division',
        note: 'Parts sales, I need access to your boards',
        asked: 12,
        status: 'DECLINED',
        reason: 'Suppliers are sent records by mail; they get no account.',
      },
      {
        name: 'Jonas Teller',
        email: 'transactional@demo.test',
        at: 'Sparks cross-dock',
        note: 'Night shift',
        asked: 60,
        status: 'WITHDRAWN',
      },
    ],
    invited: [
      {
        at: 'Reno terminal',
        email: 'ana.belmonte@demo.test',
        level: 'SUPERVISION',
        department: 'Yard',
        group: 'Gate',
        made: 2,
        good: 14,
      },
      {
        at: 'Western division',
        level: 'TRANSACTIONAL',
        department: 'Dispatch',
        group: 'Day dispatch',
        made: 5,
        good: 30,
      },
      {
        at: 'Salt Lake terminal',
        level: 'TRANSACTIONAL',
        department: 'Dispatch',
        group: 'Day dispatch',
        made: 50,
        good: 14,
        usedBy: 'caleb.young@demo.test',
      },
      { at: 'Eastern division', level: 'TACTICAL', department: 'Maintenance', made: 21, good: 14 },
      {
        at: 'Fleet services',
        email: 'temp.agency@demo.test',
        level: 'TRANSACTIONAL',
        made: 9,
        good: 30,
        revoked: true,
      },
    ],
  },
  'Halden Freight': {
    decider: 'admin@other.test',
    asking: [
      { name: 'Oda Fjeld', email: 'oda.fjeld@other.test', at: 'Moss terminal', note: 'Verksted, fra mandag', asked: 1 },
      {
        name: 'Astrid Moen',
        email: 'astrid.moen@other.test',
        at: 'Coastal division',
        note: 'Planning',
        asked: 80,
        status: 'ACCEPTED',
      },
      {
        name: 'Pål Vik',
        email: 'paal.vik@other.test',
        at: 'Larvik terminal',
        note: 'Summer job',
        asked: 20,
        status: 'DECLINED',
        reason: 'All places of this summer are taken.',
      },
    ],
    invited: [
      { at: 'Larvik terminal', level: 'TRANSACTIONAL', department: 'Dispatch', group: 'Planning', made: 3, good: 14 },
    ],
  },
}

/** The requests in a fixed order, so that their numbers are the same on every machine. */
export async function seedJoining(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  { now, passwordHash }: Seeding,
) {
  const { decider, asking, invited } = joining[company.tree.name] ?? { decider: '', asking: [], invited: [] }
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const known = new Set(company.hands.map(({ email }) => email))
  await tx.user.createMany({
    data: asking
      .filter(({ email }) => !known.has(email))
      .map(({ name, email, asked }) => ({
        id: uuidOf(email),
        name,
        email,
        emailVerifiedAt: ago(asked),
        passwordHash,
      })),
  })
  for (const { email, at, note, asked, status = 'PENDING', reason } of asking) {
    const organizationId = id('organization', at)
    const deciderId = status === 'PENDING' ? null : uuidOf(status === 'WITHDRAWN' ? email : decider)
    await tx.associationRequest.create({
      data: {
        id: id('request', email, at),
        userId: uuidOf(email),
        askedFor: organizationId,
        organizationId,
        note,
        status,
        reason,
        createdAt: ago(asked),
        deciderId,
        decidedAt: deciderId ? ago(asked - 1) : null,
        version: deciderId ? 2 : 1,
      },
    })
  }
  for (const [n, { at, email, level, department, group, made, good, usedBy, revoked }] of invited.entries()) {
    await tx.invitation.create({
      data: {
        id: id('invitation', String(n)),
        organizationId: id('organization', at),
        // The hash of what is no code: nobody can take one of the demo's.
        hash: new Uint8Array(
          createHash('sha256')
            .update(id('code', String(n)))
            .digest(),
        ),
        email,
        accessLevel: level,
        departmentId: department && id('department', department),
        groupId: department && group && id('group', department, group),
        jobRoleId: id('role', 'Manager'),
        createdById: uuidOf(decider),
        createdAt: ago(made),
        expiresAt: ago(made - good),
        usedById: usedBy && uuidOf(usedBy),
        usedAt: usedBy ? ago(made - 1) : null,
        revokedAt: revoked ? ago(made - 1) : null,
      },
    })
  }
}
