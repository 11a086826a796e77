// How what was completed kept to its times: a worked example.
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const now = Date.parse('2026-11-18T10:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000)

const source =
  'query ($filter: ActionFilter) { dashboard(filter: $filter) { adherence { actionClass { name } completed due onTime timed serviceMins workedMins } } }'
const ask = async (person: Person, filter: object = {}) =>
  (await world.ask<{ dashboard: { adherence: object[] } }>(person, source, { filter })).dashboard.adherence

const world = await World.make({ clock: new TestClock(now) })
const { root, admin } = await tree(world)
const worker = await world.user(root, 'TRANSACTIONAL', await world.group(root))
const done = (more: object) =>
  world.action(root, admin, { state: 'COMPLETE', assigneeId: worker.id, actualEnd: daysAgo(1), ...more })
await done({ scheduledEnd: daysAgo(0), serviceTimeMins: 30, workedSecs: 2700 })
await done({ scheduledEnd: daysAgo(2), serviceTimeMins: 20, workedSecs: 900 })
await done({ scheduledEnd: null, serviceTimeMins: 0, workedSecs: 600 })
await done({ actionClassId: 2, scheduledEnd: daysAgo(1), assigneeId: admin.id })
await done({ actualEnd: daysAgo(40) })
await world.action(root, admin, { state: 'STARTED', assigneeId: worker.id, scheduledEnd: daysAgo(3) })

test('counts what was due and on time, and the minutes of what took time, by class', async () => {
  expect(await ask(admin)).toEqual([
    { actionClass: { name: 'Daily' }, completed: 3, due: 2, onTime: 1, timed: 2, serviceMins: 50, workedMins: 60 },
    { actionClass: { name: 'Weekly' }, completed: 1, due: 1, onTime: 1, timed: 0, serviceMins: 0, workedMins: 0 },
  ])
})

test('of one’s own has what one has done alone', async () => {
  expect(await ask(worker, { isMine: true })).toEqual([expect.objectContaining({ completed: 3 })])
})

test('is nothing to another tree, nor where nothing was completed', async () => {
  const { root: elsewhere, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
  await world.action(elsewhere, stranger)
  expect(await ask(stranger)).toEqual([])
})

test('is one statement beside who asks', async () => {
  await ask(admin)
  expect((await statementsOf(() => ask(admin).then(() => undefined))).length).toBe(2)
})
