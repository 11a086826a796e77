// The port, as a client finds it: statuses, headers, limits.
import net from 'node:net'
import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root, admin } = await tree(world)
const bearer = await world.authorization(admin)

const json = { 'content-type': 'application/json' }
const graphql = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
  message?: string
  detail?: string
  code?: string
}

const answer = async (response: Response) => ({ status: response.status, body: (await response.json()) as Answer })

describe('health', () => {
  test.each(['live', 'ready'])('%s', async (what) => expect((await fetch(`${base}/health/${what}`)).status).toBe(200))
  test('anything else is not there', async () => expect((await fetch(`${base}/health/x`)).status).toBe(404))
})

describe('who asks', () => {
  const query = { query: '{ actionGrid { count } }' }

  test.each([
    ['no token', {}],
    ['a garbled token', { authorization: 'Bearer abc' }],
    ['a token of another kind', { authorization: 'Basic YTpi' }],
  ])('with %s is answered 401', async (_name, headers) => {
    const { status, body } = await answer(await graphql(query, headers))
    expect(status).toBe(401)
    expect(body.errors?.[0]).toMatchObject({ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } })
  })

  test('with an expired token is answered 401', async () => {
    const own = await World.make()
    const address = await own.serve()
    const person = await own.user(await own.organization(), 'ADMIN')
    const headers = { ...json, ...(await own.authorization(person)) }
    const ask = async () =>
      (await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(query) })).status
    expect(await ask()).toBe(200)
    own.clock.forward({ minutes: 11 })
    expect(await ask()).toBe(401)
  })

  test('may ask what is public without one', async () => {
    const { status, body } = await answer(await graphql({ query: '{ viewer { user { name } } }' }))
    expect([status, body.data]).toEqual([200, { viewer: null }])
  })

  test('with a token is answered', async () => {
    const { status, body } = await answer(await graphql({ query: '{ viewer { user { name } } }' }, bearer))
    expect([status, body.data]).toEqual([200, { viewer: { user: { name: admin.name } } }])
  })
})

describe('bad requests', () => {
  test.each([
    ['no JSON', '{', 400, 'JSON'],
    ['an array', '[]', 400, 'JSON'],
    ['an empty object', '{}', 400, 'JSON'],
    ['a syntax error', { query: '{ viewer {' }, 400, 'SYNTAX'],
    ['an argument that is none', { query: '{ action(key: 1 2) { id } }' }, 400, 'SYNTAX'],
    ['a form', undefined, 415, 'MEDIA_TYPE'],
  ])('%s', async (_name, body, status, code) => {
    const response =
      body === undefined
        ? await fetch(`${base}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...bearer },
            body: 'query={__typename}',
          })
        : await graphql(body, bearer)
    const result = await answer(response)
    expect(result.status).toBe(status)
    expect(result.body.errors?.[0]?.extensions?.code).toBe(code)
  })

  test('more than 100 kB are 413, told beforehand', async () => {
    const { status, body } = await answer(await graphql({ query: `{ __typename } # ${'x'.repeat(100_001)}` }, bearer))
    expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
  })

  test('10 MB in chunks are 413, and are not read to their end', async () => {
    const socket = net.connect(Number(new URL(base).port), '127.0.0.1')
    socket.on('error', () => {})
    const status = new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0]!)),
    )
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    )
    let sent = 0
    const chunk = 'x'.repeat(100_000)
    const timer = setInterval(() => {
      sent++
      if (!socket.destroyed) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    }, 1)
    expect(await status).toContain('413')
    expect(sent).toBeLessThan(60)
    // Who goes on sending is cut off.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(timer)
  })

  test('a field that does not exist is said to be so', async () => {
    const { body } = await answer(await graphql({ query: '{ nothing }' }, bearer))
    expect(body.errors?.[0]?.message).toContain('Cannot query field "nothing"')
  })

  const nested = (depth: number) =>
    `{ nodes(ids: []) { ... on Action { ${'assignee { memberships { organization { '.repeat(Math.ceil(depth / 3))} id ${'} } }'.repeat(Math.ceil(depth / 3))} } } }`
  test.each([
    ['too deep', nested(18), 'levels deep'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: viewer { user { id } }`).join(' ')} }`,
      'At most 15 aliases',
    ],
    ['too long', `{ ${'__typename '.repeat(1600)} }`, '1500 tokens'],
    [
      'deep by a circle of fragments',
      '{ nodes(ids: []) { ...A } } fragment A on Action { assignee { ...B } } fragment B on User { memberships { organization { ...C } } } fragment C on Organization { ...C }',
      'Cannot spread fragment',
    ],
  ])('%s', async (_name, query, message) => {
    const { body } = await answer(await graphql({ query }, bearer))
    expect(body.errors?.[0]?.message).toContain(message)
    expect(body.data).toBeUndefined()
  })

  test('introspection is exempt from the depth', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { body } = await answer(await graphql({ query: getIntrospectionQuery() }, bearer))
    expect(body.errors).toBeUndefined()
  })

  test('an error inside is masked', async () => {
    const broken = await World.make()
    const address = await broken.serve()
    const person = await broken.user(await broken.organization(), 'ADMIN')
    broken.services.references.list = () => {
      throw new Error('a secret of the inside')
    }
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { ...json, ...(await broken.authorization(person)) },
      body: JSON.stringify({ query: '{ reference(list: ACTION_CLASS) { name } }' }),
    })
    const text = await response.text()
    expect(text).toContain(`Something went wrong on our side: ${response.headers.get('x-request-id')}.`)
    expect(text).not.toContain('secret')
  })
})

describe('the number of operations', () => {
  test('beyond the limit is 429, with the time to wait', async () => {
    const limited = await World.make({ settings: { OPERATIONS_PER_MINUTE: 3 } })
    const address = await limited.serve()
    const person = await limited.user(await limited.organization(), 'ADMIN')
    const headers = { ...json, ...(await limited.authorization(person)) }
    const ask = () =>
      fetch(`${address}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
      })
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status]
    const refused = await ask()
    expect([...statuses, refused.status]).toEqual([200, 200, 200, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${address}/api/views/users`, { headers })).status).toBe(429)
  })
})

describe('headers', () => {
  test('every answer is told not to be guessed at or framed', async () => {
    for (const path of ['/health/live', '/graphql', '/api/nothing']) {
      const { headers } = await fetch(base + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

describe('subscriptions', () => {
  test('come as events, and end when the session does', async () => {
    const person = await world.user(root, 'ADMIN')
    const response = await graphql(
      { query: 'subscription { boardChanged { actionId } }' },
      { ...(await world.authorization(person)), accept: 'text/event-stream' },
    )
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const { globalId } = await world.action(root, admin)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('data:')) text += (await reader.read()).value
    expect(text).toContain(globalId)
    await world.prisma.session.update({ where: { id: person.sessionId }, data: { endedAt: new Date() } })
    while (!text.includes('event: complete')) text += (await reader.read()).value ?? ''
  })

  test('without a viewer are 401', async () => {
    const response = await graphql(
      { query: 'subscription { boardChanged { actionId } }' },
      { accept: 'text/event-stream' },
    )
    expect(response.status).toBe(401)
  })
})

describe('graphql-http', () => {
  for (const audit of serverAudits({ url: () => `${base}/graphql` })) {
    test(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn()
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok')
    })
  }
})
