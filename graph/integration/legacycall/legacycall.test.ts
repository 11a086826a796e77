// Legacy calls as they are counted, and who may read the counts.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer } from '../../server.ts'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { withPassword } from '../../testing/password.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { testSchema, World } from '../../testing/world.ts'
import { restRows } from '../rest/rows.ts'
import { CallCounter } from './CallCounter.ts'

let world: World
let root: Organization
let admin: Person

interface Call {
  method: string
  path: string
  calls: number
  days: number[]
  lastAt: string | null
  userAgents: string[]
  twins: string[]
}

const row = { method: 'GET', path: '/api/views/users' } as const

beforeAll(async () => {
  world = await World.make()
})

beforeEach(async () => {
  ;({ root, admin } = await tree(world))
})

async function readCalls(person: Person, { id } = root): Promise<Call[] | null> {
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Organization { legacyCalls { method path calls days lastAt userAgents twins } } } }'
  const { node } = await world.ask<{ node: { legacyCalls: Call[] | null } | null }>(person, query, {
    id: globalId('Organization', id),
  })
  return node?.legacyCalls ?? null
}

const usersOf = (calls: Call[] | null) => calls!.find(({ path }) => path === row.path)!

describe('counting', () => {
  test('adds up, over processes and times of writing, and keeps the last program', async () => {
    const at = (iso: string) => new Date(`2026-11-${iso}Z`)
    const [one, other] = [new CallCounter(world.services), new CallCounter(world.services)]
    one.count([root.id], row, at('20T10:00:00'), 'old/1')
    one.count([root.id], row, at('20T11:00:00'), 'old/2')
    await one.write()
    other.count([root.id], row, at('20T10:30:00'), 'other/1')
    await other.close()
    one.count([root.id], row, at('21T00:00:00'), 'old/3')
    await one.close()
    const rows = await world.prisma.restCall.findMany({ where: { rootId: root.id }, orderBy: { day: 'asc' } })
    expect(
      rows.map(({ day, calls, lastAt, lastUserAgent }) => [
        day.toISOString().slice(0, 10),
        calls,
        lastAt,
        lastUserAgent,
      ]),
    ).toEqual([
      ['2026-11-20', 3, at('20T11:00:00'), 'old/2'],
      ['2026-11-21', 1, at('21T00:00:00'), 'old/3'],
    ])
  })

  test('keeps what can not be written for the next time, and leaves out a tree that is gone', async () => {
    let fails = true
    const runOnce = <R extends readonly unknown[]>(text: string, values: unknown[]) =>
      fails ? Promise.reject(new Error('Away.')) : world.services.db.runOnce<R>(text, values)
    const counter = new CallCounter({ log: world.services.log, db: { ...world.services.db, runOnce } })
    counter.count([root.id, '00000000-0000-4000-8000-000000000000'], row, world.clock.now(), 'x'.repeat(300))
    await counter.write()
    expect(await world.prisma.restCall.count({ where: { rootId: root.id } })).toBe(0)
    fails = false
    await counter.close()
    expect(await world.prisma.restCall.findMany({ where: { rootId: root.id } })).toMatchObject([
      { calls: 1, lastUserAgent: 'x'.repeat(200) },
    ])
  })

  test('takes no statement a call, and loses nothing at a stop', async () => {
    const server = await openServer(testSchema(), world.services)
    const headers = { ...(await world.authorization(admin)), 'user-agent': 'handheld/3' }
    const call = () => fetch(`${server.address}/api/org/countries`, { headers })
    await call()
    const statements = await statementsOf(async () => {
      for (let i = 0; i < 5; i++) await call()
    })
    expect(statements.filter((text) => text.includes('rest_call'))).toEqual([])
    const elsewhere = await fetch(`${server.address}/api/views/user?userId=0`, { headers })
    expect(elsewhere.status).toBe(404)
    await fetch(`${server.address}/api/nothing`, { headers })
    await fetch(`${server.address}/api/org/countries`, { headers: { 'user-agent': 'nobody/1' } })
    await server.close()
    const used = (await readCalls(admin))!.filter(({ calls }) => calls)
    expect(used.map(({ path, calls, userAgents }) => [path, calls, userAgents])).toEqual([
      ['/api/views/user', 1, ['handheld/3']],
      ['/api/org/countries', 6, ['handheld/3']],
    ])
  })

  test('knows whose a sign-in is, which nobody had asked for yet', async () => {
    const password = 'a decent Password 1'
    const person = await withPassword(world, root, password)
    const server = await openServer(testSchema(), world.services)
    const post = (path: string, body: object) =>
      fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { refresh_token: refreshToken } = (await (
      await post('/api/auth/login', { email: person.email, password })
    ).json()) as { refresh_token: string }
    await post('/api/auth/login', { email: person.email, password: 'wrong' })
    await post('/api/auth/refresh', { refreshToken })
    await server.close()
    const used = (await readCalls(admin))!.filter(({ calls }) => calls)
    expect(used.map(({ path, calls }) => [path, calls])).toEqual([
      ['/api/auth/login', 1],
      ['/api/auth/refresh', 1],
    ])
  })
})

describe('reading', () => {
  const add = (day: Date, calls: number, lastUserAgent: string) =>
    world.prisma.restCall.create({ data: { rootId: root.id, ...row, day, calls, lastAt: day, lastUserAgent } })
  const ago = (days: number) => new Date(world.clock.now().getTime() - days * 24 * 3_600_000)

  test('has every call; those in use with the last thirty days, the last use and by what', async () => {
    await add(ago(0), 3, 'a/1')
    await add(ago(29), 4, 'b/1')
    await add(ago(30), 90, 'a/1')
    await add(ago(45), 50, 'c/1')
    const all = await readCalls(admin)
    expect(all).toHaveLength(restRows.length)
    const { calls, days, lastAt, userAgents } = usersOf(all)
    expect([calls, days.length, days[0], days.at(-1), userAgents]).toEqual([7, 30, 4, 3, ['a/1', 'b/1', 'c/1']])
    expect(new Date(lastAt!)).toEqual(ago(0))
  })

  test('says what does the same for everybody, and nothing that legacy clients alone know', async () => {
    const all = await readCalls(admin)
    const of = (path: string) => all!.find((call) => call.path === path)!.twins
    expect(of('/api/tasks/get_master_tasks')).toEqual(['Query.majorTasks'])
    expect(all!.flatMap(({ twins }) => twins).filter((twin) => twin.includes('legacy'))).toEqual([])
  })

  test('says of one that was used long ago when that was', async () => {
    await add(ago(100), 2, 'a/1')
    const { calls, lastAt } = usersOf(await readCalls(admin))
    expect([calls, new Date(lastAt!)]).toEqual([0, ago(100)])
  })

  test('and of one that nobody used nothing', async () => {
    expect(usersOf(await readCalls(admin))).toMatchObject({ calls: 0, lastAt: null, userAgents: [] })
  })

  test('is for who administers the root, of the root alone', async () => {
    const below = await world.organization({ parent: root })
    for (const level of ['STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'] as const) {
      expect(await readCalls(await world.user(root, level, await world.group(root)))).toBeNull()
    }
    expect(await readCalls(await world.user(below, 'ADMIN'))).toBeNull()
    expect(await readCalls(admin, below)).toBeNull()
    expect(await readCalls(await world.user(await world.organization(), 'ADMIN'))).toBeNull()
    expect(await readCalls(admin)).not.toBeNull()
  })
})
