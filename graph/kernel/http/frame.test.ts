// What every request has around its answer.
import http from 'node:http'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../../prisma/freePort.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const lines: Record<string, unknown>[] = []

const world = await World.make({ settings: { TRUST_PROXY: 'yes', STREAMS_PER_PERSON: 2 } })
world.services.log = pino(
  { level: 'debug' },
  { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
)
const base = await world.serve()
const { root, admin } = await tree(world)
const bearer = await world.authorization(admin)
for (let n = 0; n < 30; n++) await world.action(root, admin, { title: `A record that has a title ${n}` })

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** A request whose answer is not unpacked. */
const ask = (path: string, headers: Record<string, string> = {}, body?: object, address = base) =>
  new Promise<Answer>((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const req = http.request(
      address + path,
      { method, headers: { ...(body && { 'content-type': 'application/json' }), ...headers } },
      (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('end', () =>
          resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(parts).toString('latin1') }),
        )
      },
    )
    req.on('error', reject).end(body && JSON.stringify(body))
  })

const records = { query: '{ actionGrid { rows(first: 30) { nodes { id title } } } }' }

describe('the log', () => {
  const lineOf = async (path: string, headers: Record<string, string> = {}) => {
    const before = lines.length
    await ask(path, headers)
    return expect.poll(() => lines.slice(before).find(({ msg }) => msg === 'Answered.'))
  }

  test('has a line for each request, for those about health only where much is logged', async () => {
    await (
      await lineOf('/api/nothing')
    ).toMatchObject({ level: 30, method: 'GET', path: '/api/nothing', status: 404, address: '127.0.0.1' })
    await (await lineOf('/health/live')).toMatchObject({ level: 20, path: '/health/live', status: 200 })
  })

  test.each([
    ['a feed', '/feeds/SECRET.ics', '/feeds/…'],
    ['a feed, as a proxy may ask for it', 'http://x/feeds/SECRET.ics', '/feeds/…'],
    ['a ticket', '/export?ticket=SECRET', '/export'],
    ['a link', '/login?reset=SECRET', '/login'],
    ['an access token', '/api/ogp_SECRET', '/api/ogp_…'],
  ])('does not tell %s', async (_name, path, shown) => {
    const before = lines.length
    await new Promise<void>((resolve) => {
      const { hostname, port } = new URL(base)
      http.get({ hostname, port, path, headers: { authorization: 'Bearer SECRET' } }, (res) =>
        res.resume().on('end', resolve),
      )
    })
    await expect.poll(() => lines.slice(before).map((line) => line.path)).toContain(shown)
    expect(JSON.stringify(lines.slice(before))).not.toContain('SECRET')
  })

  test('keeps the message and the stack of what was not expected', async () => {
    const { viewers } = world.services
    const get = viewers.get.bind(viewers)
    viewers.get = () => Promise.reject(new Error('a fault of ours'))
    const before = lines.length
    const { status } = await ask('/graphql', bearer, records).finally(() => void (viewers.get = get))
    expect(status).toBe(500)
    expect(lines.slice(before).find(({ level }) => level === 50)).toMatchObject({
      err: { message: 'a fault of ours', stack: expect.stringContaining('frame.test') },
    })
  })
})

describe('the id of a request', () => {
  test('is the one that a trusted proxy gives, where it is well formed', async () => {
    const { headers } = await ask('/health/live', { 'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736' })
    expect(headers['x-request-id']).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  })

  test.each(['with space', 'x'.repeat(129), 'a"b', '{}'])('is our own for %s', async (name) => {
    expect((await ask('/health/live', { 'x-request-id': name })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is our own where no proxy is trusted', async () => {
    const address = await (await World.make()).serve()
    expect((await ask('/health/live', { 'x-request-id': 'abc' }, undefined, address)).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    )
  })
})

describe('Strict-Transport-Security', () => {
  const of = async (address: string, headers: Record<string, string> = {}) =>
    (await ask('/health/live', headers, undefined, address)).headers['strict-transport-security']

  test('is said where a trusted proxy says https', async () => {
    const plain = await (await World.make()).serve()
    expect(await of(base, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await of(base, { 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await of(plain, { 'x-forwarded-proto': 'https' })).toBeUndefined()
  })

  test('is said where the address that people use is https', async () => {
    const port = await freePort()
    await (await World.make({ settings: { PUBLIC_URL: 'https://ops.example.com', PORT: port } })).serve()
    expect(await of(`http://127.0.0.1:${port}`)).toBe('max-age=31536000')
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/nothing/at/all',
  '/health',
  '/health/',
  '/health/nothing',
  '/metrics',
  '/metrics/x',
  '/graphql/x',
  '/ingest/x',
  '/export/x',
  '/files',
  '/feeds',
])('%s is not there, and says so as JSON', async (path) => {
  const { status, headers, body } = await ask(path, { accept: 'text/html' })
  expect([status, headers['content-type'], (JSON.parse(body) as { code: string }).code]).toEqual([
    404,
    'application/json; charset=utf-8',
    'NOT_FOUND',
  ])
})

describe('what is packed', () => {
  test.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0, br;q=0', undefined],
  ])('for %s', async (accepted, encoding) => {
    for (const answer of [
      await ask('/graphql', { ...bearer, 'accept-encoding': accepted }, records),
      await ask('/api/openapi.json', { 'accept-encoding': accepted }),
    ]) {
      expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        200,
        encoding,
        'Accept-Encoding',
      ])
    }
  })

  test('is the same, and smaller', async () => {
    const plain = await ask('/graphql', bearer, records)
    const packed = await ask('/graphql', { ...bearer, 'accept-encoding': 'gzip' }, records)
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, undefined])
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify(records),
    })
    expect(
      ((await response.json()) as { data: { actionGrid: { rows: { nodes: object[] } } } }).data.actionGrid.rows.nodes,
    ).toHaveLength(30)
  })

  test('is not what is small', async () => {
    const { headers } = await ask(
      '/graphql',
      { ...bearer, 'accept-encoding': 'gzip' },
      { query: '{ viewer { user { name } } }' },
    )
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('is neither a stream of events nor an answer in parts', async () => {
    const stream = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { boardChanged { actionId } }' }),
    })
    expect([stream.status, stream.headers.get('content-encoding')]).toEqual([200, null])
    await stream.body!.cancel()
    const parts = await ask(
      '/graphql',
      { ...bearer, accept: 'multipart/mixed', 'accept-encoding': 'gzip' },
      { query: '{ viewer { user { name } } ... @defer { actionGrid { rows(first: 30) { nodes { id title } } } } }' },
    )
    expect([parts.status, parts.headers['content-type'], parts.headers['content-encoding']]).toEqual([
      200,
      expect.stringContaining('multipart/mixed'),
      undefined,
    ])
  })
})

test('a person has so many event streams at once, and another is not kept from theirs', async () => {
  const { one, other } = await tree(world, { people: { one: 'ADMIN', other: 'ADMIN' } })
  const open = async (person: Person, body: object = { query: 'subscription { boardChanged { actionId } }' }) =>
    fetch(`${base}/graphql`, {
      method: 'POST',
      headers: {
        ...(await world.authorization(person)),
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(body),
    })
  const [first, second] = [await open(one), await open(one, [{ query: 'subscription { boardChanged { actionId } }' }])]
  expect([first.status, second.status]).toEqual([200, 200])
  for (const refused of [await open(one), await open(one, [{ query: 'subscription { boardChanged { actionId } }' }])]) {
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      (await refused.json()) as { code: string; message: string },
    ]).toEqual([
      429,
      '5',
      expect.objectContaining({
        code: 'RATE_LIMIT',
        message:
          'Event streams that you have open: 2 of 2 are used. Close one, or ask who runs this Opsgraph to raise STREAMS_PER_PERSON.',
      }),
    ])
  }
  const elsewhere = await open(other)
  expect(elsewhere.status).toBe(200)
  await first.body!.cancel()
  await expect
    .poll(async () => {
      const again = await open(one)
      await again.body!.cancel()
      return again.status
    })
    .toBe(200)
  for (const stream of [second, elsewhere]) await stream.body!.cancel()
})

test('more requests than can be worked on are told at once to come back, health is not', async () => {
  const small = await World.make({ settings: { REQUESTS_AT_ONCE: 2 } })
  const address = await small.serve()
  const headers = await small.authorization(await small.user(await small.organization(), 'ADMIN'))
  const crowd = Array.from({ length: 40 }, (_, i) =>
    i % 2 ? ask('/graphql', headers, records, address) : ask('/api/views/users', headers, undefined, address),
  )
  expect((await ask('/health/live', {}, undefined, address)).status).toBe(200)
  const answers = await Promise.all(crowd)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { status, headers: said, body } of answers) {
    if (status === 503)
      expect([said['retry-after'], (JSON.parse(body) as { code: string }).code]).toEqual(['5', 'BUSY'])
  }
  expect((await ask('/graphql', headers, records, address)).status).toBe(200)
})
