// Processes that are replaced one after the other, as those find it who ask meanwhile.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf } from '../../../prisma/connect.ts'
import { startBalancer } from '../../testing/balancer.ts'
import { startProcess } from '../../testing/process.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make({ database: 'restarting' })
const { admin } = await tree(world)
const headers = { ...(await world.authorization(admin)), 'content-type': 'application/json' }
const body = JSON.stringify({ query: '{ viewer { user { name } } }' })
const environment = {
  DATABASE_URL: addressOf(world.services.db.connection),
  SEED: 'none',
  JOBS: 'off',
  OPERATIONS_PER_MINUTE: '100000000',
}

test('a rolling restart behind a proxy fails no call', async () => {
  // The proxy has asked all by then, even where one is silent.
  const begin = async () => {
    const running = await startProcess({ ...environment, DRAIN_SECONDS: '5' })
    onTestFinished(() => void running.child.kill('SIGKILL'))
    return running
  }
  const balancer = await startBalancer()
  onTestFinished(() => balancer.close())
  const running = [await begin(), await begin()]
  for (const { address } of running) balancer.add(address)
  const over = new AbortController()
  const statuses = new Map<number, number>()
  const clients = Array.from({ length: 12 }, async () => {
    while (!over.signal.aborted) {
      const response = await fetch(`${balancer.address}/graphql`, { method: 'POST', headers, body })
      await response.text()
      const { status } = response
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // Without a pause they take the processor from who starts, and the database seems to be away.
      await delay(50)
    }
  })
  for (const old of running) {
    const next = await begin()
    balancer.add(next.address)
    expect(await old.end('SIGTERM')).toBe(0)
    balancer.remove(old.address)
  }
  over.abort()
  await Promise.all(clients)
  expect([balancer.failed, [...statuses.keys()]]).toEqual([[], [200]])
  expect(statuses.get(200)).toBeGreaterThan(100)
})
