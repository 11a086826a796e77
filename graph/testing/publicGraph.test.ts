// What legacy clients alone need does not exist for who asks at /graphql.
import { createHash } from 'node:crypto'
import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepOperations } from '../kernel/http/persistedOperations.ts'
import { isLegacy } from '../kernel/legacy.ts'
import { publicSchema } from '../kernel/publicSchema.ts'
import type { Person } from './rows.ts'
import { tree } from './tree.ts'
import { testSchema, World } from './world.ts'

const shown = publicSchema(testSchema())

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
    ['a field of a type', (name: string) => `{ departments { nodes { ${name} } } }`, 'internalID', 'Department'],
  ])('%s for legacy clients is as unknown as one that never was', async (_name, ask, field, type) => {
    const refused = { status: 400, text: expect.stringContaining(`${unknown} \\"${field}\\" on type \\"${type}\\".`) }
    const cases = [
      [(query: string) => post({ query }), refused],
      [persisted, { status: 404, text: expect.stringContaining('This operation is not known here') }],
    ] as const
    for (const [send, expected] of cases) {
      const [legacy, never] = [await send(ask(field)), await send(ask('neverWas'))]
      expect(legacy).toEqual({ status: never.status, text: never.text.replace('neverWas', field) })
      expect(legacy).toMatchObject(expected)
    }
  })

  test('so is one in a subscription, alone and among several', async () => {
    const query = 'subscription { boardChanged { action { statusID } } }'
    const message = `${unknown} \\"statusID\\" on type \\"Action\\".`
    expect((await post({ query }, 'text/event-stream')).text).toContain(message)
    expect(await firstTold(query)).toContain(message)
  })

  test('so is a field of an input, be it in a variable', async () => {
    const query = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { __typename } }'
    const { text } = await post({ query, variables: { input: { internalID: 1, text: 'Here.' } } })
    expect(text.replaceAll('\\"', '')).toContain('Field internalID is not defined by type AddNoteInput.')
  })

  test('nothing for legacy clients is suggested', async () => {
    for (const { name: own } of Object.values(testSchema().getQueryType()!.getFields()).filter(isLegacy)) {
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
