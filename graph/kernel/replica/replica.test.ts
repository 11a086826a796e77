// A database with a replica, both real, and two processes on them.
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf, withConnection, type Connection } from '../../../prisma/connect.ts'
import { checkReplica } from '../../command/checkReplica.ts'
import { testDatabase } from '../../testing/database.ts'
import type { Person } from '../../testing/rows.ts'
import { startPrimary, startStandby } from '../../testing/replicated.ts'
import type { Source, Standby } from '../../testing/standby.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { writeMetrics } from '../metrics/registry.ts'
import { writtenOf } from './places.ts'

let primary: Source
let standby: Standby
let world: World
let other: World
let organizationId: string
let admin: Person

const processOn = (replica: Standby) =>
  World.make({
    settings: { DATABASE_REPLICA_URL: addressOf(replica.connection) },
    through: () => primary.connection,
  })

beforeAll(async () => {
  primary = await startPrimary()
  standby = await startStandby(primary, 'replica')
  world = await processOn(standby)
  other = await processOn(standby)
  const { root, admin: person } = await tree(world)
  organizationId = root.globalId
  admin = person
}, 60_000)

/** Waits until both processes read from the replica. */
const taken = () =>
  vi.waitUntil(
    async () => {
      const are = [world, other].map(async ({ services: { replica } }) => {
        await replica!.look()
        return replica!.isUpToDate()
      })
      return (await Promise.all(are)).every(Boolean)
    },
    { timeout: 10_000 },
  )

beforeEach(taken)

const titlesText = `{ board { buckets { actions(first: 100) { nodes { title } } } } }`

const titles = async (at: World) => {
  type Answer = { board: { buckets: { actions: { nodes: { title: string }[] } }[] } }
  const { board } = await at.ask<Answer>(admin, titlesText)
  return board.buckets.flatMap(({ actions }) => actions.nodes.map(({ title }) => title))
}

const add = async (at: World, title: string) => {
  const { __typename } = await at.mutate(admin, 'createAction', {
    title,
    organizationId,
    actionClassId: 1,
    priorityId: 4,
  })
  expect(__typename).toBe('CreateActionSuccess')
}

/** How many requests were answered from where, while something is done. */
async function readFrom(work: () => Promise<unknown>) {
  const counts = async () => {
    const text = await writeMetrics()
    const of = (from: string) => Number(new RegExp(`replica_reads_total{from="${from}"} (\\d+)`).exec(text)?.[1] ?? 0)
    return { replica: of('replica'), primary: of('primary') }
  }
  const before = await counts()
  await work()
  const after = await counts()
  return { replica: after.replica - before.replica, primary: after.primary - before.primary }
}

test('a query reads from the replica, and a change from the database', async () => {
  const found = await readFrom(async () => {
    await titles(world)
    await add(world, 'Wash')
  })
  expect(found).toEqual({ replica: 1, primary: 0 })
})

test('whoever reads sees what was written before, by whichever process', async () => {
  const found = await readFrom(async () => {
    for (let i = 0; i < 30; i++) {
      await add(i % 2 ? world : other, `Rinse ${i}`)
      expect(await titles(i % 3 ? world : other)).toContain(`Rinse ${i}`)
    }
  })
  expect(found.replica).toBeGreaterThan(25)
})

test('a log that ends within a record of somebody who is not done yet keeps nobody from the replica', async () => {
  await withConnection(primary.owner, async (client) => {
    await client.query('begin; create table part_of (text text)')
    await vi.waitUntil(async () => {
      await client.query(`insert into part_of select repeat('x', 1000) from generate_series(1, 100)`)
      await delay(250)
      return (await writtenOf(client)).mayEndWithin
    })
    expect(await readFrom(() => titles(world))).toEqual({ replica: 1, primary: 0 })
    await client.query('rollback')
  })
})

test('a list of /api, an export and an answer in parts read from the replica, too', async () => {
  const address = await world.serve()
  const headers = { ...(await world.authorization(admin)), 'content-type': 'application/json' }
  const graphql = (query: string, accept: string) =>
    fetch(`${address}/graphql`, { method: 'POST', headers: { ...headers, accept }, body: JSON.stringify({ query }) })
  const { url } = await world.mutate<{ url: string }>(admin, 'createExport', {}, 'url')
  const answers = [
    () => fetch(`${address}/api/views/get_action_record_management`, { headers }),
    () => fetch(address + url),
    () => graphql('{ board { ... @defer { buckets { name } } } }', 'multipart/mixed'),
    () => graphql(titlesText, 'application/json'),
    () => graphql(titlesText, 'application/json'),
  ]
  for (const ask of answers) {
    let text = ''
    const found = await readFrom(async () => {
      const answer = await ask()
      text = `${answer.status} ${await answer.text()}`
    })
    expect([found.primary, text]).toEqual([0, expect.stringMatching(/^200 /)])
    expect(found.replica).toBeGreaterThan(0)
  }
})

describe('a replica that is behind', () => {
  test('is waited for a moment, then left out until it has caught up', async () => {
    await standby.pause()
    await add(world, 'Dry')
    const begun = performance.now()
    const found = await readFrom(async () => {
      for (let i = 0; i < 20; i++) expect(await titles(world)).toContain('Dry')
    })
    expect(found).toEqual({ replica: 0, primary: 20 })
    expect(performance.now() - begun).toBeLessThan(2_000)
    await standby.resume()
    await taken()
    expect(await readFrom(() => titles(world))).toEqual({ replica: 1, primary: 0 })
  })
})

describe('a replica that is gone', () => {
  test('leaves what it was asked to the database', async () => {
    const reading = Array.from({ length: 200 }, async (_one, i) => {
      await delay(i * 5)
      return titles(world)
    })
    await delay(200)
    await standby.stop('SIGQUIT')
    for (const found of await Promise.all(reading)) expect(found).toContain('Wash')
    await standby.start()
    await taken()
  })

  test('is one that says nothing, too, also to what was asked of it before', async () => {
    const { db } = world.services.replica!
    const asked = db.runOnce('select pg_sleep(1) is null, pg_is_in_recovery()', [])
    await delay(200)
    standby.freeze()
    try {
      const begun = performance.now()
      expect(await titles(world)).toContain('Wash')
      expect(performance.now() - begun).toBeLessThan(4_000)
      expect(await asked).toEqual([[false, false]])
    } finally {
      standby.thaw()
    }
  })

  test('does not keep a process from its start', async () => {
    await standby.stop('SIGQUIT')
    const third = await processOn(standby)
    expect(await titles(third)).toContain('Wash')
    await standby.start()
  })
})

test('a statement that had to give way on the replica is answered by the database', async () => {
  const { db } = world.services.replica!
  const asking = db.runOnce(`select pg_sleep(0.5) is null, pg_is_in_recovery()`, [])
  await delay(200)
  await withConnection(
    { ...standby.connection, user: primary.owner.user, password: primary.owner.password },
    (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(0.5)%' and pid <> pg_backend_pid()`,
      ),
  )
  expect(await asking).toEqual([[false, false]])
})

test('opsgraph check says how far it is behind, and what is wrong with it', async () => {
  const about = 'replica'
  const at = (connection: Connection) => checkReplica(primary.connection, addressOf(connection))
  expect(await at(standby.connection)).toEqual({ about, seen: '0.0 MB behind the database' })
  expect(await at(primary.connection)).toEqual({
    about,
    problem: 'what DATABASE_REPLICA_URL names takes changes itself',
  })
  expect(await checkReplica(await testDatabase(), addressOf(standby.connection))).toEqual({
    about,
    problem: 'DATABASE_REPLICA_URL names a replica of another database',
  })
  expect(await at({ ...standby.connection, port: 1 })).toMatchObject({
    problem: expect.stringMatching(/^it can't be reached: connect ECONNREFUSED/) as string,
  })
})

test('one that became the database itself is left out', async () => {
  const promoted = await startStandby(primary, 'promoted')
  const third = await processOn(promoted)
  await vi.waitUntil(async () => (await third.services.replica!.look(), third.services.replica!.isUpToDate()))
  const { changes } = await third.ask<{ changes: { pageInfo: { endCursor: string } } }>(
    admin,
    '{ changes { pageInfo { endCursor } } }',
  )
  await promoted.promote()
  await add(third, 'Polish')
  expect(await titles(third)).toContain('Polish')
  await third.services.replica!.look()
  expect(await readFrom(() => titles(third))).toEqual({ replica: 0, primary: 1 })
  // It gives numbers to its transactions that the other gives, too.
  const there = await World.make({ through: () => promoted.connection })
  const { errors } = await there.run(admin, 'query ($after: Cursor) { changes(after: $after) { nodes { id } } }', {
    after: changes.pageInfo.endCursor,
  })
  expect(errors?.[0]?.extensions.code).toBe('CURSOR_EXPIRED')
})

test('one of another database is left out', async () => {
  const foreign = await World.make({
    settings: { DATABASE_REPLICA_URL: addressOf(standby.connection) },
  })
  await foreign.services.replica!.look()
  const { admin: somebody } = await tree(foreign)
  expect(await readFrom(() => foreign.ask(somebody, titlesText))).toEqual({ replica: 0, primary: 1 })
})
