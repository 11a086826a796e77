// Wherever somebody may not do something, the graph says why and who could, and the mutation that is tried all the same
// refuses in the same words.
import { randomBytes } from 'node:crypto'
import { getNamedType, isObjectType, type GraphQLOutputType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../kernel/node.ts'
import { accessLevelNames, accessLevels, type AccessLevel } from '../kernel/policy.ts'
import { ownPlaces } from './places.ts'
import { timeStudyOf } from './timeStudy.ts'
import type { Organization, Person } from './rows.ts'
import { testSchema, World } from './world.ts'

interface Permission {
  allowed: boolean
  reason: string | null
  whoCan: string[]
}

/** What each node says under `can`, but for what asks for something. */
const permissions = Object.values(testSchema().getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map((type) => ({
    type: type.name,
    fields: permissionsIn(type.getFields().can?.type)
      .filter(({ args }) => !args.length)
      .map(({ name }) => name),
  }))
  .filter(({ fields }) => fields.length)

function permissionsIn(type: GraphQLOutputType | undefined) {
  const named = type && getNamedType(type)
  return isObjectType(named) ? Object.values(named.getFields()) : []
}

let world: World
let root: Organization
let ids: Record<string, string>
const people = {} as Record<AccessLevel, Person>

beforeAll(async () => {
  world = await World.make()
  root = await world.organization()
  const { prisma } = world
  const at = await world.organization({ parent: root })
  const spot = await world.group(root)
  const other = await world.group(root)
  for (const level of accessLevels) people[level] = await world.user(root, level, spot)
  const person = await world.user(at, 'STRATEGIC', other)
  const membership = await prisma.membership.findFirstOrThrow({ where: { userId: person.id } })
  const { jobRoleId } = membership
  const request = await prisma.associationRequest.create({
    data: { userId: (await world.user()).id, askedFor: at.id, organizationId: at.id },
  })
  const invitation = await prisma.invitation.create({
    data: {
      organizationId: at.id,
      hash: new Uint8Array(randomBytes(32)),
      jobRoleId,
      createdById: people.ADMIN.id,
      expiresAt: new Date('2100-01-01'),
    },
  })
  const grouping = await prisma.grouping.create({ data: { organizationId: at.id, typeId: 1, name: 'West' } })
  const action = await world.action(at, person, other)
  const places = await ownPlaces(world, at)
  const [, appointmentId] = Buffer.from(places.Appointment, 'base64').toString().split(':')
  await prisma.appointmentAttendee.create({
    data: {
      appointmentId: appointmentId!,
      userId: people.TRANSACTIONAL.id,
      name: 'x',
      email: 'transactional@test.test',
    },
  })
  const [, taskItemId] = Buffer.from(places.TaskItem, 'base64').toString().split(':')
  const study = await timeStudyOf(world, at, taskItemId!, { ...other, observerId: person.id })
  ids = {
    ...places,
    Absence: (await world.absence(at, person)).globalId,
    RecurringAbsence: (await world.recurringAbsence(at, person)).globalId,
    TimeStudy: study.globalId,
    Action: action.globalId,
    AssociationRequest: globalId('AssociationRequest', request.id),
    Department: globalId('Department', other.departmentId),
    Group: globalId('Group', other.groupId),
    Grouping: globalId('Grouping', grouping.id),
    Invitation: globalId('Invitation', invitation.id),
    JobRole: globalId('JobRole', jobRoleId),
    Membership: globalId('Membership', membership.id),
    Organization: at.globalId,
    RoleMatrix: globalId('RoleMatrix', root.id),
    User: person.globalId,
  }
})

async function permissionsOf(person: Person, type: string, fields: string[]) {
  const source = `query ($id: ID!) { node(id: $id) { ... on ${type} { can { ${fields.map((field) => `${field} { allowed reason whoCan }`).join(' ')} } } } }`
  const { node } = await world.ask<{ node: { can: Record<string, Permission> } | null }>(person, source, {
    id: ids[type],
  })
  return node?.can
}

test('there is one of each node that says what may be done with it', () => {
  expect(permissions.map(({ type }) => type).filter((type) => !ids[type])).toEqual([])
  expect(permissions.flatMap(({ fields }) => fields).length).toBeGreaterThan(20)
})

describe.each(permissions)('$type', ({ type, fields }) => {
  test.each(accessLevels)('says to %s what they may, and where they may not, why and who could', async (level) => {
    const can = await permissionsOf(people[level], type, fields)
    // What somebody does not see says nothing.
    if (!can) return expect(level).not.toBe('ADMIN')
    for (const [field, { allowed, reason, whoCan }] of Object.entries(can)) {
      const words = [level, field, reason]
      expect(allowed, words.join()).toBe(reason === null)
      if (allowed) continue
      expect(reason, field).toMatch(/^[A-Z].*\.$/)
      expect(whoCan.filter((one) => !Object.values(accessLevelNames).includes(one))).toEqual([])
      // Where a level is what is missing, the sentence names those that have it.
      if (reason!.includes(' here takes ')) for (const one of whoCan) expect(reason).toContain(one)
      if (reason!.includes(' here takes ')) expect(whoCan.length).toBeGreaterThan(0)
    }
  })
})

describe('a mutation refuses in the same words', () => {
  const at = () => ({ organizationId: ids.Organization })
  const own = (type: string) => () => ({ id: ids[type] })
  const record = () => ({ records: [{ ...at(), naics: '484121' }] })
  const cells = () => ({
    organizationId: root.globalId,
    cells: [{ capability: 'export', accessLevel: 'TACTICAL', reach: 'NONE' }],
  })
  const named = (type: string) => () => ({ id: ids[type], name: 'Another name' })

  const cases: [type: string, field: string, mutation: string, input: () => Record<string, unknown>][] = [
    ['Organization', 'edit', 'updateOrganization', () => ({ id: ids.Organization, description: 'x' })],
    [
      'Organization',
      'addChild',
      'createOrganization',
      () => ({ legalName: 'x', type: 'LOCATION', parentId: ids.Organization }),
    ],
    ['Organization', 'move', 'moveOrganization', () => ({ id: ids.Organization, parentId: root.globalId })],
    ['Organization', 'archive', 'archiveOrganization', own('Organization')],
    ['Organization', 'delete', 'deleteOrganization', own('Organization')],
    ['Organization', 'classify', 'upsertClassifications', record],
    ['Organization', 'consent', 'givePeerConsent', at],
    ['Organization', 'consent', 'withdrawPeerConsent', at],
    ['Organization', 'unclassify', 'deleteClassification', () => ({ ...at(), naics: '484121' })],
    ['Organization', 'addLocation', 'createLocation', () => ({ ...at(), name: 'x', typeId: 1 })],
    [
      'Organization',
      'addGeofence',
      'createGeofence',
      () => ({ ...at(), name: 'x', area: { circle: { center: { latitude: 1, longitude: 1 }, radius: 1 } } }),
    ],
    ['Organization', 'invite', 'createInvitation', at],
    [
      'Organization',
      'addWebhook',
      'createWebhook',
      () => ({ ...at(), name: 'x', url: 'https://example.com', events: ['NOTE_ADDED'] }),
    ],
    ['Organization', 'sendAudit', 'setAuditStream', () => ({ ...at(), isOn: false })],
    [
      'Organization',
      'editHours',
      'saveBusinessHours',
      () => ({ ...at(), windows: [{ weekday: 1, from: 540, to: 1020 }] }),
    ],
    [
      'Organization',
      'editHours',
      'savePriorityTarget',
      () => ({ ...at(), priorityId: 1, clock: 'DONE', rule: 'DAYS', amount: 1 }),
    ],
    ['Organization', 'editShortcuts', 'saveOrganizationShortcut', () => ({ ...at(), slot: 'ACCOUNTING', name: 'x' })],
    ['Organization', 'editDepartments', 'createDepartment', () => ({ ...at(), name: 'x' })],
    [
      'Organization',
      'setDepartments',
      'setOrganizationDepartments',
      () => ({ ...at(), departments: { changes: { addIds: [ids.Department] } } }),
    ],
    ['Location', 'edit', 'updateLocation', named('Location')],
    ['Location', 'edit', 'deactivateLocation', own('Location')],
    ['Location', 'delete', 'deleteLocation', own('Location')],
    ['Geofence', 'edit', 'updateGeofence', named('Geofence')],
    ['Geofence', 'delete', 'deleteGeofence', own('Geofence')],
    ['Vehicle', 'edit', 'updateVehicle', () => ({ id: ids.Vehicle, unitNumber: 'x' })],
    ['Series', 'edit', 'endSeries', own('Series')],
    ['Occurrence', 'edit', 'skipOccurrence', () => ({ id: ids.Occurrence, reason: 'x' })],
    [
      'Organization',
      'schedule',
      'scheduleAllTasks',
      () => ({ ...at(), from: '2026-11-23', to: '2026-11-23', dryRun: true }),
    ],
    ['Grouping', 'edit', 'updateGrouping', named('Grouping')],
    ['Grouping', 'delete', 'deleteGrouping', own('Grouping')],
    ['TimeStudy', 'record', 'addTimeStudyCycle', () => ({ id: ids.TimeStudy, seconds: [1] })],
    ['Metric', 'edit', 'updateMetric', named('Metric')],
    ['Metric', 'edit', 'archiveMetric', own('Metric')],
    ['TimeStudy', 'publish', 'publishTimeStudy', own('TimeStudy')],
    ['Benchmark', 'edit', 'updateBenchmark', named('Benchmark')],
    ['Benchmark', 'archive', 'archiveBenchmark', own('Benchmark')],
    ['Benchmark', 'decide', 'acceptBenchmark', own('Benchmark')],
    ['Department', 'edit', 'updateDepartment', named('Department')],
    ['Department', 'edit', 'deactivateDepartment', own('Department')],
    ['Group', 'edit', 'updateGroup', named('Group')],
    ['Group', 'edit', 'deactivateGroup', own('Group')],
    ['JobRole', 'edit', 'updateJobRole', named('JobRole')],
    ['JobRole', 'edit', 'deactivateJobRole', own('JobRole')],
    ['Absence', 'edit', 'cancelAbsence', own('Absence')],
    ['RecurringAbsence', 'edit', 'cancelRecurringAbsence', own('RecurringAbsence')],
    ['AssociationRequest', 'decide', 'declineAssociation', () => ({ id: ids.AssociationRequest, reason: 'x' })],
    ['Invitation', 'revoke', 'revokeInvitation', own('Invitation')],
    ['User', 'verifyEmail', 'verifyUserEmail', () => ({ userId: ids.User, email: 'somebody@test.test' })],
    ['RoleMatrix', 'edit', 'setRoleMatrixCells', cells],
    ['Checklist', 'edit', 'updateChecklist', named('Checklist')],
    ['Procedure', 'edit', 'updateProcedure', named('Procedure')],
    ['Sop', 'edit', 'updateSop', named('Sop')],
    ['Appointment', 'edit', 'updateAppointment', named('Appointment')],
    ['Appointment', 'edit', 'cancelAppointment', own('Appointment')],
    ['Appointment', 'restore', 'restoreAppointment', own('Appointment')],
    [
      'Action',
      'answer',
      'answerChecklistItem',
      () => ({ actionId: ids.Action, checklistItemId: ids.ChecklistItem, answer: { passed: true } }),
    ],
  ]

  test.each(cases)('%s.can.%s and %s', async (type, field, mutation, input) => {
    let refused = 0
    for (const level of accessLevels) {
      const permission = (await permissionsOf(people[level], type, [field]))?.[field]
      if (!permission || permission.allowed || !permission.whoCan.length) continue
      refused += 1
      const { code, message } = await world.mutate(people[level], mutation, input(), '__typename')
      expect([level, code, message]).toEqual([level, 'FORBIDDEN', permission.reason])
    }
    if (type !== 'Invitation' && type !== 'AssociationRequest') expect(refused).toBeGreaterThan(0)
  })
})
