// Requests that are wrong in a known way, at both doors: each has its own answer, and none is a 500.
import net from 'node:net'
import { describe, expect, test } from 'vitest'
import { withPassword } from '../../testing/password.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const json = { 'content-type': 'application/json' }
const password = 'a decent Password 1'
const controller = '/api/procedures/active_record_controller'

const world = await World.make()
const base = await world.serve()
const { root, admin } = await tree(world)
const bearer = await world.authorization(admin)

interface Answer {
  status: number
  headers: Headers
  body: {
    data?: { result?: Record<string, unknown> }
    errors?: { message: string; extensions?: { code?: string } }[]
    code?: string
    fields?: { path: string }[]
    differences?: { field: string; yours: string; current: string }[]
    allowed?: string[]
  }
}

async function send(
  path: string,
  body: unknown,
  headers: Record<string, string> = bearer,
  address = base,
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(address + path, { method: 'POST', headers: { ...json, ...headers }, body: text })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] }
}

const limited = '... on RateLimitError { retryAfter }'

/** A mutation over the port; answers with its result. */
async function mutate(name: string, input: object, headers = bearer, address = base) {
  const type = name[0]!.toUpperCase() + name.slice(1)
  const more =
    { createAction: '', signIn: limited, signUp: limited }[name] ?? '... on InvalidTransitionError { allowed }'
  const query = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on Error { code message } ... on ValidationError { fields { path } }
    ... on ConflictError { differences { field yours current } } ${more} } }`
  return send('/graphql', { query, variables: { input } }, headers, address)
}

describe('a token that is none', () => {
  const doors: [string, (headers: Record<string, string>, address?: string) => Promise<Answer>][] = [
    ['GraphQL', (headers, address) => send('/graphql', { query: '{ actionGrid { count } }' }, headers, address)],
    ['REST', (headers, address) => send(controller, { Task_Record_ID: 1, action: 'start' }, headers, address)],
  ]

  describe.each(doors)('at %s', (_door, ask) => {
    test.each([
      ['missing', {}],
      ['garbled', { authorization: 'Bearer abc.def.ghi' }],
      ['empty', { authorization: 'Bearer ' }],
      ['of another scheme', { authorization: 'Basic YTpi' }],
    ])('%s, is 401', async (_name, headers) => expect((await ask(headers as Record<string, string>)).status).toBe(401))

    test('but a refresh token, is 401', async () => {
      const person = await withPassword(world, root, password)
      const { body } = await send('/api/auth/login', { email: person.email, password })
      const { token, refresh_token: refresh } = body as unknown as { token: string; refresh_token: string }
      expect((await ask({ authorization: `Bearer ${token}` })).status).not.toBe(401)
      expect((await ask({ authorization: `Bearer ${refresh}` })).status).toBe(401)
    })

    test('any more, is 401', async () => {
      const own = await World.make()
      const address = await own.serve()
      const headers = await own.authorization(await own.user(await own.organization(), 'ADMIN'))
      expect((await ask(headers, address)).status).not.toBe(401)
      own.clock.forward({ minutes: 10, seconds: 31 })
      expect((await ask(headers, address)).status).toBe(401)
    })
  })

  test('but an access token, does not refresh', async () => {
    const { status } = await send('/api/auth/refresh', { refreshToken: bearer.authorization.slice(7) }, {})
    expect(status).toBe(401)
  })
})

describe('a move', () => {
  test('of a stale version is 409 with both values, and a ConflictError', async () => {
    const { legacyId, globalId, version } = await world.action(root, admin)
    await mutate('startAction', { id: globalId, version })
    const expected = [
      { field: 'version', yours: String(version), current: String(version + 1) },
      { field: 'status', yours: 'Complete', current: 'Started' },
    ]
    const rest = await send(controller, { Task_Record_ID: legacyId, action: 'complete', version })
    expect([rest.status, rest.body.differences]).toEqual([409, expected])
    const { body } = await mutate('completeAction', { id: globalId, version })
    expect(body.data?.result).toMatchObject({ __typename: 'ConflictError', differences: expected })
  })

  test('that the state refuses is 409 with those it allows, and an InvalidTransitionError', async () => {
    const { legacyId, globalId } = await world.action(root, admin, { assigneeId: admin.id })
    const rest = await send(controller, { Task_Record_ID: legacyId, action: 'resume' })
    expect([rest.status, rest.body.code]).toEqual([409, 'INVALID_TRANSITION'])
    const { body } = await mutate('resumeAction', { id: globalId })
    expect(body.data?.result).toMatchObject({ __typename: 'InvalidTransitionError', allowed: rest.body.allowed })
    expect(rest.body.allowed).toEqual(expect.arrayContaining(['START', 'HOLD', 'WITHDRAW']))
    expect(rest.body.allowed).not.toContain('RESUME')
  })

  test.each(['', '  ', 'x'.repeat(501)])(
    'with the reason %j is 422 naming it, and a ValidationError',
    async (reason) => {
      const { legacyId, globalId } = await world.action(root, admin, { assigneeId: admin.id })
      const rest = await send(controller, { Task_Record_ID: legacyId, action: 'withdraw', reason })
      expect([rest.status, rest.body.fields?.map(({ path }) => path)]).toEqual([422, ['reason']])
      const { body } = await mutate('withdrawAction', { id: globalId, reason })
      expect(body.data?.result).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'input.reason' }] })
    },
  )
})

describe('values that are none', () => {
  test.each(['a\0b', '\ud800', '\udc00x'])('%j is 422 in any field of REST, and a ValidationError', async (value) => {
    const rest = await send(
      '/api/procedures/save_user',
      { email: 'a@b.test', name: value, password, extra: { deep: [value] } },
      {},
    )
    expect([rest.status, rest.body.fields?.map(({ path }) => path)]).toEqual([422, ['name', 'extra.deep.0']])
    const { body } = await mutate('signUp', { email: 'a@b.test', name: value, password })
    expect(body.data?.result).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'input.name' }] })
  })

  test.each([Number.NaN, 'NaN', 1.5, '1.5', 2 ** 53, '9007199254740993', [[1]], {}, true, null, ''])(
    'the id %j is 422',
    async (id) => {
      const { status, body } = await send(controller, { Task_Record_ID: id, action: 'start' })
      expect([status, body.fields?.[0]?.path]).toEqual([422, 'Task_Record_ID'])
    },
  )

  test.each([1.5, 2 ** 53, '1', [1], {}, true])('the number %j is refused by the graph', async (number) => {
    const query = 'query ($number: Int!) { tours(first: $number) { edges { node { id } } } }'
    const { status, body } = await send('/graphql', { query, variables: { number } })
    expect(status).toBeLessThan(500)
    expect(body.errors?.[0]?.message).toContain('Int cannot represent')
  })

  test.each(['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', 'soon', 5, {}])(
    'the instant %j is refused by the name of its field',
    async (scheduledEnd) => {
      const input = { title: 't', organizationId: root.globalId, actionClassId: 1, priorityId: 4, scheduledEnd }
      const { status, body } = await mutate('createAction', input)
      expect(status).toBeLessThan(500)
      expect(body.errors?.[0]?.message).toMatch(/"input\.scheduledEnd"; An instant is written as/)
    },
  )

  test.each(['Department', 'Group', 'Organization'])(
    'a filter by the id of a %s that is no uuid is refused by its place',
    async (type) => {
      const field = type.toLowerCase()
      const operator = type === 'Organization' ? 'below' : 'eq'
      const id = Buffer.from(`${type}:xyz`).toString('base64')
      const query = `query ($filter: ActionFilter) { board(filter: $filter) { buckets { count { value } } } }`
      await world.action(root, admin)
      const { body } = await send('/graphql', { query, variables: { filter: { [field]: { [operator]: id } } } })
      expect(body.errors?.[0]?.message).toMatch(`filter.${field}.${operator}: this is no id of a`)
    },
  )

  test('a list from beyond its end is empty', async () => {
    const { body } = await send('/graphql', {
      query: '{ actionGrid { rows(first: 1, startIndex: 2147483647) { nodes { id } } } }',
    })
    expect([body.data, body.errors]).toEqual([{ actionGrid: { rows: { nodes: [] } } }, undefined])
  })

  test.each(['x', 'NaN', '1.5', '99999999999'])('a cursor of history at %s is refused', async (place) => {
    const { id, globalId } = await world.action(root, admin)
    const after = Buffer.from(`history AT DESC ${id}|${place}`).toString('base64url')
    const query =
      'query ($id: ID!, $after: Cursor) { node(id: $id) { ... on Action { history(after: $after) { edges { cursor } } } } }'
    const { body } = await send('/graphql', { query, variables: { id: globalId, after } })
    expect(body.errors?.[0]?.message).toBe('after: this cursor is of another list')
  })
})

describe('a body', () => {
  const large = JSON.stringify({ query: '{ __typename }', more: 'x'.repeat(10_000_000) })

  test.each(['/graphql', controller])('of 10 MB is 413 at %s', async (path) => {
    const { status, body } = await send(path, large)
    expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
  })

  test.each(['/graphql', controller])('of 10 MB in chunks is 413 at %s', async (path) => {
    const body = new Blob([large]).stream()
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { ...json, ...bearer },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  test.each(['/graphql', controller])('that is a form is 415 at %s', async (path) => {
    const forms = [new URLSearchParams({ query: '{ __typename }' }), new FormData()]
    for (const body of forms)
      expect((await fetch(base + path, { method: 'POST', headers: bearer, body })).status).toBe(415)
  })

  test('nested without end is 422', async () => {
    const { status, body } = await send(controller, `{"x":${'['.repeat(400_000)}${']'.repeat(400_000)}}`)
    expect([status, body.code]).toEqual([422, 'VALIDATION'])
  })
})

test.each(['//', 'http://[', '//['])('the address %s is 400', async (address) => {
  const socket = net.connect(Number(new URL(base).port), '127.0.0.1')
  const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
  socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(await answered).toMatch(/^HTTP\/1.1 400 /)
  socket.destroy()
})

describe('six wrong passwords in a minute', () => {
  test('are 429 with the time to wait, and a RateLimitError', async () => {
    const limited = await World.make({ settings: { SIGN_INS_PER_MINUTE: 5 } })
    const address = await limited.serve()
    const login = (email: string) => send('/api/auth/login', { email, password: 'wrong' }, {}, address)
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await login('a@test.test')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    const refused = await login('a@test.test')
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMIT'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await login('b@test.test')).status).toBe(401)
    const { status, body } = await mutate('signIn', { login: 'a@test.test', password: 'wrong' }, {} as never, address)
    expect(status).toBe(200)
    expect(body.data?.result).toMatchObject({ __typename: 'RateLimitError', retryAfter: expect.any(Number) as number })
  })
})
