// The world kit: a test makes its own organization, with its own people and records, and asks the graph as one of them.
import { randomUUID } from 'node:crypto'
import {
  isUnionType,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { onTestFinished } from 'vitest'
import type { Connection } from '../../prisma/connect.ts'
import { Context, type Services } from '../kernel/context.ts'
import { runOperation } from '../kernel/http/execute.ts'
import { openServer } from '../server.ts'
import { makeSchema } from '../schema.ts'
import { closeServices, makeServices } from '../services.ts'
import { SubscriptionHub } from '../kernel/subscription/hub.ts'
import { signAccessToken } from '../kernel/auth/accessToken.ts'
import { withEntryIds } from './entryIds.ts'
import { readSettings, type Settings } from '../kernel/settings.ts'
import { loadViewer } from '../kernel/loadViewer.ts'
import { atEnd } from './atEnd.ts'
import { testDatabase } from './database.ts'
import { Rows, type Person } from './rows.ts'
import { Stream } from './Stream.ts'
import { TestClock } from './TestClock.ts'

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
  ROOTS_PER_PERSON: 1_000_000,
  ROOTS_IN_ALL: 1_000_000,
  FILES_MB_IN_ALL: 1_000_000,
  IMPORTS_PER_PERSON: 1_000_000,
  IMPORTS_PER_ROOT: 1_000_000,
  EXPORTS_PER_PERSON: 1_000_000,
  EXPORTS_PER_ROOT: 1_000_000,
  MAILS_IN_ALL: 1_000_000,
}

interface Making {
  settings?: Partial<Settings>
  database?: string
  clock?: TestClock
  /** The way to the database, where something stands in it. */
  through?: (direct: Connection) => Connection | Promise<Connection>
}

/** Somebody, or a request of theirs that has begun. */
export type Asker = Person | Context | null

export class World extends Rows {
  readonly services: Services
  readonly clock: TestClock
  readonly hub: SubscriptionHub

  private constructor(services: Services, clock: TestClock) {
    super()
    this.services = services
    this.clock = clock
    this.hub = new SubscriptionHub(testSchema(), services)
    atEnd(async () => this.hub.close())
  }

  /** A process of Opsgraph on this worker's database, closed after the file's tests. */
  static async make({ settings, database, clock = new TestClock(), through = (direct) => direct }: Making = {}) {
    const all = { ...readSettings({ LOG_LEVEL: 'silent' }), ...generous, ...settings }
    const services = await makeServices(all, await through(await testDatabase(database)), clock)
    atEnd(() => closeServices(services))
    return new World(services, clock)
  }

  get prisma() {
    return this.services.db.prisma
  }

  /**
   * The port open, closed after the file's tests; answers with its address. /graphql shows the public part of the
   * schema, or another one.
   */
  async serve(shown?: GraphQLSchema): Promise<string> {
    const server = await openServer(testSchema(), this.services, shown)
    atEnd(() => server.close())
    return server.address
  }

  /** What a client sends to be this person. */
  async authorization({ id, sessionId }: Person): Promise<{ authorization: string }> {
    return { authorization: `Bearer ${await signAccessToken(this.services.keys, id, sessionId, this.clock.now())}` }
  }

  /** A request of somebody that has begun: who they are is known from now on. */
  async context(person: Person | null): Promise<Context> {
    const viewer = person && (await loadViewer(this.services.db, person.sessionId, this.clock.now()))
    return new Context(this.services, { requestId: 'test', address: '127.0.0.1', userAgent: 'test' }, viewer)
  }

  /** Runs an operation as somebody, with the executor that serves. */
  async run(as: Asker, source: string, variables: Record<string, unknown> = {}): Promise<ExecutionResult> {
    const context = as instanceof Context ? as : await this.context(as)
    return runOperation(testSchema(), documentOf(source), variables, context)
  }

  /** The same, for what must not fail: answers with the data. */
  async ask<Data = Record<string, never>>(
    as: Asker,
    source: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const { data, errors } = await this.run(as, source, variables)
    if (errors?.[0]) throw errors[0].originalError ?? errors[0]
    return data as Data
  }

  /** Waits until all that has happened so far has been told, so that what is told next is what happens next. */
  private async allTold() {
    const rootId = randomUUID()
    const told = new Promise<void>((resolve) => {
      const stop = this.services.events.on('rights', (event) => {
        if (event.rootId !== rootId) return
        stop()
        resolve()
      })
    })
    await this.services.db.runOnce(`select tell('rights', jsonb_build_object('rootId', $1::text))`, [rootId])
    this.services.events.wake()
    await told
  }

  /** Listens as somebody until the test has ended, to what happens from now on. */
  async listen<Data>(person: Person, source: string, variables: Record<string, unknown> = {}): Promise<Stream<Data>> {
    const viewer = await loadViewer(this.services.db, person.sessionId, this.clock.now())
    if (!viewer) throw new Error('Nobody is signed in.')
    await this.allTold()
    const stream = new Stream<Data>()
    stream.stop = this.hub.subscribe({ document: parse(source), variables, language: 'en' }, viewer, stream)
    onTestFinished(stream.stop)
    return stream
  }

  /**
   * Runs a mutation whose input is given; answers with its result, a success or a typed error, whose problems have
   * their paths within that input.
   */
  async mutate<Result = MutationResult>(
    as: Asker,
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
    const sent = withEntryIds(testSchema().getType(`${type}Input`) as GraphQLInputType, input)
    const { result } = await this.ask<{ result: Result }>(as, source, { input: sent })
    const { __typename, fields } = result as MutationResult
    if (__typename === 'ValidationError') for (const field of fields!) field.path = field.path.replace(/^input\./, '')
    return result
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
