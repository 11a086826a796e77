// GraphQL over server-sent events, as the protocol of graphql-sse has it in its mode of distinct connections, by its
// own client.
import { createClient, type ExecutionResult } from 'graphql-sse'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const url = `${await world.serve()}/graphql`
const { root, admin } = await tree(world)
const bearer = await world.authorization(admin)
const client = createClient({ url, headers: bearer, retryAttempts: 0 })

afterAll(() => client.dispose())

const text = (response: Response) => response.text()
const stream = { accept: 'text/event-stream' }

async function all(
  query: string,
  variables?: Record<string, unknown>,
): Promise<ExecutionResult<Record<string, unknown>, unknown>[]> {
  const results = []
  for await (const result of client.iterate({ query, variables })) results.push(result)
  return results
}

describe("graphql-sse's client", () => {
  test('is told of each event in its order, until it closes', async () => {
    const connected = vi.fn()
    const told = client.iterate<{ boardChanged: { actionId: string } }>(
      { query: 'subscription { boardChanged { actionId } }' },
      { connected },
    )
    const first = told.next()
    await vi.waitUntil(() => connected.mock.calls.length, { timeout: 30_000 })
    const records = [await world.action(root, admin), await world.action(root, admin)]
    const heard = [await first, await told.next()].map(
      ({ value }) => (value as { data: { boardChanged: { actionId: string } } }).data.boardChanged.actionId,
    )
    expect(heard).toEqual(records.map(({ globalId }) => globalId))
    expect(await told.return!()).toMatchObject({ done: true })
  })

  test('is told in the language that it asks for', async () => {
    const query = 'subscription { boardChanged { action { stateName } } }'
    const stateTold = async (language: string) => {
      const connected = vi.fn()
      const asks = createClient({ url, headers: { ...bearer, 'accept-language': language }, retryAttempts: 0 })
      onTestFinished(() => asks.dispose())
      const first = asks.iterate<{ boardChanged: { action: { stateName: string } } }>({ query }, { connected }).next()
      await vi.waitUntil(() => connected.mock.calls.length, { timeout: 30_000 })
      return async () => ((await first).value as { data: { boardChanged: { action: { stateName: string } } } }).data
    }
    const told = [await stateTold('en'), await stateTold('es')]
    await world.action(root, admin)
    expect((await Promise.all(told.map((each) => each()))).map(({ boardChanged }) => boardChanged.action)).toEqual([
      { stateName: 'Queued' },
      { stateName: 'En cola' },
    ])
  })

  test('gets a query as one result', async () => {
    expect(await all('{ viewer { user { name } } }')).toEqual([
      { data: { viewer: { user: { name: admin.name } } }, extensions: expect.anything() as object },
    ])
  })

  test('gets a mutation with variables as one result', async () => {
    const query = 'mutation ($input: UpdateUserInput!) { result: updateUser(input: $input) { __typename } }'
    const input = { id: admin.globalId, name: admin.name }
    expect(await all(query, { input })).toEqual([
      { data: { result: { __typename: 'UpdateUserSuccess' } }, extensions: expect.anything() as object },
    ])
  })

  test('is told by an event what can not be run', async () => {
    for (const query of ['{ nothing }', 'subscription { nothing }', '{ viewer {']) {
      const [result, ...more] = await all(query)
      expect([result?.data, result?.errors, more]).toEqual([
        undefined,
        [expect.objectContaining({ message: expect.any(String) })],
        [],
      ])
    }
  })
})

describe('the stream', () => {
  test('is opened by GET too', async () => {
    const response = await fetch(`${url}?${new URLSearchParams({ query: '{ viewer { user { name } } }' })}`, {
      headers: { ...bearer, ...stream },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const said = await text(response)
    expect(said).toContain(
      `event: next\ndata: ${JSON.stringify({ data: { viewer: { user: { name: admin.name } } } }).slice(0, -1)}`,
    )
    expect(said).toMatch(/event: complete\ndata:\s*\n\n$/)
  })

  test('is for reading only by GET', async () => {
    const response = await fetch(`${url}?${new URLSearchParams({ query: 'mutation { signOut { __typename } }' })}`, {
      headers: { ...bearer, ...stream },
    })
    expect(response.status).toBe(405)
  })
})

describe('several over one connection', () => {
  const open = (body: unknown, headers: Record<string, string> = bearer) =>
    fetch(url, {
      method: 'POST',
      headers: { ...headers, ...stream, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** Its events, as they come. */
  async function* eventsOf(response: Response) {
    let read = ''
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      const events = (read + part).split('\n\n')
      read = events.pop()!
      for (const event of events) {
        const data = /^data: (.+)$/m.exec(event)?.[1]
        if (data) yield JSON.parse(data) as { operation: number; answer: Record<string, unknown> }
      }
    }
  }

  const ids = { query: 'subscription { boardChanged { actionId } }' }
  const titles = {
    query: 'subscription Titles($x: Boolean!) { boardChanged { action @include(if: $x) { title } } }',
    operationName: 'Titles',
    variables: { x: true },
  }

  test('each event says which of them it is', async () => {
    const response = await open([ids, titles])
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const events = eventsOf(response)
    const record = await world.action(root, admin)
    const told = [(await events.next()).value, (await events.next()).value].toSorted(
      (one, other) => one!.operation - other!.operation,
    )
    expect(told).toEqual([
      { operation: 0, answer: { data: { boardChanged: { actionId: record.globalId } } } },
      { operation: 1, answer: { data: { boardChanged: { action: { title: record.title } } } } },
    ])
    await events.return()
  })

  test('what one of them can not have is its answer, and the others go on', async () => {
    const wrong = [
      { query: 'subscription { nothing }' },
      { query: 'subscription {' },
      { query: '{ viewer { id } }' },
      { query: 7 },
      { query: ids.query, variables: [] },
      { query: ids.query, operationName: {} },
    ]
    const events = eventsOf(await open([...wrong, ids]))
    const told = []
    for (const _one of wrong) told.push((await events.next()).value!)
    expect(told.map(({ operation, answer }) => [operation, answer.data, (answer.errors as unknown[]).length])).toEqual(
      wrong.map((_, operation) => [operation, undefined, 1]),
    )
    const record = await world.action(root, admin)
    expect((await events.next()).value).toEqual({
      operation: wrong.length,
      answer: { data: { boardChanged: { actionId: record.globalId } } },
    })
    await events.return()
  })

  test('nobody is told of another organization', async () => {
    const { root: elsewhere, foreigner } = await tree(world, { people: { foreigner: 'ADMIN' } })
    const events = eventsOf(await open([ids, titles], await world.authorization(foreigner)))
    const first = events.next()
    await world.action(root, admin)
    const own = await world.action(elsewhere, foreigner)
    const told = [(await first).value!, (await events.next()).value!].map(({ answer }) => JSON.stringify(answer))
    expect(told.every((text) => text.includes(own.globalId) || text.includes(own.title))).toBe(true)
    await events.return()
  })

  test('without a sign-in is 401, before any stream', async () => {
    const response = await open([ids], {})
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
  })

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 21 }, () => ids)],
    ['one that is no operation', [null]],
    ['an empty one', [{}]],
    ['a hash that is none', [{ documentId: 'sha256:x' }]],
  ])('%s is 400, and says what would be right', async (_name, body) => {
    const response = await open(body)
    const { message } = (await response.json()) as { message: string }
    expect([response.status, message]).toEqual([400, expect.stringMatching(/^(Send|documentId: send)/)])
  })

  test('a list for a client that takes no events is 400', async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify([ids]),
    })
    expect(response.status).toBe(400)
  })

  test('where the rights change, all of them end in order, without `complete`: who is still there connects again', async () => {
    const { organization, reader } = await narrow()
    const response = await open([ids, titles], await world.authorization(reader))
    const said = text(response)
    await world.prisma.policyCell.create({
      data: { rootId: organization.id, capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'GROUPS' },
    })
    expect(await said).toMatch(/^:\n\n: connect again, and read anew\n\n$/)
    expect(response.headers.get('connection')).toBe('close')
  })

  test("where the rights change, graphql-sse's client connects again", async () => {
    const { organization, reader } = await narrow()
    const [connected, ended] = [vi.fn(), vi.fn()]
    const own = createClient({ url, headers: await world.authorization(reader), retry: async () => {} })
    onTestFinished(() => own.dispose())
    own.subscribe(ids, { next: () => {}, error: ended, complete: ended }, { connected })
    await vi.waitUntil(() => connected.mock.calls.length === 1, { timeout: 30_000 })
    await world.prisma.policyCell.create({
      data: { rootId: organization.id, capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'GROUPS' },
    })
    await vi.waitUntil(() => connected.mock.calls.length === 2, { timeout: 30_000 })
    expect(ended).not.toHaveBeenCalled()
  })

  /** Somebody whose rights a cell of the matrix changes. */
  async function narrow() {
    const organization = await world.organization()
    return { organization, reader: await world.user(organization, 'TACTICAL', await world.group(organization)) }
  }

  test('all of them are complete where the sign-in has ended', async () => {
    const leaver = await world.user(root, 'ADMIN')
    const response = await open([ids, titles], await world.authorization(leaver))
    await world.prisma.session.update({ where: { id: leaver.sessionId }, data: { endedAt: world.clock.now() } })
    expect(await text(response)).toMatch(/^:\n\nevent: complete\ndata:\n\n$/)
  })
})
