import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { seedAccessTokens } from './accessTokens.ts'
import { seedDomains } from './domains.ts'
import { seedFactors } from './factors.ts'
import { seedAdminDelegations } from './adminDelegations.ts'
import { seedAppointments } from './appointments.ts'
import { seedBenchmarks } from './benchmarks.ts'
import { catalogue } from './catalogue.ts'
import { itemTexts, majorTaskTexts } from './catalogueTexts.ts'
import { seedAnswers } from './checklistAnswers.ts'
import { seedChecklists } from './checklists.ts'
import { seedClocks } from './clocks.ts'
import { seedComms } from './comms.ts'
import { seedCustomMetrics } from './customMetrics.ts'
import { seedDeputies } from './deputies.ts'
import { seedGroupings } from './groupings.ts'
import { seedHours } from './hours.ts'
import { seedExports } from './exports.ts'
import { seedImports } from './imports.ts'
import { seedIndustries } from './industries.ts'
import { seedJoining } from './joining.ts'
import { seedLegacyCalls } from './legacyCalls.ts'
import { seedNotes } from './notes.ts'
import { seedNotifications } from './notifications.ts'
import { seedObservations } from './observations.ts'
import { seedOrganizations } from './organizations.ts'
import { seedPlaces } from './places.ts'
import { seedPeople } from './people.ts'
import { seedPlan } from './plan.ts'
import { uuidOf } from './random.ts'
import { seedPractices } from './practices.ts'
import { seedProcedures } from './procedures.ts'
import { seedRecords } from './records.ts'
import { seedReports } from './reports.ts'
import { seedRoutines } from './routines.ts'
import { seedSlots } from './slots.ts'
import { seedTaskRecords } from './taskRecords.ts'
import { seedTimeStudies } from './timeStudies.ts'
import { seedTours } from './tours.ts'
import { seedViews } from './views.ts'
import { seedWebhooks } from './webhooks.ts'
import type { Company, Place } from './world.ts'

export interface Seeding {
  now: Date
  passwordHash: string
}

/** Who has not opened the link yet that was mailed to them. */
const unverified = new Set(['tobias.rehn@demo.test', 'hana.suzuki@demo.test'])

/** The companies were there long before anybody looks at them. */
const aYear = 365 * 24 * 3_600_000

/** One tenant: its tree, departments, people, catalogue and records. */
export async function seedCompany(tx: Prisma.TransactionClient, company: Company, seeding: Seeding) {
  const rootName = company.tree.name
  const id = (...name: string[]) => uuidOf([rootName, ...name].join(' › '))
  const rootId = id('organization', rootName)

  const addTree = async (place: Place, parentId: string | null) => {
    const organizationId = id('organization', place.name)
    await tx.organization.create({
      data: {
        id: organizationId,
        parentId,
        type: place.type,
        legalName: place.name,
        timeZone: place.zone,
        createdAt: new Date(seeding.now.getTime() - aYear),
      },
    })
    for (const below of place.below) await addTree(below, organizationId)
  }
  await addTree(company.tree, null)
  await seedOrganizations(tx, company, id)
  await seedGroupings(tx, company, id)

  const departments = Object.entries(company.departments)
  await tx.department.createMany({
    data: departments.map(([name]) => ({ id: id('department', name), organizationId: rootId, name })),
  })
  await tx.group.createMany({
    data: departments.flatMap(([department, groups]) =>
      groups.map((name) => ({ id: id('group', department, name), departmentId: id('department', department), name })),
    ),
  })
  const roles = [...new Set(['Manager', ...company.hands.map((hand) => hand.role)])]
  await tx.jobRole.createMany({ data: roles.map((name) => ({ id: id('role', name), organizationId: rootId, name })) })

  await tx.user.createMany({
    data: company.hands.map(({ name, email }) => ({
      id: uuidOf(email),
      name,
      email,
      emailVerifiedAt: unverified.has(email) ? null : new Date(seeding.now.getTime() - 399 * 24 * 3_600_000),
      passwordHash: seeding.passwordHash,
    })),
  })
  await tx.membership.createMany({
    data: company.hands.map(({ email, level, at, department, group, role }) => ({
      id: id('membership', email),
      userId: uuidOf(email),
      organizationId: id('organization', at),
      departmentId: department ? id('department', department) : null,
      groupId: department && group ? id('group', department, group) : null,
      jobRoleId: id('role', role),
      accessLevel: level,
      startsAt: new Date(seeding.now.getTime() - 400 * 24 * 3_600_000),
    })),
  })

  await seedJoining(tx, company, id, seeding)

  await seedPeople(tx, company, id, seeding.now)

  await seedViews(tx, company, id)
  await seedAccessTokens(tx, company, id, seeding.now)
  await seedFactors(tx, company, seeding.now)
  await seedDomains(tx, company, rootId, seeding.now)

  const majorTasks = Object.entries(catalogue)
  await tx.majorTask.createMany({
    data: majorTasks.map(([name]) => ({
      id: id('major task', name),
      organizationId: rootId,
      name,
      description: majorTaskTexts[name],
    })),
  })
  await tx.taskItem.createMany({
    data: majorTasks.flatMap(([majorTask, items]) =>
      items.map(({ name, minutes, actionClassId, priorityId, objectiveId }) => ({
        id: id('task item', majorTask, name),
        majorTaskId: id('major task', majorTask),
        name,
        description: itemTexts[name]?.text,
        serviceTimeMins: minutes,
        actionClassId,
        priorityId,
        objectiveId,
        ttpTypeId: itemTexts[name]?.ttp,
        transactionTypeId: itemTexts[name]?.transaction,
        requiresSignOff: itemTexts[name]?.signOff,
      })),
    ),
  })
  await seedIndustries(tx, (name) => id('organization', name), placesOf(company.tree))
  await seedPlaces(tx, company, id)
  await seedChecklists(tx, company, id, seeding.now)
  await seedHours(tx, company, id, seeding.now)
  await seedRecords(tx, company, id, seeding.now)
  await seedSlots(tx, rootId, seeding.now)
  const work = await seedTaskRecords(tx, company, id, seeding.now)
  await seedRoutines(tx, company, id, seeding.now, work)
  await seedNotes(tx, company, id, seeding.now)
  await seedTimeStudies(tx, company, id, seeding.now)
  await seedDeputies(tx, company, id, seeding.now)
  await seedPlan(tx, company, id, seeding.now)
  await seedAnswers(tx, company, id, seeding.now)
  await seedTours(tx, company, id, seeding.now)
  await seedAppointments(tx, company, id, seeding.now)
  await seedClocks(tx, company, id, seeding.now)
  await seedComms(tx, company, id, seeding.now)
  await seedNotifications(tx, company, id, seeding.now)
  await seedProcedures(tx, company, id, seeding.now)
  await seedPractices(tx, company, id, seeding.now)
  await seedAdminDelegations(tx, company, id, seeding.now)
  await seedCustomMetrics(tx, company, id, seeding.now)
  await seedObservations(tx, company, id, seeding.now)
  await seedLegacyCalls(tx, rootId, seeding.now)
  await seedBenchmarks(tx, company, id, seeding.now)
  await seedWebhooks(tx, company, id, seeding.now)
  await seedImports(tx, company, id, seeding.now)
  await seedExports(tx, company, id, seeding.now)
  await seedReports(tx, company, id, seeding.now)
}

const placesOf = ({ name, below }: Place): string[] => [name, ...below.flatMap(placesOf)]
