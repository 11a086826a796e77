// GraphQL over server-sent events, as the protocol of graphql-sse has it in its mode of distinct connections, by its own
// client.
import { createClient, type Client, type ExecutionResult } from 'graphql-sse'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { World, type Organization, type Person } from '../testing/world.ts'

let world: World
let url: string
let root: Organization
let admin: Person
let bearer: { authorization: string }
let client: Client

beforeAll(async () => {
  world = await World.make()
  url = `${await world.serve()}/graphql`
  root = await world.organization()
  admin = await world.user(root, 'ADMIN')
  bearer = await world.authorization(admin)
  client = createClient({ url, headers: bearer, retryAttempts: 0 })
})

afterAll(() => client.dispose())

const text = (response: Response) => response.text()
const stream = { accept: 'text/event-stream' }

async function all(query: string, variables?: Record<string, unknown>): Promise<ExecutionResult<Record<string, unknown>, unknown>[]> {
  const results = []
  for await (const result of client.iterate({ query, variables })) results.push(result)
  return results
}

describe("graphql-sse's client", () => {
  test('is told of each event in its order, until it closes', async () => {
    const connected = vi.fn()
    const told = client.iterate<{ boardChanged: { actionId: string } }>({ query: 'subscription { boardChanged { actionId } }' }, { connected })
    const first = told.next()
    await vi.waitUntil(() => connected.mock.calls.length, { timeout: 30_000 })
    const records = [await world.action(root, admin), await world.action(root, admin)]
    const heard = [await first, await told.next()].map(({ value }) => (value as { data: { boardChanged: { actionId: string } } }).data.boardChanged.actionId)
    expect(heard).toEqual(records.map(({ globalId }) => globalId))
    expect(await told.return!()).toMatchObject({ done: true })
  })

  test('gets a query as one result', async () => {
    expect(await all('{ viewer { user { name } } }')).toEqual([{ data: { viewer: { user: { name: admin.name } } }, extensions: expect.anything() as object }])
  })

  test('gets a mutation with variables as one result', async () => {
    const query = 'mutation ($input: UpdateUserInput!) { result: updateUser(input: $input) { __typename } }'
    const input = { id: admin.globalId, name: admin.name }
    expect(await all(query, { input })).toEqual([{ data: { result: { __typename: 'UpdateUserSuccess' } }, extensions: expect.anything() as object }])
  })

  test('is told by an event what can not be run', async () => {
    for (const query of ['{ nothing }', 'subscription { nothing }', '{ viewer {']) {
      const [result, ...more] = await all(query)
      expect([result?.data, result?.errors, more]).toEqual([undefined, [expect.objectContaining({ message: expect.any(String) })], []])
    }
  })
})

describe('the stream', () => {
  test('is opened by GET too', async () => {
    const response = await fetch(`${url}?${new URLSearchParams({ query: '{ viewer { user { name } } }' })}`, { headers: { ...bearer, ...stream } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const said = await text(response)
    expect(said).toContain(`event: next\ndata: ${JSON.stringify({ data: { viewer: { user: { name: admin.name } } } }).slice(0, -1)}`)
    expect(said).toMatch(/event: complete\ndata:\s*\n\n$/)
  })

  test('is for reading only by GET', async () => {
    const response = await fetch(`${url}?${new URLSearchParams({ query: 'mutation { signOut { __typename } }' })}`, { headers: { ...bearer, ...stream } })
    expect(response.status).toBe(405)
  })
})
