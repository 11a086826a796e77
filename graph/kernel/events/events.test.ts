// Rows of events are read by position, however late their transaction ends, and go once all have read them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeClient } from '../../../prisma/connect.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'
import { clearEvents } from './clearEvents.ts'

const clock = new TestClock()
const world = await World.make({ clock, database: 'events' })
const { services } = world
const writers = [makeClient(services.db.connection), makeClient(services.db.connection)] as const
const [slow, quick] = writers

beforeAll(() => Promise.all(writers.map((writer) => writer.connect())))
afterAll(() => Promise.all(writers.map((writer) => writer.end())))

const heard: string[] = []
services.events.on('appointment', ({ id }) => heard.push(id))

async function tellBy(writer: (typeof writers)[number], times = 1) {
  const id = randomUUID()
  for (let n = 0; n < times; n++)
    await writer.query(`select tell('appointment', jsonb_build_object('id', $1::text))`, [id])
  return id
}

const kept = async () =>
  (await services.db.runOnce<[string]>(`select payload ->> 'id' from event where channel <> 'mark'`, [])).map(
    ([id]) => id,
  )

test('an event is heard by a process that was not woken, and after those whose transaction ended before', async () => {
  await slow.query('begin')
  const late = await tellBy(slow)
  const early = await tellBy(quick)
  await vi.waitUntil(() => heard.includes(early))
  await slow.query('commit')
  await vi.waitUntil(() => heard.includes(late))
  expect(heard).toEqual([early, late])
})

test('what was taken back is not heard, and what a transaction says again is heard once', async () => {
  heard.length = 0
  await slow.query('begin')
  await tellBy(slow)
  await slow.query('rollback')
  await slow.query('begin')
  const id = await tellBy(slow, 3)
  await slow.query('commit')
  await vi.waitUntil(() => heard.includes(id))
  expect(heard).toEqual([id])
})

/** Removes what is old enough minutes later; transactions of other databases may hold it up for a while. */
async function keptLater() {
  await clearEvents(services)
  clock.forward({ minutes: 4 })
  await clearEvents(services)
  return (await kept()).toSorted()
}

test('what all have read is removed minutes later, and what ran meanwhile is kept', async () => {
  await services.db.runOnce('delete from event', [])
  const old = await tellBy(quick)
  await slow.query('begin')
  const running = await tellBy(slow)
  const young = await tellBy(quick)
  await clearEvents(services)
  expect(await kept()).toEqual([old, young])
  await expect.poll(keptLater).toEqual([young])
  await slow.query('commit')
  expect((await kept()).toSorted()).toEqual([running, young].toSorted())
  await expect.poll(keptLater).toEqual([])
})

test('where more was told than can be read at once, a process begins anew behind it', async () => {
  const before = services.events.position!
  const reset = new Promise<void>((resolve) => services.events.onReset(resolve))
  await services.db.runOnce(
    `select count(tell('appointment', jsonb_build_object('id', gen_random_uuid()))) from generate_series(1, 20001)`,
    [],
  )
  await reset
  expect(services.events.since(before)).toBeUndefined()
  heard.length = 0
  const id = await tellBy(quick)
  await vi.waitUntil(() => heard.includes(id))
  expect(heard).toEqual([id])
})
