// Two surfaces of one graph: what legacy clients alone need is run for REST, and does not exist for anybody else.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import {
  buildSchema,
  getIntrospectionQuery,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { compiledOperation } from '../kernel/http/execute.ts'
import { keepOperations } from '../kernel/http/persistedOperations.ts'
import { isLegacy } from '../kernel/legacy.ts'
import { publicSchema } from '../kernel/publicSchema.ts'
import type { Person } from './rows.ts'
import { tree } from './tree.ts'
import { testSchema, World } from './world.ts'

const whole = testSchema()
const shown = buildSchema(fs.readFileSync(projectFile('schema.graphql'), 'utf8'))

interface Coordinate {
  name: string
  own: string
  isMarked: boolean
}

/** Every field, argument and field of an input of a schema. */
function coordinates(schema: GraphQLSchema): Coordinate[] {
  const of = (one: { name: string; extensions: Readonly<Record<string, unknown>> }, name: string) => ({
    name,
    own: one.name,
    isMarked: isLegacy(one),
  })
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => of(field, `${type.name}.${field.name}`))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      of(field, `${type.name}.${field.name}`),
      ...field.args.map((arg) => of(arg, `${type.name}.${field.name}(${arg.name}:)`)),
    ])
  })
}

const marked = coordinates(whole).filter(({ isMarked }) => isMarked)
const published = coordinates(shown)

/** What only legacy clients should need and is public all the same, so far; nothing is added here. */
const stillPublic: string[] = [
  'Action.internalID',
  'Action.uuid',
  'ActionGrid.rows(limit:)',
  'ActionGrid.rows(offset:)',
  'Address.internalID',
  'AgendaItem.uuid',
  'Breach.internalID',
  'Checklist.internalID',
  'Contact.threadInternalID',
  'CreateExportInput.internalIDs',
  'Delegation.uuid',
  'Department.rootUuid',
  'EscalationStep.uuid',
  'HistoryEntry.uuid',
  'Import.rows(limit:)',
  'Import.rows(offset:)',
  'Import.uuid',
  'JobRole.rootUuid',
  'Message.internalID',
  'ObservationImport.rows(limit:)',
  'ObservationImport.rows(offset:)',
  'OpportunityEntry.uuid',
  'Organization.internalID',
  'Organization.uuid',
  'ProcedureChange.uuid',
  'Query.breach(internalID:)',
  'Query.checklist(internalID:)',
  'Query.checklists(organizationUuid:)',
  'Query.delegationList(limit:)',
  'Query.delegationList(offset:)',
  'Query.import(uuid:)',
  'Query.majorTasks(organizationUuid:)',
  'Query.organization(uuid:)',
  'Query.practices(organizationUuid:)',
  'Query.responses(organizationUuid:)',
  'Query.roleMatrix(organizationUuid:)',
  'Query.routine(internalID:)',
  'Query.routines(organizationUuid:)',
  'Query.savedReport(internalID:)',
  'Query.sop(internalID:)',
  'Query.sops(organizationUuid:)',
  'Query.taskItem(internalID:)',
  'Query.taskItems(organizationUuid:)',
  'Query.taskRecords(organizationUuid:)',
  'Query.taskRecords(taskItemInternalID:)',
  'Query.thread(internalID:)',
  'Query.timeStudy(internalID:)',
  'Query.tour(internalID:)',
  'Query.tourRun(internalID:)',
  'Query.user(uuid:)',
  'ReferenceItem.internalID',
  'RequestAssociationInput.organizationUuid',
  'RoleMatrix.uuid',
  'SavedReport.internalID',
  'SearchHit.internalID',
  'SearchHit.organizationUuid',
  'SearchHit.uuid',
  'Series.internalID',
  'Sop.internalID',
  'SopAcknowledgement.uuid',
  'SopStep.uuid',
  'TaskItem.internalID',
  'TechnologySolution.internalID',
  'Thread.internalID',
  'TimeStudy.internalID',
  'Tour.internalID',
  'TourRun.internalID',
  'TourStop.uuid',
  'TransitionActionsInput.internalIDs',
  'User.internalID',
  'User.uuid',
  'Webhook.internalID',
]

describe('schema.graphql', () => {
  test('has nothing that is marked', () => {
    const names = new Set(published.map(({ name }) => name))
    expect(marked.length).toBeGreaterThan(80)
    expect(marked.filter(({ name }) => names.has(name))).toEqual([])
  })

  test('has no page by number, no uuid and no number of a row, but for what is to go still', () => {
    const isOfLegacy = ({ name, own }: Coordinate) =>
      /uuid|internalID/i.test(own) || (/\(/.test(name) && ['limit', 'offset'].includes(own))
    expect(published.filter(isOfLegacy).map(({ name }) => name)).toEqual(stillPublic)
  })

  test('leaves good names to what people use: a root field for legacy clients says so in its own', () => {
    const roots = marked.filter(({ name }) => /^(Query|Mutation)\.\w+$/.test(name))
    const mutations = ['Mutation.addOrganizationDepartments', 'Mutation.assignUsersToGroups']
    expect(roots.map(({ name }) => name).filter((name) => !/^Query\.legacy[A-Z]/.test(name))).toEqual(mutations)
    expect(published.filter(({ own }) => /^legacy[A-Z]/.test(own)).map(({ name }) => name)).toEqual([
      'Organization.legacyCalls',
    ])
  })
})

test('what is public is run by the same resolvers, and compiled once, whichever schema it is asked of', () => {
  const board = (schema: GraphQLSchema) => schema.getQueryType()!.getFields().board!
  expect(board(publicSchema(whole)).resolve).toBe(board(whole).resolve)
  const document = parse('{ viewer { user { name } } }')
  const plan = compiledOperation(publicSchema(whole), document)
  expect(plan).not.toBeNull()
  expect(compiledOperation(whole, document)).toBe(plan)
})

describe('at /graphql', () => {
  let world: World
  let base: string
  let bearer: Record<string, string>
  let admin: Person

  beforeAll(async () => {
    world = await World.make()
    base = await world.serve()
    admin = (await tree(world)).admin
    bearer = await world.authorization(admin)
  })

  async function post(body: unknown, accept = 'application/graphql-response+json') {
    const headers = { 'content-type': 'application/json', accept, ...bearer }
    const response = await fetch(`${base}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, text: await response.text() }
  }

  const persisted = async (query: string) => {
    const hash = createHash('sha256').update(query).digest('hex')
    await keepOperations(world.services, { [hash]: query })
    return post({ documentId: `sha256:${hash}` })
  }
  /** What a stream of several tells first; it stays open. */
  const firstTold = async (query: string) => {
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream', ...bearer }
    const leaving = new AbortController()
    const body = JSON.stringify([{ query }])
    const { body: stream } = await fetch(`${base}/graphql`, { method: 'POST', headers, body, signal: leaving.signal })
    let text = ''
    for await (const part of stream!.pipeThrough(new TextDecoderStream())) {
      text += part
      if (text.includes('data:')) break
    }
    leaving.abort()
    return text
  }

  const unknown = 'Cannot query field'

  test.each([
    ['a field of the root', (name: string) => `{ ${name} { id } }`, 'legacyUsers', 'Query'],
    ['a field of a type', (name: string) => `{ departments { ${name} } }`, 'internalID', 'Department'],
  ])('%s for legacy clients is as unknown as one that never was', async (_name, ask, field, type) => {
    for (const send of [(query: string) => post({ query }), persisted]) {
      const [legacy, never] = [await send(ask(field)), await send(ask('neverWas'))]
      expect(legacy).toEqual({ status: never.status, text: never.text.replace('neverWas', field) })
      expect(legacy).toMatchObject({
        status: 400,
        text: expect.stringContaining(`${unknown} \\"${field}\\" on type \\"${type}\\".`),
      })
    }
  })

  test('so is one in a subscription, alone and among several', async () => {
    const query = 'subscription { boardChanged { action { statusID } } }'
    const message = `${unknown} \\"statusID\\" on type \\"Action\\".`
    expect((await post({ query }, 'text/event-stream')).text).toContain(message)
    expect(await firstTold(query)).toContain(message)
  })

  test('so is an argument', async () => {
    const { status, text } = await post({ query: '{ action(internalID: 1) { key } }' })
    expect([status, text]).toEqual([400, expect.stringContaining('Unknown argument \\"internalID\\"')])
  })

  test('so is a field of an input, be it in a variable', async () => {
    const query = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { __typename } }'
    const { text } = await post({ query, variables: { input: { internalID: 1, text: 'Here.' } } })
    expect(text).toContain('Field \\"internalID\\" is not defined by type AddNoteInput.')
  })

  test('nothing for legacy clients is suggested', async () => {
    for (const { own } of marked.filter(({ name }) => /^Query\.\w+$/.test(name))) {
      const { text } = await post({ query: `{ ${own}s { id } }` })
      expect(text).toContain(unknown)
      expect(text.replace(`${own}s`, '')).not.toMatch(/legacy[A-Z]/)
    }
  })

  test('introspection shows what is public', async () => {
    const { text } = await post({ query: getIntrospectionQuery() })
    const { data } = JSON.parse(text) as { data: IntrospectionQuery }
    const query = data.__schema.types.find(({ name }) => name === 'Query')
    const names = query?.kind === 'OBJECT' ? query.fields.map(({ name }) => name) : []
    expect(names.sort()).toEqual(Object.keys(shown.getQueryType()!.getFields()).sort())
    expect(data.__schema.types.map(({ name }) => name).sort()).toEqual(Object.keys(shown.getTypeMap()).sort())
  })

  test('while REST runs it', async () => {
    const response = await fetch(`${base}/api/views/users`, { headers: bearer })
    const [user] = (await response.json()) as { SAAS_PFUser_UUID: string }[]
    expect([response.status, user?.SAAS_PFUser_UUID]).toEqual([200, admin.id])
  })
})
