// The service time of what the buckets of a board hold.
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

interface Bucket {
  id: string
  name: string
  serviceTimeMins: number
}

const query = `query ($filter: ActionFilter, $asOf: DateTime) {
  board(filter: $filter, asOf: $asOf) { buckets { id name serviceTimeMins } } }`

async function board(person: Person, variables: Record<string, unknown> = {}): Promise<Bucket[]> {
  return (await world.ask<{ board: { buckets: Bucket[] } }>(person, query, variables)).board.buckets
}

const sumsOf = async (person: Person, variables?: Record<string, unknown>) =>
  Object.fromEntries((await board(person, variables)).map(({ name, serviceTimeMins }) => [name, serviceTimeMins]))

const none = { NEXT: 0, WORK: 0, HOLD: 0, ESC: 0 }

test('is that of all records in it that one sees, under the filter; a record without one counts nothing', async () => {
  const { root, north, person, other } = await tree(world, {
    below: { north: {} },
    people: { person: 'ADMIN', other: { level: 'ADMIN', at: 'north' } },
  })
  await world.action(root, person, { serviceTimeMins: 90 })
  await world.action(root, person, { serviceTimeMins: 0 })
  await world.action(north, person, { serviceTimeMins: 45 })
  await world.action(north, person, { state: 'STARTED', serviceTimeMins: 600 })
  expect(await sumsOf(person)).toEqual({ ...none, NEXT: 135, WORK: 600 })
  expect(await sumsOf(other)).toEqual({ ...none, NEXT: 45, WORK: 600 })
  const filter = { organization: { below: north.globalId } }
  expect(await sumsOf(person, { filter })).toEqual({ ...none, NEXT: 45, WORK: 600 })
})

test("is nobody else's, by the id of the bucket either", async () => {
  const { root, person } = await tree(world, { people: { person: 'ADMIN' } })
  await world.action(root, person, { serviceTimeMins: 90 })
  const stranger = (await tree(world, { people: { stranger: 'ADMIN' } })).stranger
  const [next] = await board(person)
  const byId = 'query ($id: ID!) { node(id: $id) { ... on Bucket { serviceTimeMins } } }'
  expect(await world.ask(person, byId, { id: next!.id })).toEqual({ node: { serviceTimeMins: 90 } })
  expect(await world.ask(stranger, byId, { id: next!.id })).toEqual({ node: { serviceTimeMins: 0 } })
})

test('counts a record once that one sees for several reasons', async () => {
  const { root, person } = await tree(world, { people: { person: 'TRANSACTIONAL' } })
  await world.action(root, person, { assigneeId: person.id, serviceTimeMins: 25 })
  expect((await sumsOf(person)).NEXT).toBe(25)
})

test('of an instant is that of then', async () => {
  const { root, person } = await tree(world, { people: { person: 'ADMIN' } })
  const action = await world.action(root, person, { serviceTimeMins: 30 })
  world.clock.forward({ minutes: 5 })
  const asOf = world.clock.now().toISOString()
  world.clock.forward({ minutes: 5 })
  await world.mutate(person, 'updateAction', { id: action.globalId, serviceTimeMins: 80 })
  expect((await sumsOf(person)).NEXT).toBe(80)
  expect((await sumsOf(person, { asOf })).NEXT).toBe(30)
})

test('is one statement more of a board, for all buckets', async () => {
  const { root, person } = await tree(world, { people: { person: 'ADMIN' } })
  for (const state of ['QUEUED', 'STARTED', 'WAITING_INTERNAL'] as const) await world.action(root, person, { state })
  // Who asks, how many there are, and how long they take.
  expect(await statementsOf(() => board(person))).toHaveLength(3)
})
