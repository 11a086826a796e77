// What the demo says of departments beyond their names, and memberships that have ended or are yet to begin.
import type { AccessLevel, Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company, Place } from './world.ts'

const descriptions: Record<string, string> = {
  Dispatch: 'Plans loads, assigns drivers and follows every trip until it is delivered.',
  Maintenance: 'Keeps tractors, trailers and reefers on the road: inspections, repairs and parts.',
  Yard: 'Runs the gate and the dock, and knows where every trailer stands.',
  'Safety and compliance': 'Driver files, hours of service, inspections and what follows from them.',
  'Customer care': 'Answers customers on windows, delays, claims and contracts.',
  'Fuel and billing': 'Fuel cards and taxes, invoices and what carriers are owed.',
}

interface GroupSeed {
  department: string
  name: string
  below?: string
  description: string
  isInactive?: boolean
}

interface PastOrPlanned {
  email: string
  at: string
  department: string
  group: string
  role: string
  level: AccessLevel
  /** In days from now. */
  from: number
  to?: number
}

interface More {
  /** Roles of a department beside those that its people have. */
  roles: Record<string, string[]>
  groups: GroupSeed[]
  memberships: PastOrPlanned[]
}

const more: Record<string, More> = {
  'Northway Logistics': {
    roles: {
      Dispatch: ['Dispatcher', 'Planner'],
      Maintenance: ['Technician', 'Parts clerk'],
      Yard: ['Yard jockey'],
      'Customer care': ['Claims clerk'],
    },
    groups: [
      {
        department: 'Maintenance',
        name: 'Tractor night shift',
        below: 'Tractors',
        description: 'Road calls and repairs between 22:00 and 6:00.',
      },
      {
        department: 'Maintenance',
        name: 'Reefer units',
        below: 'Trailers and reefers',
        description: 'Cooling units, their fuel and their logs.',
      },
      {
        department: 'Dispatch',
        name: 'Driver check-in',
        below: 'Day dispatch',
        description: 'First call of the day with every driver.',
      },
      { department: 'Yard', name: 'Cross-dock doors 1–12', below: 'Dock', description: 'Doors on the north side.' },
      { department: 'Yard', name: 'Cross-dock doors 13–24', below: 'Dock', description: 'Doors on the south side.' },
      {
        department: 'Customer care',
        name: 'Paper archive',
        description: 'Delivery notes before 2024.',
        isInactive: true,
      },
    ],
    memberships: [
      {
        email: 'dale.whitaker@demo.test',
        at: 'Salt Lake terminal',
        department: 'Yard',
        group: 'Gate',
        role: 'Gate keeper',
        level: 'TRANSACTIONAL',
        from: -900,
        to: -401,
      },
      {
        email: 'hana.suzuki@demo.test',
        at: 'Reno terminal',
        department: 'Dispatch',
        group: 'Night dispatch',
        role: 'Dispatcher',
        level: 'TRANSACTIONAL',
        from: -780,
        to: -400,
      },
      {
        email: 'ben.sandoval@demo.test',
        at: 'Harrisburg cross-dock',
        department: 'Yard',
        group: 'Dock',
        role: 'Dock hand',
        level: 'TRANSACTIONAL',
        from: -650,
        to: -120,
      },
      {
        email: 'elif.demir@demo.test',
        at: 'Columbus terminal',
        department: 'Maintenance',
        group: 'Tractor night shift',
        role: 'Shift lead',
        level: 'SUPERVISION',
        from: 12,
      },
      {
        email: 'noor.aziz@demo.test',
        at: 'Western division',
        department: 'Dispatch',
        group: 'Load planning',
        role: 'Planner',
        level: 'SUPERVISION',
        from: 30,
        to: 210,
      },
      {
        email: 'carla.mendes@demo.test',
        at: 'Reno yard',
        department: 'Yard',
        group: 'Gate',
        role: 'Gate keeper',
        level: 'TRANSACTIONAL',
        from: 5,
        to: 19,
      },
    ],
  },
  'Halden Freight': {
    roles: { Dispatch: ['Planner', 'Customs clerk'], Maintenance: ['Technician'] },
    groups: [
      {
        department: 'Dispatch',
        name: 'Ferries',
        below: 'Planning',
        description: 'Bookings for crossings to Hirtshals and Kiel.',
      },
    ],
    memberships: [
      {
        email: 'sindre.lie@other.test',
        at: 'Larvik terminal',
        department: 'Dispatch',
        group: 'Planning',
        role: 'Planner',
        level: 'TRANSACTIONAL',
        from: 21,
      },
      {
        email: 'astrid.moen@other.test',
        at: 'Moss terminal',
        department: 'Yard',
        group: 'Gate',
        role: 'Gate keeper',
        level: 'TRANSACTIONAL',
        from: -700,
        to: -390,
      },
    ],
  },
}

const placesOf = (place: Place): Place[] => [place, ...place.below.flatMap(placesOf)]

export async function seedPeople(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const rootId = id('organization', company.tree.name)
  const { roles, groups, memberships } = more[company.tree.name]!
  const at = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)
  for (const name of Object.keys(company.departments)) {
    await tx.department.update({
      where: { id: id('department', name) },
      data: { description: descriptions[name] ?? '' },
    })
  }
  const named = new Set(['Manager', ...company.hands.map(({ role }) => role)])
  const added = [...new Set(Object.values(roles).flat())].filter((role) => !named.has(role))
  await tx.jobRole.createMany({ data: added.map((name) => ({ id: id('role', name), organizationId: rootId, name })) })
  const pairs = company.hands.flatMap(({ department, role }) => (department ? [[department, role] as const] : []))
  for (const [department, list] of Object.entries(roles))
    for (const role of ['Manager', ...list]) pairs.push([department, role])
  await tx.departmentJobRole.createMany({
    data: pairs.map(([department, role]) => ({
      departmentId: id('department', department),
      jobRoleId: id('role', role),
    })),
    skipDuplicates: true,
  })
  await tx.group.createMany({
    data: groups.map(({ department, name, below, description, isInactive }) => ({
      id: id('group', department, name),
      departmentId: id('department', department),
      parentId: below ? id('group', department, below) : null,
      name,
      description,
      status: isInactive ? ('INACTIVE' as const) : ('ACTIVE' as const),
    })),
  })
  await tx.membership.createMany({
    data: memberships.map(({ email, at: place, department, group, role, level, from, to }) => ({
      id: id('membership', email, place, group),
      userId: uuidOf(email),
      organizationId: id('organization', place),
      departmentId: id('department', department),
      groupId: id('group', department, group),
      jobRoleId: id('role', role),
      accessLevel: level,
      startsAt: at(from),
      endsAt: to === undefined ? null : at(to),
    })),
  })
  // An organization has the departments whose work is done there or below, and those of its people.
  const uses = placesOf(company.tree).flatMap((place) =>
    placesOf(place).flatMap(({ does }) => does.map((department) => [place.name, department] as const)),
  )
  for (const { at: place, department } of [...company.hands, ...memberships])
    if (department) uses.push([place, department])
  await tx.organizationDepartment.createMany({
    data: uses.map(([place, department]) => ({
      organizationId: id('organization', place),
      departmentId: id('department', department),
    })),
    skipDuplicates: true,
  })
}
