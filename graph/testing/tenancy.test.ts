// Every door that takes an id, asked for one's own, a child's, a stranger's, nobody's and garbage: the last three are
// the same, to the letter.
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql'
import { globalId } from '../kernel/node.ts'
import { accessTokenOf } from './accessTokens.ts'
import { ownBreach } from './breaches.ts'
import { serviceAccountOf } from './serviceAccounts.ts'
import { ownPlaces } from './places.ts'
import { timeStudyOf } from './timeStudy.ts'
import type { Organization, Person } from './rows.ts'
import { testSchema, World } from './world.ts'

/** Nodes that are no rows of their own: they are made for whoever asks, or have the id of their organization. */
const madeForViewer = ['Bucket', 'Grid', 'QuickLaunch', 'RoleMatrix', 'SopList', 'Toolbar', 'ToolbarItem']

/** Every other node of the schema, so that a new noun is asked for by itself. */
/** Entries of lists that come with the migrations: everybody sees the same. */
const ofLists = ['PracticeFeature', 'ReferenceItem', 'TechnologySolution']

const types = Object.values(testSchema().getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name)
  .filter((name) => !madeForViewer.includes(name) && !ofLists.includes(name))

let world: World
let admin: Person
const ids: Record<string, Record<'own' | 'child' | 'foreign', string>> = {}
let foreignNames: string[]

beforeAll(async () => {
  world = await World.make()
  const joining = async (at: Organization, { id: createdById }: Person, jobRoleId: string) => {
    const { id: userId } = await world.user()
    const request = await world.prisma.associationRequest.create({
      data: { userId, askedFor: at.id, organizationId: at.id },
    })
    const invitation = await world.prisma.invitation.create({
      data: {
        organizationId: at.id,
        hash: new Uint8Array(randomBytes(32)),
        jobRoleId,
        createdById,
        expiresAt: new Date('2100-01-01'),
      },
    })
    return {
      AssociationRequest: globalId('AssociationRequest', request.id),
      Invitation: globalId('Invitation', invitation.id),
    }
  }
  const make = async (at: Organization) => {
    const spot = await world.group(at)
    const person = await world.user(at, 'TRANSACTIONAL', spot)
    const membership = await world.prisma.membership.findFirstOrThrow({ where: { userId: person.id } })
    const action = await world.action(at, person, { ...spot, title: `Title ${at.id}` })
    const places = await ownPlaces(world, at, `Place of ${at.id}`)
    const breach = await ownBreach(world, at, uuidIn(places.Metric), `Benchmark of ${at.id}`)
    const grouping = await world.prisma.grouping.create({
      data: { organizationId: at.id, typeId: 1, name: `Grouping of ${at.id}` },
    })
    const note = await world.prisma.note.create({
      data: { actionId: action.id, authorId: person.id, text: `Note of ${at.id}`, createdAt: new Date() },
    })
    const study = await timeStudyOf(world, at, uuidIn(places.TaskItem), {
      ...spot,
      observerId: person.id,
      name: `Study of ${at.id}`,
    })
    const absence = await world.absence(at, person)
    const recurring = await world.recurringAbsence(at, person)
    // Feeds, sessions, passkeys and notifications are nobody's but their person's, wherever they work.
    const { id: userId } = at.rootId === usual.organizationUuid ? admin : person
    const session = await world.prisma.session.create({ data: { userId, expiresAt: new Date('2100-01-01') } })
    const passkey = await world.prisma.passkey.create({
      data: {
        userId,
        name: 'A device',
        credentialId: Buffer.from(at.id),
        publicKey: Buffer.from('k'),
        isSynced: false,
      },
    })
    const notification = await world.prisma.notification.create({
      data: { userId, rootId: at.rootId, kind: 'NOTE', cause: at.id, actionId: action.id, at: new Date() },
    })
    const audited = await world.prisma.auditEntry.create({
      data: {
        rootId: at.rootId,
        organizationId: at.id,
        noun: 'Vehicle',
        nounId: uuidIn(places.Vehicle),
        action: 'CREATE',
        after: {},
      },
    })
    const delegation = await world.prisma.delegation.create({
      data: { actionId: action.id, fromId: person.id, toId: admin.id, depth: 1, at: new Date() },
    })
    const applicationOf = async ({ rootId }: Organization) => {
      const data = { rootId, name: 'App', redirectUrls: ['https://app.test/in'], scopes: ['READ' as const] }
      return globalId('Application', (await world.prisma.application.create({ data })).id)
    }
    const feed = await world.prisma.calendarFeed.create({
      data: { userId, name: `Feed of ${at.id}`, tokenHash: new Uint8Array(randomBytes(32)), createdAt: new Date() },
    })
    const hold = await world.prisma.legalHold.create({
      data: { rootId: at.rootId, actionId: action.id, reason: 'Case 12', placedById: userId },
    })
    const imported = await world.prisma.observationImport.create({
      data: {
        metricId: uuidIn(places.Metric),
        organizationId: at.id,
        createdById: userId,
        createdAt: new Date(),
        name: `File of ${at.id}`,
        text: 'at',
        counts: {},
      },
    })
    const csv = await world.prisma.import.create({
      data: {
        organizationId: at.id,
        kind: 'LOCATIONS',
        createdById: userId,
        createdAt: new Date(),
        touchedAt: new Date(),
        name: `File of ${at.id}`,
        headings: ['name'],
        fields: ['name'],
        total: 0,
      },
    })
    return {
      ...places,
      ...breach,
      Import: globalId('Import', csv.id),
      ObservationImport: globalId('ObservationImport', imported.id),
      Absence: absence.globalId,
      RecurringAbsence: recurring.globalId,
      CalendarFeed: globalId('CalendarFeed', feed.id),
      LegalHold: globalId('LegalHold', hold.id),
      AccessToken: (await accessTokenOf(world, person)).token.id,
      Passkey: globalId('Passkey', passkey.id),
      Application: await applicationOf(at),
      ServiceAccount: (await serviceAccountOf(world, at)).globalId,
      TimeStudy: study.globalId,
      Note: globalId('Note', note.id),
      Delegation: globalId('Delegation', delegation.id),
      Session: globalId('Session', session.id),
      Notification: globalId('Notification', notification.id),
      AuditEntry: globalId('AuditEntry', audited.id),
      Grouping: globalId('Grouping', grouping.id),
      Action: action.globalId,
      Organization: at.globalId,
      User: person.globalId,
      Department: globalId('Department', spot.departmentId),
      Group: globalId('Group', spot.groupId),
      JobRole: globalId('JobRole', membership.jobRoleId),
      Membership: globalId('Membership', membership.id),
      ...(await joining(at, person, membership.jobRoleId)),
      number: action.legacyId,
      name: person.name,
      title: action.title,
      place: `Place of ${at.id}`,
    }
  }
  const own = await world.organization()
  admin = await world.user(own, 'ADMIN')
  usual.organizationUuid = own.id
  usual.scope = { organizationId: own.globalId }
  usual.owner = usual.scope
  const mine = await make(own)
  const child = await make(await world.organization({ parent: own }))
  const foreign = await make(await world.organization())
  for (const type of types) {
    const sample = type as Exclude<keyof typeof mine, 'number'>
    ids[type] = { own: mine[sample], child: child[sample], foreign: foreign[sample] }
  }
  foreignNames = [foreign.name, foreign.title, foreign.place]
})

const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!

const malformed = [
  '',
  'x',
  'QWN0aW9u',
  'QWN0aW9uOg==',
  'QWN0aW9uOjE=',
  '../../etc',
  "' or 1=1 --",
  Buffer.from('Action:not-a-uuid').toString('base64'),
]

test('there is one of each node', () => {
  expect(types.filter((type) => !ids[type]!.own)).toEqual([])
  expect(types.length).toBeGreaterThan(50)
})

describe.each(types)('node of %s', (type) => {
  const node = async (id: string) =>
    (await world.ask<{ node: { id: string } | null }>(admin, 'query ($id: ID!) { node(id: $id) { id } }', { id })).node

  test("one's own and a child's are there", async () => {
    expect((await node(ids[type]!.own))?.id).toBe(ids[type]!.own)
    expect((await node(ids[type]!.child))?.id).toBe(ids[type]!.child)
  })

  test('foreign, absent and malformed are not', async () => {
    for (const id of [ids[type]!.foreign, globalId(type, randomUUID()), ...malformed]) expect(await node(id)).toBeNull()
  })

  test('an id of another type does not pass for it', async () => {
    const uuid = Buffer.from(ids[type]!.own, 'base64').toString().split(':')[1]!
    for (const other of types.filter((one) => one !== type)) expect(await node(globalId(other, uuid))).toBeNull()
  })
})

/** Whether it names what a tenant has: the entries of lists are everybody's. */
const isTenants = ({ type, extensions }: GraphQLInputField) => String(type).includes('ID') && !extensions.entryOf

/** What a choice of one of several may be. */
function chosenIn({ type }: GraphQLInputField): GraphQLInputField[] {
  const choice = getNamedType(type)
  return isInputObjectType(choice) && choice.isOneOf ? Object.values(choice.getFields()) : []
}

/** Every mutation with an id in its input, found in the schema, so that a new one is in the matrix by itself. */
function idBearing() {
  const mutations = Object.values(testSchema().getMutationType()!.getFields())
  return mutations.flatMap((field) => {
    const input = getNamedType(field.args[0]!.type) as GraphQLInputObjectType
    const fields = isInputObjectType(input) ? Object.values(input.getFields()) : []
    return fields
      .flatMap((one) => [[one], ...chosenIn(one).map((inner) => [one, inner])])
      .filter((path) => isTenants(path.at(-1)!))
      .map((path) => ({ mutation: field.name, field: path.map(({ name }) => name).join('.'), fields }))
  })
}

const aliases: Record<string, string> = {
  Owner: 'User',
  rotateWebhookSecret: 'Webhook',
  rotateApplicationSecret: 'Application',
  sendTestWebhookEvent: 'Webhook',
  redeliverWebhookDelivery: 'WebhookDelivery',
  redeliverFailedWebhookDeliveries: 'Webhook',
  commitObservationImport: 'ObservationImport',
  recompareObservationImport: 'ObservationImport',
  setTourCadence: 'Tour',
  createActionFromAppointmentItem: 'AppointmentActionItem',
  AssignedTo: 'User',
  Observed: 'User',
  Assignee: 'User',
  Delegate: 'User',
  Deputy: 'User',
  Role: 'JobRole',
  Add: 'Department',
  Remove: 'Department',
  acceptAssociation: 'AssociationRequest',
  declineAssociation: 'AssociationRequest',
  withdrawAssociation: 'AssociationRequest',
  updateSeriesFrom: 'Occurrence',
}

const longestFirst = types.toSorted((one, other) => other.length - one.length)

/** Which type a field refers to: by its own name, or for `id` and `parentId` by the mutation's. */
function typeOf(field: string, mutation: string): string | undefined {
  const named = /^(\w+?)Ids?$/.exec(field)?.[1]
  const word = named && named !== 'parent' ? named[0]!.toUpperCase() + named.slice(1) : mutation
  const type = aliases[word] ?? longestFirst.find((one) => word.endsWith(one))
  return type ?? (field === 'parentId' ? 'Organization' : undefined)
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()

const usual: Record<string, unknown> = {
  startsAt: inDays(40),
  endsAt: inDays(42),
  title: 't',
  text: 't',
  elements: [{ name: 'n' }],
  seconds: [1],
  cycle: 1,
  excluded: false,
  isDone: true,
  slot: 'ACCOUNTING',
  reason: 'r',
  note: 'n',
  startToken: 't',
  mailbox: 'm',
  rules: [],
  kind: 'INTERNAL',
  level: 'ADMIN',
  actionClassId: 1,
  priorityId: 4,
  durationMins: 5,
  transition: 'START',
  naics: '484121',
  name: 'n',
  password: 'p',
  accessLevel: 'TRANSACTIONAL',
  cells: [{ capability: 'records.work', accessLevel: 'STRATEGIC', reach: 'ALL' }],
  typeId: 1,
  type: 'Tractor',
  unitNumber: 'T-1',
  area: { circle: { center: { latitude: 0, longitude: 0 }, radius: 1 } },
  legalName: 'l',
  from: '2026-11-23',
  to: '2026-11-29',
  dryRun: true,
  relationship: 'SUPPLIER',
  subject: 's',
  addresses: ['somebody@test.test'],
  email: 'somebody@test.test',
  muted: true,
  size: 10,
  screen: 'activerecords',
  search: '',
  windows: [{ weekday: 1, from: 540, to: 1020 }],
  clock: 'DONE',
  schedule: { date: '2026-11-23' },
  status: 'SCHEDULED',
  response: 'ACCEPTED',
  item: 'i',
  agenda: [],
  items: [{ kind: 'PASS_FAIL', prompt: 'p' }],
  steps: [],
  read: true,
  answers: [{ featureId: 1, status: 'PLANNED' }],
  featureId: 1,
  attendee: { guest: { name: 'n', email: 'guest@test.test' } },
  range: { periods: 3 },
  recurrence: { preset: 'DAILY' },
  rule: 'FREQ=WEEKLY',
  startsOn: '2026-11-23T06:00',
  departments: { ids: [] },
  values: [],
  rows: [],
  version: 1,
  unit: 'count',
  formula: 'a',
  requiredDataPoints: [{ name: 'a', unit: 'count' }],
  category: 'SERVICE',
  aggregationMethod: 'AVERAGE',
  alertIf: 'ABOVE_THRESHOLD',
  url: 'https://example.com/hooks',
  events: ['NOTE_ADDED'],
  scope: {},
  grain: 'WEEK',
  requiresSecondFactor: false,
  expiresAt: inDays(40),
  scopes: ['READ'],
  parameters: 'client_id=x',
  redirectUrls: ['https://app.test/in'],
  isConfidential: true,
}

describe('mutations', () => {
  // Many at once answer one by one, with the code of the single ones; their own tests have them.
  const cases = idBearing().filter(
    ({ mutation, field }) =>
      !['transitionActions', 'assignTasksToUsers', 'undoSteps'].includes(mutation) &&
      field !== 'userIds' &&
      // What is mentioned is refused by its field; its own tests have foreign ones.
      !field.startsWith('mentions.') &&
      // A file has what its reader sees of the records that are named.
      mutation !== 'createExport' &&
      // Whoever asks to join is answered alike, whether or not there is such an organization.
      !(mutation === 'requestAssociation' && field === 'organizationId'),
  )

  test('the matrix knows them', () => expect(cases.length).toBeGreaterThan(25))

  test.each(cases)('$mutation with a foreign $field is as with none', async ({ mutation, field, fields }) => {
    const target = typeOf('id', mutation) ?? 'Action'
    const [outer, inner] = field.split('.')
    const type = typeOf(inner ?? field, mutation) ?? target
    const answer = async (id: string) => {
      const input: Record<string, unknown> = {}
      for (const one of fields) {
        const { name, type: fieldType } = one
        if (name === outer) input[name] = inner ? { [inner]: id } : id
        else if (name === 'id') input[name] = ids[target]!.own
        else if (isTenants(one)) {
          if (isNonNullType(fieldType)) input[name] = ids[typeOf(name, mutation)!]!.own
        } else if (isNonNullType(fieldType))
          input[name] = mutation === 'createImport' && name === 'kind' ? 'LOCATIONS' : usual[name]
      }
      return world.mutate(admin, mutation, input, '__typename')
    }
    const absent = await answer(globalId(type, randomUUID()))
    expect(absent.__typename).toBe('NotFoundError')
    for (const id of [ids[type]!.foreign, ...malformed.filter(Boolean)]) {
      const other = await answer(id)
      expect(other).toEqual(absent)
      for (const name of foreignNames) expect(JSON.stringify(other)).not.toContain(name)
    }
  })
})

const fieldsOf = (type: unknown) => Object.values((type as GraphQLObjectType).getFields())
const typeIn = (type: GraphQLObjectType, ...names: string[]): GraphQLObjectType =>
  names.reduce((of, name) => getNamedType(of.getFields()[name]!.type) as GraphQLObjectType, type)

/** The ids of every list of nodes of a type that asks for nothing. */
const listsOf = (name: 'Query' | 'Organization') =>
  fieldsOf(testSchema().getType(name))
    .filter(({ type, args }) => getNamedType(type).name.endsWith('Connection') && !args.some(isRequiredArgument))
    .filter(({ type }) => types.includes(typeIn(getNamedType(type) as GraphQLObjectType, 'edges', 'node').name))
    .map(({ name }) => `of${name}: ${name} { edges { node { id } } }`)
    .join(' ')

test('lists show nothing of another tenant', async () => {
  const data = await world.ask(
    admin,
    `{ ${listsOf('Query')} all: organizationTree { ${listsOf('Organization')} } viewer { calendarFeeds { id name } user { sessions { id } passkeys { id } } } seen: organizationTree { id name groupings { id } retention { holds { id } } serviceAccounts { id } applications { id } accessTokens { edges { node { id } } } webhooks { id deliveries { edges { node { id } } } } imports { edges { node { id name } } } } organizationTree { name } organizations { edges { node { name } } } departments { nodes { id groups { id } } } jobRoles { nodes { id } } legacyUsers { id name memberships { id } absences { id } recurringAbsences { id } } timeStudies { edges { node { id name } } } serviceTimeProposals { taskItem { id } } legacyActions { id title notes { edges { node { id text } } } }
      associationRequests { edges { node { id } } } legacyAssociationRequests { id } invitations { edges { node { id } } }
      board { buckets { actions { edges { node { id title } } } } }
      legacyLocations { id name } legacyGeofences { id name } routines { edges { node { id coming { edges { node { id } } } } } } tree: organizationTree { logo { id name } } auditEntries(filter: { noun: { eq: VEHICLE } }) { edges { node { id about } } }
      locations { edges { node { id name } } } majorTasks { edges { node { id items { id } } } } taskItems { edges { node { id procedures { id } } } }
      checklists { edges { node { id items { id } } } } sops { edges { node { id current { id } } } }
      legacyMajorTasks { id name } legacyTaskItems { id name } taskRecords { edges { node { id } } } legacyTaskRecords { id title }
      tours { edges { node { id name stops { name } } } } tourRuns { edges { node { id stops { id name } } } } appointments { edges { node { id name attendees { id } actionItems { id } } } } savedViews(screen: "activerecords") { id name ownerName } savedReports { id name ownerName } directoryContacts { edges { node { id name } } } benchmarks { edges { node { id name } } } breaches { edges { node { id } } } threads { edges { node { id subject messages { edges { node { id text } } } } } } metrics(first: 100) { edges { node { id name observations { edges { node { id } } } imports { id name } } } } actionGrid { rows(first: 100) { nodes { id title } } } }`,
  )
  const text = JSON.stringify(data)
  for (const type of types) {
    expect(text).toContain(ids[type]!.own)
    expect(text).not.toContain(ids[type]!.foreign)
  }
})

test('somebody without a membership sees nothing of anybody', async () => {
  const nobody = await world.user()
  const all = types.flatMap((type) => Object.values(ids[type]!))
  const data = await world.ask(
    nobody,
    '{ organizations: organizationTree { id } departments { nodes { id } } jobRoles { nodes { id } } legacyActions { id } legacyLocations { id } legacyGeofences { id } }',
  )
  expect(data).toEqual({
    organizations: [],
    departments: { nodes: [] },
    jobRoles: { nodes: [] },
    legacyActions: [],
    legacyLocations: [],
    legacyGeofences: [],
  })
  for (let from = 0; from < all.length; from += 100) {
    const { nodes } = await world.ask<{ nodes: unknown[] }>(
      nobody,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: all.slice(from, from + 100) },
    )
    expect(nodes).toEqual(nodes.map(() => null))
  }
})
