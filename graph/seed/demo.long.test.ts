// The demo is the same on every machine.
import { expect, test } from 'vitest'
import { demoNow as now, readDemo } from '../testing/demo.ts'
import { World } from '../testing/world.ts'
import type { PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { seedDemo } from './demo.ts'

/** All that the demo is, but for what is random on purpose. */
async function everything(from: PrismaClient) {
  const by = { orderBy: { id: 'asc' } } as const
  return {
    organizations: await from.organization.findMany({ ...by, omit: { createdAt: true } }),
    industries: await from.industryClassification.findMany({ orderBy: [{ organizationId: 'asc' }, { naics: 'asc' }] }),
    addresses: await from.address.findMany(by),
    groupings: await from.grouping.findMany(by),
    standings: await from.organizationGrouping.findMany({ orderBy: [{ organizationId: 'asc' }, { typeId: 'asc' }] }),
    locations: await from.location.findMany(by),
    geofences: await from.geofence.findMany(by),
    vehicles: await from.vehicle.findMany(by),
    departments: await from.department.findMany(by),
    groups: await from.group.findMany(by),
    jobRoles: await from.jobRole.findMany(by),
    rolesOfDepartments: await from.departmentJobRole.findMany({
      orderBy: [{ departmentId: 'asc' }, { jobRoleId: 'asc' }],
    }),
    departmentsUsed: await from.organizationDepartment.findMany({
      orderBy: [{ organizationId: 'asc' }, { departmentId: 'asc' }],
    }),
    users: await from.user.findMany({ ...by, omit: { createdAt: true, passwordHash: true } }),
    memberships: await from.membership.findMany(by),
    requests: await from.associationRequest.findMany(by),
    invitations: await from.invitation.findMany(by),
    majorTasks: await from.majorTask.findMany(by),
    taskItems: await from.taskItem.findMany(by),
    taskRecords: await from.taskRecord.findMany({ ...by, include: { assignees: { orderBy: { position: 'asc' } } } }),
    checklists: await from.checklist.findMany(by),
    checklistItems: await from.checklistItem.findMany(by),
    answers: await from.checklistAnswer.findMany(by),
    sopSteps: await from.sopStep.findMany({ ...by, include: { version: true } }),
    acknowledgements: await from.sopAcknowledgement.findMany(by),
    actions: await from.action.findMany(by),
    appointments: await from.appointment.findMany({
      ...by,
      include: {
        attendees: { orderBy: { email: 'asc' } },
        agenda: { orderBy: { position: 'asc' } },
        actionItems: { orderBy: { position: 'asc' } },
        attachments: true,
      },
    }),
    schedules: await from.personalSchedule.findMany(by),
    absences: await from.absence.findMany({ ...by, where: { recurringId: null } }),
    absenceParts: await from.absencePart.findMany(by),
    recurringAbsences: await from.recurringAbsence.findMany({
      ...by,
      include: { absences: { orderBy: { slot: 'asc' }, omit: { id: true } } },
    }),
    delegations: await from.delegation.findMany(by),
    policyCells: await from.policyCell.findMany({ orderBy: [{ rootId: 'asc' }, { capability: 'asc' }] }),
    audit: await from.auditEntry.findMany(by),
    businessHours: await from.businessHours.findMany({ orderBy: { organizationId: 'asc' } }),
    targets: await from.priorityTarget.findMany({
      orderBy: [{ organizationId: 'asc' }, { priorityId: 'asc' }, { kind: 'asc' }],
    }),
    clocks: await from.clock.findMany({ orderBy: [{ actionId: 'asc' }, { kind: 'asc' }] }),
    ladders: await from.escalation.findMany(by),
    history: await from.historyEntry.findMany(by),
    metrics: await from.metric.findMany({
      orderBy: [{ rootId: 'asc' }, { key: 'asc' }],
      omit: { id: true, createdAt: true },
    }),
    observations: await from.observation.findMany({ orderBy: { id: 'asc' }, omit: { id: true, metricId: true } }),
    benchmarks: await from.benchmark.findMany({ ...by, omit: { metricId: true } }),
  }
}

/** When a row was written is the database's to say, where the demo does not. */
const said = (rows: object): unknown =>
  JSON.parse(
    JSON.stringify(rows, (key, value: unknown) =>
      key === 'updatedAt' ? undefined : typeof value === 'bigint' ? String(value) : value,
    ),
  )

test('seeding again gives the same, to the letter, also after a start that was killed had taken numbers', async () => {
  const other = await World.make({ database: 'demo_again' })
  await other.prisma.$queryRaw`select nextval('action_legacy_id_seq'), nextval('organization_legacy_id_seq')`
  expect(await seedDemo(other.prisma, now)).toBe(true)
  expect(said(await everything(other.prisma))).toEqual(said(await everything((await readDemo()).prisma)))
})
