// The world kit: a test makes its own organization, with its own people and records, and asks the graph as one of them.
import { randomUUID } from 'node:crypto'
import { isUnionType, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { onTestFinished } from 'vitest'
import type { Connection } from '../../prisma/connect.ts'
import type { OrganizationType, Prisma } from '../../prisma/__generated__/client/client.ts'
import { stateTable, type State } from '../work/action/states.ts'
import { Context, type Clock, type Services } from '../kernel/context.ts'
import { runOperation } from '../kernel/http/execute.ts'
import { openServer } from '../server.ts'
import { globalId } from '../kernel/node.ts'
import type { AccessLevel } from '../kernel/policy.ts'
import { makeSchema } from '../schema.ts'
import { makeServices } from '../services.ts'
import { SubscriptionHub, type Ending } from '../kernel/subscription/hub.ts'
import { signAccessToken } from '../kernel/auth/accessToken.ts'
import { readSettings, type Settings } from '../kernel/settings.ts'
import { loadViewer } from '../kernel/loadViewer.ts'
import { atEnd } from './atEnd.ts'
import { testDatabase } from './database.ts'

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  private time: number

  constructor(start = Date.now()) {
    this.time = start
  }

  now() {
    return new Date(this.time)
  }

  forward({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}

export interface Person {
  id: string
  globalId: string
  name: string
  email: string
  sessionId: string
}

export interface Spot {
  departmentId: string
  groupId: string
}

export interface Organization {
  id: string
  globalId: string
  rootId: string
}

let schema: GraphQLSchema | undefined

export const testSchema = () => (schema ??= makeSchema())

const documents = new Map<string, DocumentNode>()
const mostDocuments = 300

/** What was asked before is not checked and compiled anew, as the server does it. */
function documentOf(source: string): DocumentNode {
  const known = documents.get(source)
  if (known) return known
  const document = parse(source)
  const problems = validate(testSchema(), document)
  if (problems[0]) throw problems[0]
  if (documents.size === mostDocuments) documents.delete(documents.keys().next().value!)
  documents.set(source, document)
  return document
}

/** Whether a mutation may answer that its transition leads nowhere. */
function mayBeInvalid(type: string): boolean {
  const result = testSchema().getType(`${type}Result`)
  return isUnionType(result) && result.getTypes().some(({ name }) => name === 'InvalidTransitionError')
}

const generous = {
  PORT: 0,
  OPERATIONS_PER_MINUTE: 100_000_000,
  SIGN_INS_PER_ADDRESS: 1_000_000,
  SIGN_INS_PER_MINUTE: 1_000_000,
  SIGN_INS_PER_ACCOUNT: 1_000_000,
  ROOTS_PER_DAY: 1_000_000,
}

interface Making {
  settings?: Partial<Settings>
  database?: string
  clock?: TestClock
  /** The way to the database, where something stands in it. */
  through?: (direct: Connection) => Connection | Promise<Connection>
}

export class World {
  readonly services: Services
  readonly clock: TestClock
  readonly hub: SubscriptionHub
  private jobRoles = new Map<string, Promise<{ id: string }>>()

  private constructor(services: Services, clock: TestClock) {
    this.services = services
    this.clock = clock
    this.hub = new SubscriptionHub(testSchema(), services)
    atEnd(async () => this.hub.close())
  }

  /** A process of Opsgraph on this worker's database, closed after the file's tests. */
  static async make({ settings, database, clock = new TestClock(), through = (direct) => direct }: Making = {}) {
    const all = { ...readSettings({ LOG_LEVEL: 'silent' }), ...generous, ...settings }
    const services = await makeServices(all, await through(await testDatabase(database)), clock)
    atEnd(async () => {
      await services.events.close()
      await services.db.close()
    })
    return new World(services, clock)
  }

  get prisma() {
    return this.services.db.prisma
  }

  async organization({
    parent,
    type,
    name = `Org ${randomUUID().slice(0, 8)}`,
    timeZone = 'UTC',
  }: {
    parent?: Organization
    type?: OrganizationType
    name?: string
    timeZone?: string
  } = {}): Promise<Organization> {
    const row = await this.prisma.organization.create({
      data: {
        legalName: name,
        type: type ?? (parent ? 'DIVISION' : 'CORPORATION'),
        parentId: parent?.id,
        timeZone,
        createdAt: new Date(this.clock.now().getTime() - 7 * 24 * 3_600_000),
      },
      select: { id: true, rootId: true },
    })
    return { id: row.id, rootId: row.rootId, globalId: globalId('Organization', row.id) }
  }

  /** A department with a group, of the tree of an organization. */
  async group({ rootId }: Organization, name = `Group ${randomUUID().slice(0, 8)}`): Promise<Spot> {
    const group = await this.prisma.group.create({
      data: { name, department: { create: { organizationId: rootId, name: `Department of ${name}` } } },
      select: { id: true, departmentId: true },
    })
    return { groupId: group.id, departmentId: group.departmentId }
  }

  /** Somebody with a session, and a membership where a level is given. */
  async user(at?: Organization, level: AccessLevel = 'TRANSACTIONAL', spot?: Partial<Spot>): Promise<Person> {
    const key = randomUUID().slice(0, 8)
    const user = await this.prisma.user.create({
      data: { email: `${key}@test.test`, name: `Person ${key}`, passwordHash: '-' },
      select: { id: true, name: true, email: true },
    })
    if (at) await this.join(user, at, level, spot)
    const session = await this.prisma.session.create({
      data: { userId: user.id, expiresAt: new Date(this.clock.now().getTime() + 30 * 24 * 3_600_000) },
      select: { id: true },
    })
    return { ...user, globalId: globalId('User', user.id), sessionId: session.id }
  }

  async join(user: { id: string }, at: Organization, accessLevel: AccessLevel, spot: Partial<Spot> = {}) {
    const startsAt = new Date(this.clock.now().getTime() - 1000)
    const { id: jobRoleId } = await this.jobRole(at.rootId)
    const data = { userId: user.id, organizationId: at.id, accessLevel, jobRoleId, startsAt, ...spot }
    return this.prisma.membership.create({ data, select: { id: true } })
  }

  jobRole(organizationId: string): Promise<{ id: string }> {
    const known = this.jobRoles.get(organizationId)
    if (known) return known
    const role = this.prisma.jobRole.create({ data: { organizationId, name: 'Manager' }, select: { id: true } })
    this.jobRoles.set(organizationId, role)
    return role
  }

  /** A record in a state, created by somebody. */
  async action(
    at: Organization,
    creator: { id: string },
    more: Partial<Prisma.ActionUncheckedCreateInput> & { state?: State } = {},
  ) {
    const { state = 'QUEUED', ...data } = more
    const { status, disposition } = stateTable[state]
    const now = this.clock.now()
    const row = await this.prisma.action.create({
      data: {
        title: `Record ${randomUUID().slice(0, 8)}`,
        rootId: at.rootId,
        organizationId: at.id,
        creatorId: creator.id,
        classId: 1,
        priorityId: 4,
        status,
        disposition,
        statusAt: now,
        ...data,
      },
      select: { id: true, legacyId: true, version: true, title: true },
    })
    return { ...row, globalId: globalId('Action', row.id), key: `AR-${row.legacyId}` }
  }

  /** Somebody away in the tree of an organization, for a day from now on unless said otherwise. */
  async absence(
    { rootId }: Organization,
    { id: userId }: { id: string },
    more: Partial<Prisma.AbsenceUncheckedCreateInput> = {},
  ) {
    const now = this.clock.now()
    const data = {
      userId,
      rootId,
      startsAt: now,
      endsAt: new Date(now.getTime() + 24 * 3_600_000),
      createdById: userId,
      ...more,
    }
    const row = await this.prisma.absence.create({ data, select: { id: true, legacyId: true } })
    return { ...row, globalId: globalId('Absence', row.id) }
  }

  /** The port open, closed after the file's tests; answers with its address. */
  async serve(): Promise<string> {
    const server = await openServer(testSchema(), this.services)
    atEnd(() => server.close())
    return server.address
  }

  /** What a client sends to be this person. */
  async authorization({ id, sessionId }: Person): Promise<{ authorization: string }> {
    return { authorization: `Bearer ${await signAccessToken(this.services.keys, id, sessionId, this.clock.now())}` }
  }

  async context(person: Person | null): Promise<Context> {
    const viewer = person && (await loadViewer(this.services.db, person.sessionId, this.clock.now()))
    return new Context(this.services, { requestId: 'test', address: '127.0.0.1', userAgent: 'test' }, viewer)
  }

  /** Runs an operation as somebody, with the executor that serves. */
  async run(person: Person | null, source: string, variables: Record<string, unknown> = {}): Promise<ExecutionResult> {
    return runOperation(testSchema(), documentOf(source), variables, await this.context(person))
  }

  /** The same, for what must not fail: answers with the data. */
  async ask<Data = Record<string, never>>(
    person: Person | null,
    source: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const { data, errors } = await this.run(person, source, variables)
    if (errors?.[0]) throw errors[0].originalError ?? errors[0]
    return data as Data
  }

  /** Waits until all that has happened so far has been told, so that what is told next is what happens next. */
  private async allTold() {
    const rootId = randomUUID()
    const told = new Promise<void>((resolve) => {
      const stop = this.services.events.onRights((event) => {
        if (event.rootId !== rootId) return
        stop()
        resolve()
      })
    })
    await this.services.db.runOnce(`select pg_notify('rights', $1)`, [JSON.stringify({ rootId })])
    await told
  }

  /** Listens as somebody until the test has ended, to what happens from now on. */
  async listen<Data>(person: Person, source: string, variables: Record<string, unknown> = {}): Promise<Stream<Data>> {
    const viewer = await loadViewer(this.services.db, person.sessionId, this.clock.now())
    if (!viewer) throw new Error('Nobody is signed in.')
    await this.allTold()
    const stream = new Stream<Data>()
    const stop = this.hub.subscribe({ document: parse(source), variables }, viewer, stream)
    onTestFinished(stop)
    return stream
  }

  /** Runs a mutation whose input is given; answers with its result, a success or a typed error. */
  async mutate<Result = MutationResult>(
    person: Person | null,
    name: string,
    input: object,
    success = 'action { id version stateName }',
  ): Promise<Result> {
    const type = name[0]!.toUpperCase() + name.slice(1)
    const source = `mutation ($input: ${type}Input!) {
      result: ${name}(input: $input) {
        __typename
        ... on ${type}Success { ${success} }
        ... on Error { code message }
        ... on ValidationError { fields { path message } }
        ... on ConflictError { differences { field yours current } }
        ${mayBeInvalid(type) ? '... on InvalidTransitionError { allowed }' : ''}
      }
    }`
    const { result } = await this.ask<{ result: Result }>(person, source, { input })
    return result
  }
}

/** What somebody who listens hears. */
export class Stream<Data> {
  ended = false
  how: Ending | undefined
  private readonly heard: ExecutionResult[] = []
  private wake = () => {}

  tell = (answer: ExecutionResult) => {
    this.heard.push(answer)
    this.wake()
  }

  end = (how: Ending) => {
    this.ended = true
    this.how = how
    this.wake()
  }

  /** The next answer's data; null where the stream ends or none comes in time. */
  async next(milliseconds = 2_000): Promise<Data | null> {
    if (!this.heard.length && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
        setTimeout(resolve, milliseconds)
      })
    }
    const answer = this.heard.shift()
    if (answer?.errors?.[0]) throw answer.errors[0]
    return (answer?.data as Data | undefined) ?? null
  }
}

export interface MutationResult {
  __typename: string
  code?: string
  message?: string
  fields?: { path: string; message: string }[]
  differences?: { field: string; yours: string; current: string }[]
  allowed?: string[]
  action?: { id: string; version: number; stateName: string }
}
