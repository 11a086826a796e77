// Whoever has read and then listens is told whether something was missed in between, by any process; what was not need
// not be read again.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const worlds = [await World.make(), await World.make()]
const [world, other] = worlds as [World, World]
const addresses = [await world.serve(), await other.serve()] as const

const board = 'subscription { boardChanged { actionId } }'
const inbox = 'subscription { notificationsChanged { user { id } } }'
const threads = 'subscription { threadChanged { thread { id } } }'

beforeAll(() => vi.waitUntil(() => worlds.every(({ services }) => services.events.position)))

/** Reads, and answers with the position that came with it. */
async function read(person: Person, address: string = addresses[0]): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...(await world.authorization(person)), 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { user { name } } }' }),
  })
  await response.text()
  return response.headers.get('events-position')!
}

/** The first that a stream says, which says what was missed. */
async function listen(person: Person, since: string | undefined, queries = [board], address: string = addresses[0]) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      ...(await world.authorization(person)),
      ...(since === undefined ? {} : { 'events-since': since }),
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(queries.map((query) => ({ query }))),
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<unknown> => {
    const data = /^data: (.+)$/m.exec(text)?.[1]
    if (data) return JSON.parse(data)
    text += (await reader.read()).value
    return next()
  }
  return { first: next, stop: () => reader.cancel() }
}

async function missed(...asked: Parameters<typeof listen>) {
  const { first, stop } = await listen(...asked)
  const message = await first()
  await stop()
  return message
}

/** Does something, until both processes have heard of it. */
async function heard(work: () => Promise<unknown>) {
  const positions = worlds.map(({ services }) => services.events.position!)
  await work()
  // Whatever else may be on its way: this is the last.
  const organizationId = randomUUID()
  const last = `select tell('joining', jsonb_build_object('organizationId', $1::text))`
  await world.services.db.runOnce(last, [organizationId])
  await vi.waitUntil(() =>
    worlds.every(({ services }, process) =>
      services.events
        .since(positions[process]!)
        ?.some(({ event }) => (event as { organizationId?: string }).organizationId === organizationId),
    ),
  )
}

describe('between reading and listening', () => {
  test('nothing happened, and nothing is missed', async () => {
    const { admin } = await tree(world)
    expect(await missed(admin, await read(admin), [board, inbox, threads])).toEqual({ missed: [] })
  })

  test('a record changed: the board is missed, and nothing else', async () => {
    const { root, admin } = await tree(world)
    const since = await read(admin)
    await heard(() => world.action(root, admin))
    expect(await missed(admin, since, [inbox, board, threads])).toEqual({ missed: [1] })
    expect(await missed(admin, await read(admin), [inbox, board, threads])).toEqual({ missed: [] })
  })

  test('what changed in another tree is not missed', async () => {
    const [{ admin }, foreign] = [await tree(world), await tree(world)]
    const since = await read(admin)
    await heard(() => world.action(foreign.root, foreign.admin))
    expect(await missed(admin, since)).toEqual({ missed: [] })
  })

  test('rights changed: everything is missed', async () => {
    const { root, admin, member } = await tree(world, { people: { admin: 'ADMIN', member: 'TRANSACTIONAL' } })
    const since = await read(member)
    await heard(() =>
      world.prisma.membership.updateMany({
        where: { userId: member.id, organizationId: root.id },
        data: { accessLevel: 'ADMIN' },
      }),
    )
    expect(await missed(member, since, [board, inbox])).toEqual({ missed: [0, 1] })
    expect(await missed(admin, await read(admin), [board, inbox])).toEqual({ missed: [] })
  })

  test('another process tells the same of what this one answered', async () => {
    const { root, admin } = await tree(world)
    const since = await read(admin, addresses[1])
    expect(await missed(admin, since)).toEqual({ missed: [] })
    await heard(() => world.action(root, admin))
    expect(await missed(admin, since)).toEqual({ missed: [0] })
    expect(await missed(admin, await read(admin, addresses[1]))).toEqual({ missed: [] })
  })
})

describe('positions', () => {
  test('the earliest of several counts, in whatever order they come', async () => {
    const { root, admin } = await tree(world)
    const early = await read(admin)
    await heard(() => world.action(root, admin))
    const late = await read(admin)
    for (const since of [`${early},${late}`, `${late}, ${early}`])
      expect(await missed(admin, since)).toEqual({ missed: [0] })
    expect(await missed(admin, late)).toEqual({ missed: [] })
  })

  test.each(['', 'x', ':', 'x:1:;y', ',', ':-1:', `x:${'9'.repeat(5_000)}:`])(
    'one that is not known counts as having missed all: %s',
    async (since) => {
      const { admin } = await tree(world)
      expect(await missed(admin, since, [board, inbox])).toEqual({ missed: [0, 1] })
      expect(await missed(admin, `${await read(admin)},${since}`)).toEqual({ missed: [0] })
    },
  )

  test('as many as no page begins with count as having missed all', async () => {
    const { admin } = await tree(world)
    const since = await read(admin)
    expect(await missed(admin, Array(20).fill(since).join())).toEqual({ missed: [] })
    expect(await missed(admin, Array(21).fill(since).join())).toEqual({ missed: [0] })
  })

  test('of another person with other rights none is known', async () => {
    const [{ admin }, foreign] = [await tree(world), await tree(world)]
    expect(await missed(admin, await read(foreign.admin))).toEqual({ missed: [0] })
  })

  test('an operation that can not be had is missed, and the others are told', async () => {
    const { admin } = await tree(world)
    const { first, stop } = await listen(admin, await read(admin), ['subscription { nothing }', board])
    expect(await first()).toMatchObject({ operation: 0, answer: { errors: [{}] } })
    await stop()
  })

  test('are known over a lost connection for events, and tell what happened meanwhile', async () => {
    const { root, admin } = await tree(other)
    const since = await read(admin, addresses[1])
    const lost = new Promise<void>((resolve) => other.services.events.onLost(resolve))
    await heard(async () => {
      await other.services.db.runOnce(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like '%pg_current_snapshot%from event%' and pid <> pg_backend_pid()`,
        [],
      )
      await lost
      await other.action(root, admin)
    })
    expect(await missed(admin, since, [inbox, board], addresses[1])).toEqual({ missed: [1] })
    expect(await missed(admin, await read(admin, addresses[1]), [board], addresses[1])).toEqual({ missed: [] })
  })

  test('who does not ask is told only what happens', async () => {
    const { root, admin } = await tree(world)
    const { first, stop } = await listen(admin, undefined)
    const record = await world.action(root, admin)
    expect(await first()).toMatchObject({
      operation: 0,
      answer: { data: { boardChanged: { actionId: record.globalId } } },
    })
    await stop()
  })

  test('who has not signed in is given none', async () => {
    const response = await fetch(`${addresses[0]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    })
    expect(response.headers.get('events-position')).toBeNull()
  })
})
