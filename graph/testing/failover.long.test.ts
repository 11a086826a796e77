// Three processes behind a proxy, on a database with a synchronous standby and a replica, under load while each part of
// it is restarted, killed or replaced.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { GraphQLInputType } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, addressesOf, withConnection } from '../../prisma/connect.ts'
import { startBalancer } from './balancer.ts'
import { withEntryIds } from './entryIds.ts'
import { startProcess, type Running } from './process.ts'
import { administer, startCluster } from './replicated.ts'
import { tree } from './tree.ts'
import { testSchema, World } from './world.ts'

const writers = 6
/** The longest that a change and a reading of it may take, with all that is tried again; in milliseconds. */
const longestPause = 15_000

const create = `mutation ($input: CreateActionInput!) { createAction(input: $input) {
  __typename ... on CreateActionSuccess { action { id title } } ... on Error { code } } }`
const changes = `query ($after: Cursor) { changes(after: $after, types: ["Action"]) {
  nodes { id node { ... on Action { title } } } pageInfo { hasNextPage endCursor } } }`
const ofRecord = `query ($id: ID!) { node(id: $id) { ... on Action { title } } }`

const grid = `query ($after: ID) { actionGrid { ids(first: 100, afterId: $after) } }`

class Expired extends Error {}

const inputOf = (input: object) => withEntryIds(testSchema().getType('CreateActionInput') as GraphQLInputType, input)

interface Created {
  createAction: { code?: string; action?: { id: string; title: string } }
}
interface ChangesPage {
  changes: {
    nodes: { id: string; node: { title: string } | null }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
}

test('nothing is lost, nothing is done twice, and nobody waits for long', async () => {
  const { first, second, replica } = await startCluster()
  const world = await World.make({ through: () => first.connection })
  const { root, admin, colleague } = await tree(world, { people: { admin: 'ADMIN', colleague: 'SUPERVISION' } })
  const bearer = await world.authorization(admin)
  const [address] = addressesOf(addressOf(first.connection))
  const environment = {
    DATABASE_URL: address!.replace(
      /:\d+\/opsgraph/,
      `:${first.connection.port},127.0.0.1:${second.connection.port}/opsgraph`,
    ),
    DATABASE_REPLICA_URL: addressOf(replica.connection),
    SEED: 'none',
    METRICS_TOKEN: token,
    DRAIN_SECONDS: '2',
    OPERATIONS_PER_MINUTE: '100000000',
  }
  const balancer = await startBalancer()
  onTestFinished(() => balancer.close())
  const running = new Set<Running>()
  async function begin() {
    const one = await startProcess(environment)
    onTestFinished(() => void one.child.kill('SIGKILL'))
    running.add(one)
    balancer.add(one.address)
  }
  async function end(one: Running, signal: NodeJS.Signals) {
    running.delete(one)
    await one.end(signal)
    balancer.remove(one.address)
  }
  for (let i = 0; i < 3; i++) await begin()

  const over = new AbortController()
  const written = new AbortController()
  const refusals = new Set<string>()
  let longest = 0

  /** Asks until it is answered. The proxy answers 502 where a process was killed over it. */
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    for (;;) {
      const answer = await fetch(`${balancer.address}/graphql`, {
        method: 'POST',
        headers: { ...bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const text = await answer.text()
      if (text.includes('CURSOR_EXPIRED')) throw new Expired()
      if (answer.status === 200) return (JSON.parse(text) as { data: Data }).data
      if (answer.status !== 502)
        refusals.add(`${answer.status} ${answer.headers.has('retry-after') ? 'to be tried again' : text}`)
      await delay(100)
    }
  }

  /** A call that was broken off holds its key for a while. */
  async function untilFree(send: () => Promise<Created>): Promise<Created> {
    for (;;) {
      const answer = await send()
      if (answer.createAction.code !== 'IDEMPOTENCY_KEY_IN_FLIGHT') return answer
      await delay(500)
    }
  }

  const acknowledged = new Map<string, string>()
  const writing = Array.from({ length: writers }, async () => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      const title = randomUUID()
      const input = inputOf({
        idempotencyKey: title,
        title,
        organizationId: root.globalId,
        assigneeId: colleague.globalId,
        actionClassId: 1,
        priorityId: 4,
      })
      const { createAction } = await untilFree(() => ask<Created>(create, { input }))
      expect(createAction.code).toBeUndefined()
      acknowledged.set(createAction.action!.id, title)
      // Whichever process is asked next, and whatever it reads from.
      expect(await ask(ofRecord, { id: createAction.action!.id })).toEqual({ node: { title } })
      longest = Math.max(longest, performance.now() - begun)
      await delay(20)
    }
  })
  const told = new Set<string>()
  let expired = 0

  /** What a client does whose cursor is of a log that is no more: it reads its list. */
  async function readAnew(): Promise<string> {
    const { changes: begun } = await ask<ChangesPage>(changes, { after: null })
    for (let after: string | undefined; ;) {
      const { actionGrid }: { actionGrid: { ids: string[] } } = await ask(grid, { after })
      for (const id of actionGrid.ids) told.add(id)
      if (!actionGrid.ids.length) return begun.pageInfo.endCursor
      after = actionGrid.ids.at(-1)
    }
  }
  async function follow() {
    for (let after = await readAnew(); ;) {
      const isOver = written.signal.aborted
      try {
        const { changes: page }: ChangesPage = await ask(changes, { after })
        for (const { id } of page.nodes) told.add(id)
        after = page.pageInfo.endCursor
        if (isOver && !page.pageInfo.hasNextPage) return
        if (!page.pageInfo.hasNextPage) await delay(100)
      } catch (error) {
        if (!(error instanceof Expired)) throw error
        expired++
        after = await readAnew()
      }
    }
  }
  const following = follow()
  const steps: string[] = []
  async function during(name: string, work: () => Promise<unknown>) {
    const [before, failed] = [acknowledged.size, balancer.failed.length]
    longest = 0
    await work()
    await delay(2_000)
    steps.push(
      `${name}: ${acknowledged.size - before} written, the slowest took ${(longest / 1000).toFixed(1)} s, ${balancer.failed.length - failed} failed at the proxy`,
    )
    expect([name, longest < longestPause]).toEqual([name, true])
  }

  await during('nothing happens', () => delay(2_000))
  await during('rolling restart', async () => {
    for (const one of Array.from(running)) {
      await begin()
      await end(one, 'SIGTERM')
    }
  })
  await during('a process is killed', async () => {
    await end([...running][0]!, 'SIGKILL')
    await begin()
  })
  await during('a process stands still', async () => {
    const [one] = running
    one!.child.kill('SIGSTOP')
    await delay(6_000)
    one!.child.kill('SIGCONT')
  })
  await during('the replica is killed', async () => {
    await replica.stop('SIGQUIT')
    await delay(2_000)
    await replica.start()
  })
  await during('failover', async () => {
    await first.stop('SIGQUIT')
    await second.promote()
  })
  await during('the replica follows the new database', async () => {
    await replica.stop()
    await replica.start(second)
    await administer(second, 'checkpoint')
    await administer(replica, 'checkpoint')
    for (const one of running) await expect.poll(() => isReplicaUsed(one)).toBe(true)
  })
  over.abort()
  await Promise.all(writing)
  written.abort()
  await following
  console.log(steps.join('\n'))

  const found = () =>
    withConnection(second.owner, async (client) => {
      const { rows } = await client.query<{ title: string; told: number; steps: number }>(
        `select title,
          (select count(*)::int from notification n where n.action_id = a.id) as told,
          (select count(*)::int from action_history h where h.action_id = a.id) as steps
        from action a where root_id = $1`,
        [root.rootId],
      )
      return rows
    })
  // Notifications are made a moment later.
  await expect.poll(async () => (await found()).filter(({ told: times }) => times < 1)).toEqual([])
  const rows = await found()
  const titles = rows.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect([...acknowledged.values()].filter((title) => !titles.includes(title))).toEqual([])
  expect(rows.filter(({ steps: entries }) => entries !== 1)).toEqual([])
  expect(rows.filter(({ told: times }) => times !== 1)).toEqual([])
  expect([...acknowledged.keys()].filter((id) => !told.has(id))).toEqual([])
  expect(expired).toBe(1)
  expect([...refusals]).toEqual(['503 to be tried again'])
})

const token = 'as-long-as-a-token-has-to-be'

/** Whether a process reads from the replica. */
async function isReplicaUsed({ address }: Running): Promise<boolean> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return /^opsgraph_replica_used 1$/m.test(await answer.text())
}
