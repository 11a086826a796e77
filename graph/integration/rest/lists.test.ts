// Lists without a limit: every entry, in one answer of many pages, at the pace of the reader.
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../seed/demoAccounts.ts'
import { uuidOf } from '../../seed/random.ts'
import type { HttpError } from '../../kernel/http/body.ts'
import { ListTurns, sendList } from '../../kernel/http/listStreams.ts'
import { callsOf, nameOf } from '../../testing/callsOf.ts'
import { ownDemo } from '../../testing/demo.ts'
import { testSchema, type World } from '../../testing/world.ts'
import { isList } from './lists.ts'
import { restDoor, type RestRow } from './rest.ts'
import { restRows } from './rows.ts'

const admin = 'admin@demo.test'
const records = '/api/views/get_action_record_management'
let world: World
let base: string
let authorization: string

beforeAll(async () => {
  world = await ownDemo('lists_demo')
  base = await world.serve()
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin, password: demoAccounts.password }),
  })
  authorization = `Bearer ${((await response.json()) as { token: string }).token}`
})

async function call(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
  const response = await fetch(base + path, {
    method,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { status, headers } = response
  const text = await response.text()
  return { status, headers, body: (text ? JSON.parse(text) : undefined) as object[] }
}

/** A list's documented call, with its own limit and offset left out. */
function whole(row: RestRow) {
  const { query, body, id } = callsOf(row)[0]!.asked
  const search = new URLSearchParams(query)
  search.delete('limit')
  search.delete('offset')
  return {
    path: row.path.replace('{id}', id),
    search,
    sent: { method: row.method, body: row.method === 'POST' ? body : undefined },
  }
}

const next = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

test('every row that answers with several things is a list, but for trees and the record of a number', () => {
  const others = restRows.filter(
    (row) =>
      !isList(row) &&
      JSON.stringify(row.response.toJSONSchema({ io: 'input' })).startsWith(
        '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"array"',
      ),
  )
  expect(others.map(nameOf)).toEqual([
    'GET /api/views/getUserOrghierarchy',
    'GET /api/views/getOrgMgtHierarchy',
    'GET /api/tasks/get_tasks_by_record_id',
  ])
})

describe.each(restRows.filter(isList).map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  test('answers every entry, and says how many; with a limit and an offset, those and where the next are', async () => {
    const { path, search, sent } = whole(row)
    const all = await call(`${path}?${search}`, sent)
    expect([all.status, all.headers.get('x-total-count'), all.headers.get('link')]).toEqual([
      200,
      String(all.body.length),
      null,
    ])
    const two = new URLSearchParams([...search, ['limit', '2'], ['offset', '1']])
    const some = await call(`${path}?${two}`, sent)
    expect([some.body, some.headers.get('x-total-count')]).toEqual([all.body.slice(1, 3), String(all.body.length)])
    const behind = next(some.headers)
    expect(behind !== undefined).toBe(all.body.length > 3)
    if (behind) expect((await call(behind, sent)).body).toEqual(all.body.slice(3, 5))
  })

  test('answers nothing behind its end, and still says how many there are', async () => {
    const { path, search, sent } = whole(row)
    const [all, none] = [
      await call(`${path}?${search}`, sent),
      await call(`${path}?${new URLSearchParams([...search, ['offset', '100000']])}`, sent),
    ]
    expect([none.body, none.headers.get('x-total-count')]).toEqual([[], String(all.body.length)])
  })
})

describe('a list of more than a page', () => {
  test.each([[records], ['/api/org/naics_code_reference']])(
    '%s is whole, each entry once, and the same as in pages',
    async (path) => {
      const { body: all } = await call(path)
      expect(all.length).toBeGreaterThan(1000)
      const pages: object[] = []
      for (let at: string | undefined = `${path}?limit=300`; at;) {
        const { body, headers } = await call(at)
        pages.push(...body)
        at = next(headers)
      }
      expect(all).toEqual(pages)
      const { body: most } = await call(`${path}?limit=1100&offset=50`)
      expect(most).toEqual(all.slice(50, 1150))
    },
  )

  test('has every record of the tree', async () => {
    const { rootId } = await world.prisma.organization.findFirstOrThrow({ where: { legalName: 'Northway Logistics' } })
    const { body } = await call(records)
    expect(body).toHaveLength(await world.prisma.action.count({ where: { rootId } }))
  })

  test('costs what one page costs', async () => {
    const left = async (path: string) => Number((await call(path)).headers.get('ratelimit-remaining'))
    const [before, afterPage, afterAll] = [
      await left(`${records}?limit=1`),
      await left(`${records}?limit=1000`),
      await left(records),
    ]
    expect(afterPage - afterAll).toBe(before - afterPage)
  })

  test('is only counted for HEAD', async () => {
    const { status, headers, body } = await call(records, { method: 'HEAD' })
    expect([status, Number(headers.get('x-total-count')) > 1000, body]).toEqual([200, true, undefined])
  })

  test.each([
    ['by number', 'location', '/api/org/locations'],
    ['by name', 'department', '/api/views/active-dept-group-roles'],
  ] as const)('%s loses nothing to what goes between its pages', async (_order, model, path) => {
    const { organizationId } = await many(model)
    const { first, more, gone } = await begun(path, organizationId, (names) => names.slice(0, 10), model)
    const found = [...first]
    for await (const page of more) found.push(...names(page))
    const there = await (world.prisma[model] as typeof world.prisma.location).findMany({
      where: { organizationId, name: { startsWith: 'Many' } },
      select: { name: true },
    })
    expect(gone).toHaveLength(10)
    expect(there.filter(({ name }) => !found.includes(name))).toEqual([])
    expect(new Set(found).size).toBe(found.length)
  })

  test('fails where the entry is gone that the next page begins behind, rather than end', async () => {
    const { organizationId } = await many('department')
    const { more } = await begun(
      '/api/views/active-dept-group-roles',
      organizationId,
      (found) => found.slice(-1),
      'department',
    )
    await expect(more.next()).rejects.toThrow('The list changed while it was read.')
  })

  test('lists inside an answer are whole', async () => {
    await many('department')
    const { body } = await call('/api/procedures/getUserDashboardFilters', {
      method: 'POST',
      body: { requestId: uuidOf(admin) },
    })
    const { filters } = body as unknown as { filters: { departments: object[] } }
    expect(filters.departments.length).toBeGreaterThanOrEqual(1200)
  })

  const names = (page: unknown[]) =>
    (page as { name?: string; department?: string }[]).map(({ name, department }) => name ?? department!)

  /** 1,200 of a kind in a tree, with names of their own. */
  async function many(model: 'location' | 'department') {
    const { id: organizationId } = await world.prisma.organization.findFirstOrThrow({
      where: { legalName: 'Northway Logistics' },
    })
    const kind = Math.random().toString(36).slice(2)
    const rows = Array.from({ length: 1200 }, (_, i) => ({
      name: `Many ${kind} ${i}`,
      organizationId,
      ...(model === 'location' && { typeId: 1 }),
    }))
    await (world.prisma[model] as typeof world.prisma.location).createMany({ data: rows as never })
    return { organizationId }
  }

  /** A list whose first page is read; before the second some of the first are gone. */
  async function begun(
    path: string,
    organizationId: string,
    going: (names: string[]) => string[],
    model: 'location' | 'department',
  ) {
    const door = restDoor(testSchema(), restRows)
    const session = await world.prisma.session.findFirstOrThrow({ where: { userId: uuidOf(admin) } })
    const asking = () => world.context({ id: uuidOf(admin), sessionId: session.id } as never)
    const gone: string[] = []
    const query = new URLSearchParams({ saas_org_uuid: organizationId })
    const { body, more } = await door.run(
      door.find('GET', path).row,
      await asking(),
      { query, body: {}, id: '', viewerUuid: '', idempotencyKey: undefined },
      {
        again: async () => {
          gone.push(...going(first.filter((name) => name.startsWith('Many'))))
          await (world.prisma[model] as typeof world.prisma.location).deleteMany({ where: { name: { in: gone } } })
          return asking()
        },
      },
    )
    const first = names(body as unknown[])
    expect(first).toHaveLength(1000)
    return { first, more: more!, gone }
  }
})

describe('sending', () => {
  const page = (from: number) => Array.from({ length: 1000 }, (_, i) => ({ number: from + i, text: 'x'.repeat(200) }))

  /** A port that sends one list, and what its reader gets. */
  async function open(more: AsyncIterable<unknown[]>, idleSeconds = 30) {
    const failures: unknown[] = []
    const server = http.createServer(
      (_req, res) => void sendList(res, page(0), more, {}, idleSeconds).catch((error: unknown) => failures.push(error)),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const [response] = (await once(
      http.get({ port: (server.address() as AddressInfo).port, agent: false }),
      'response',
    )) as [IncomingMessage]
    return { response, failures, close: () => new Promise((resolve) => void server.close(resolve)) }
  }

  async function readAll(response: IncomingMessage) {
    let text = ''
    response.setEncoding('utf8')
    for await (const piece of response) text += piece as string
    return JSON.parse(text) as { number: number }[]
  }

  test('is one array', async () => {
    const { response, close } = await open(
      (async function* () {
        yield page(1000)
        yield page(2000)
      })(),
    )
    expect((await readAll(response)).map(({ number }) => number)).toEqual(Array.from({ length: 3000 }, (_, i) => i))
    await close()
  })

  test('a failure in the middle cuts the connection, and ends no array', async () => {
    const { response, failures, close } = await open(
      (async function* () {
        yield page(1000)
        throw new Error('The database is gone.')
      })(),
    )
    let text = ''
    const reading = (async () => {
      for await (const piece of response) text += String(piece)
    })()
    await expect(reading).rejects.toThrow(/aborted|reset/)
    expect(response.complete).toBe(false)
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(failures).toEqual([new Error('The database is gone.')])
    await close()
  })

  test('reads no further ahead than a slow reader takes', async () => {
    let read = 0
    const { response, close } = await open(
      (async function* () {
        for (; read < 200; read++) yield page(read * 1000)
      })(),
    )
    await wait(300)
    expect(read).toBeLessThan(60)
    expect(await readAll(response)).toHaveLength(201_000)
    await close()
  })

  test('takes as long as it goes on, and is cut where nobody takes anything', async () => {
    const slow = await open(
      (async function* () {
        for (let i = 1; i < 8; i++) {
          await wait(300)
          yield page(i * 1000)
        }
      })(),
      2,
    )
    expect(await readAll(slow.response)).toHaveLength(8000)
    await slow.close()
    const stuck = await open(
      (async function* () {
        for (let i = 1; i < 200; i++) yield page(i * 1000)
      })(),
      1,
    )
    await wait(2500)
    await expect(readAll(stuck.response)).rejects.toThrow(/aborted|reset/)
    await stuck.close()
  })
})

describe('turns', () => {
  test('one list a person at a time, in the order in which they came', async () => {
    const turns = new ListTurns()
    const [pass, other] = [await turns.take('one'), await turns.take('another')]
    const order: number[] = []
    const [second, third] = [1, 2].map(async (place) => {
      const end = await turns.take('one')
      order.push(place)
      end()
    })
    await wait(10)
    expect(order).toEqual([])
    other()
    pass()
    await Promise.all([second, third])
    expect(order).toEqual([1, 2])
    ;(await turns.take('one'))()
  })

  test('who waits too long, or behind too many, is told when to try again', async () => {
    vi.useFakeTimers()
    try {
      const turns = new ListTurns()
      const pass = await turns.take('one')
      const waiting = Array.from({ length: 10 }, () => turns.take('one').catch((error: unknown) => error))
      const refused = expect.objectContaining({ status: 429, headers: { 'retry-after': '5' } }) as HttpError
      await expect(turns.take('one')).rejects.toEqual(refused)
      await vi.advanceTimersByTimeAsync(5000)
      for (const error of await Promise.all(waiting)) expect(error).toEqual(refused)
      pass()
      ;(await turns.take('one'))()
    } finally {
      vi.useRealTimers()
    }
  })
})
