// Where open work is: the counts of a place are those of the records that say they are done there.
import { priority } from '../../testing/entryIds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const document = `query ($filter: ActionFilter) {
  workMap(filter: $filter) {
    places { locationId name typeName organizationName coordinates { latitude longitude } buckets { name count late } }
    unplaced
    geofences { name }
  }
}`

interface Answer {
  workMap: {
    places: { locationId: string; name: string; buckets: { name: string; count: number; late: number }[] }[]
    unplaced: number
    geofences: { name: string }[]
  }
}

const ask = async (person: Person, filter: object = {}) =>
  (await world.ask<Answer>(person, document, { filter })).workMap

async function place(at: Organization, name: string, more: object = {}) {
  const { id } = await world.prisma.location.create({
    data: { organizationId: at.id, typeId: 2, name, latitude: 39.5, longitude: -119.8, ...more },
  })
  return id
}

const company = () => tree(world, { below: { terminal: { type: 'LOCATION' } }, groups: { spot: {} } })

const work = (answer: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(
    answer.places.map(({ name, buckets }) => [name, Object.fromEntries(buckets.map((one) => [one.name, one.count]))]),
  )

describe('the work of a place', () => {
  test('is what is done there: by its own place, its task record’s, or its organization’s', async () => {
    const { root, terminal, admin, spot } = await company()
    const [yard, shop] = [await place(terminal, 'Yard'), await place(terminal, 'Shop')]
    await place(root, 'Head office')
    const item = await world.prisma.taskItem.create({
      data: {
        name: 'Wash',
        serviceTimeMins: 5,
        actionClassId: 1,
        priorityId: 4,
        objectiveId: 1,
        majorTask: { create: { organizationId: root.id, name: 'Care' } },
      },
    })
    const taskRecord = await world.prisma.taskRecord.create({
      data: {
        organizationId: terminal.id,
        rootId: root.rootId,
        legacyId: 0,
        taskItemId: item.id,
        title: 'Wash',
        actionClassId: 1,
        priorityId: 4,
        serviceTimeMins: 5,
        locationId: shop,
        creatorId: admin.id,
      },
    })
    await world.action(terminal, admin, { locationId: shop })
    await world.action(terminal, admin, { taskRecordId: taskRecord.id, state: 'STARTED' })
    await world.action(terminal, admin, spot)
    await world.action(root, admin, { state: 'WAITING_INTERNAL' })
    await world.action(terminal, admin, { locationId: yard, state: 'COMPLETE' })
    expect(work(await ask(admin))).toEqual({
      Shop: { NEXT: 1, WORK: 1 },
      Yard: { NEXT: 1 },
      'Head office': { HOLD: 1 },
    })
    for (const [name, count] of [
      ['Shop', 2],
      ['Yard', 1],
    ] as const) {
      const { locationId } = (await ask(admin)).places.find((one) => one.name === name)!
      const listed = await world.ask<{ actionGrid: { count: number } }>(
        admin,
        'query ($filter: ActionFilter) { actionGrid(filter: $filter) { count } }',
        { filter: { location: { eq: locationId }, isOpen: true } },
      )
      expect(listed.actionGrid.count).toBe(count)
    }
  })

  test('says how much of it is late', async () => {
    const { root, admin } = await company()
    await place(root, 'Yard')
    await world.action(root, admin, { scheduledEnd: new Date(world.clock.now().getTime() - 60_000) })
    await world.action(root, admin)
    expect((await ask(admin)).places[0]!.buckets).toEqual([{ name: 'NEXT', count: 2, late: 1 }])
  })

  test('without any place is counted by itself', async () => {
    const { root, admin } = await company()
    await place(root, 'A customer', { typeId: 7 })
    await world.action(root, admin)
    const listed = await world.ask<{ actionGrid: { count: number } }>(
      admin,
      '{ actionGrid(filter: { location: { isNull: true } }) { count } }',
    )
    expect(listed.actionGrid.count).toBe(1)
    expect(await ask(admin)).toMatchObject({ unplaced: 1, places: [{ name: 'A customer', buckets: [] }] })
  })

  test('is narrowed as the board is, with the places and areas of the organization and below', async () => {
    const { root, terminal, admin } = await company()
    await place(root, 'Head office')
    await place(terminal, 'Yard')
    for (const [at, name] of [
      [root, 'Office fence'],
      [terminal, 'Yard fence'],
    ] as const) {
      await world.prisma.geofence.create({
        data: { organizationId: at.id, name, shape: 'CIRCLE', latitude: 1, longitude: 1, radius: 50 },
      })
    }
    await world.action(terminal, admin, { priorityId: 1 })
    await world.action(terminal, admin)
    const there = await ask(admin, { organization: { below: terminal.globalId }, priority: { in: [priority(1)] } })
    expect(work(there)).toEqual({ Yard: { NEXT: 1 } })
    expect(there.geofences).toEqual([{ name: 'Yard fence' }])
  })
})

describe('who sees what', () => {
  test('counts are of the records in sight', async () => {
    const { terminal, admin, spot } = await company()
    const worker = await world.user(terminal, 'TRANSACTIONAL', spot)
    await place(terminal, 'Yard')
    await world.action(terminal, admin, { ...spot, assigneeId: worker.id, state: 'STARTED' })
    await world.action(terminal, admin, { ...spot, state: 'STARTED' })
    expect(work(await ask(worker))).toEqual({ Yard: { WORK: 1 } })
  })

  test('another tree has none of it, also when its organization is named', async () => {
    const { root, terminal, admin } = await company()
    await place(terminal, 'Yard')
    await world.prisma.geofence.create({
      data: { organizationId: root.id, name: 'Fence', shape: 'CIRCLE', latitude: 1, longitude: 1, radius: 50 },
    })
    await world.action(terminal, admin)
    const { admin: foreign } = await tree(world)
    for (const filter of [
      {},
      { organization: { below: terminal.globalId } },
      { organization: { below: (await world.organization()).globalId } },
    ]) {
      expect(await ask(foreign, filter)).toEqual({ places: [], unplaced: 0, geofences: [] })
    }
  })
})

test('takes five statements, however many places there are', async () => {
  const { root, admin } = await company()
  for (let i = 0; i < 5; i++) await place(root, `Yard ${i}`)
  await world.action(root, admin)
  await ask(admin)
  // Who asks, the places and whose they are, the areas, and the work.
  expect((await statementsOf(() => ask(admin).then(() => undefined))).length).toBe(5)
})
