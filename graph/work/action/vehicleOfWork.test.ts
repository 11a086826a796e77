// Work names its vehicle: any that is in use in its tree, by records, task records, routines, tours and answers alike.
import { describe, expect, test } from 'vitest'
import { globalId, uuidIn } from '../../kernel/node.ts'
import { actionClass, priority } from '../../testing/entryIds.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { routine, taskRecord } from '../../testing/routines.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { runRoutines } from '../routine/runRoutines.ts'

const world = await World.make()
const { root, yard, shop, admin, supervisor, worker } = await tree(world, {
  below: { yard: { type: 'LOCATION' }, shop: { type: 'LOCATION' } },
  people: {
    admin: 'ADMIN',
    supervisor: { level: 'SUPERVISION', at: 'shop' },
    worker: { at: 'shop' },
  },
})
const { root: elsewhere } = await tree(world)
const [truck, other, sold, foreign] = await Promise.all([
  vehicle(world, yard, { unitNumber: '4184' }),
  vehicle(world, shop, { unitNumber: '4022', type: 'Reefer' }),
  vehicle(world, yard, { unitNumber: '3001', status: 'INACTIVE' }),
  vehicle(world, elsewhere, { unitNumber: '4184' }),
])

interface Named {
  unitNumber: string
  status: string
}
interface Written extends MutationResult {
  path?: string
  action?: MutationResult['action'] & { vehicle: Named | null }
  taskRecord?: { id: string; version: number; vehicle: Named | null }
  series?: { id: string; version: number; vehicle: Named | null }
}

const fields = 'vehicle { unitNumber status }'
const write = (name: string, field: string, input: object, person: Person = admin) =>
  world.mutate<Written>(person, name, input, `${field} { id version ${fields} }`)
const create = (input: object, person?: Person) =>
  write(
    'createAction',
    'action',
    { organizationId: shop.globalId, title: 'Grease', actionClassId: 1, priorityId: 4, ...input },
    person,
  )

/** Each thing that names a vehicle, made and changed. */
const doors: [string, (vehicleId: string | null) => Promise<Written>][] = [
  ['createAction', (vehicleId) => create({ vehicleId })],
  [
    'updateAction',
    async (vehicleId) =>
      write('updateAction', 'action', { id: (await world.action(shop, admin)).globalId, title: 'Oil', vehicleId }),
  ],
  [
    'createTaskRecord',
    async (vehicleId) => {
      const { taskItemId } = await taskRecord(world, shop, admin)
      const input = { organizationId: shop.globalId, taskItemId: globalId('TaskItem', taskItemId!), vehicleId }
      return write('createTaskRecord', 'taskRecord', input)
    },
  ],
  [
    'updateTaskRecord',
    async (vehicleId) =>
      write('updateTaskRecord', 'taskRecord', { id: (await taskRecord(world, shop, admin)).globalId, vehicleId }),
  ],
  [
    'createSeries',
    async (vehicleId) => {
      const { globalId: taskRecordId } = await taskRecord(world, shop, admin)
      return write('createSeries', 'series', { taskRecordId, startsOn: '2031-01-06T06:00', vehicleId })
    },
  ],
  [
    'updateSeries',
    async (vehicleId) =>
      write('updateSeries', 'series', { id: (await routine(world, shop, admin)).globalId, vehicleId }),
  ],
]

describe.each(doors)('%s', (_name, door) => {
  const of = ({ action, taskRecord: record, series }: Written) => (action ?? record ?? series)?.vehicle

  test('names a vehicle of its tree, whichever organization has it, or none', async () => {
    expect(of(await door(truck.globalId))).toEqual({ unitNumber: '4184', status: 'ACTIVE' })
    expect(of(await door(null))).toBeNull()
  })

  test('names none of another tree, none that is not there, and none that is out of use, by path', async () => {
    for (const id of [foreign.globalId, globalId('Vehicle', crypto.randomUUID()), 'x', root.globalId])
      expect(await door(id)).toMatchObject({ code: 'NOT_FOUND', message: 'The vehicle was not found.' })
    expect((await door(sold.globalId)).fields).toEqual([
      { path: 'vehicleId', message: 'Unit 3001 is not in use. Choose another vehicle.' },
    ])
  })
})

test('what was not found is named by its path', async () => {
  const { data } = await world.run(
    admin,
    `mutation ($input: CreateActionInput!) { result: createAction(input: $input) { ... on NotFoundError { path } } }`,
    {
      input: {
        organizationId: shop.globalId,
        title: 'x',
        actionClassId: actionClass(1),
        priorityId: priority(4),
        vehicleId: foreign.globalId,
      },
    },
  )
  expect(data).toEqual({ result: { path: 'input.vehicleId' } })
})

describe('a record', () => {
  test('keeps a vehicle that is put out of use, and may leave it but not come back to it', async () => {
    const own = await vehicle(world, yard)
    const { action } = await create({ vehicleId: own.globalId })
    await world.mutate(admin, 'deactivateVehicle', { id: own.globalId }, 'vehicle { status }')
    const change = (input: object) => write('updateAction', 'action', { id: action!.id, ...input })
    expect((await change({ title: 'Grease all', vehicleId: own.globalId })).action?.vehicle).toEqual({
      unitNumber: own.unitNumber,
      status: 'INACTIVE',
    })
    expect((await change({ vehicleId: null })).action?.vehicle).toBeNull()
    expect((await change({ vehicleId: own.globalId })).fields?.[0]?.path).toBe('vehicleId')
  })

  test('tells in its history of the unit numbers, and in a conflict', async () => {
    const { action } = await create({ vehicleId: truck.globalId })
    await write('updateAction', 'action', { id: action!.id, vehicleId: other.globalId })
    const [entry] = await world.prisma.historyEntry.findMany({
      where: { actionId: uuidIn('Action', action!.id), transition: 'EDIT' },
    })
    expect(entry!.changes).toEqual({ vehicle: ['4184', '4022'] })
    const stale = await write('updateAction', 'action', { id: action!.id, version: 1, vehicleId: null })
    expect(stale.differences).toContainEqual({ field: 'vehicle', yours: '', current: '4022' })
  })

  test('is on the vehicle of its task record unless it says otherwise', async () => {
    const { globalId: taskRecordId } = await taskRecord(world, shop, admin, { vehicleId: truck.id })
    const from = { title: null, template: { taskRecordId } }
    expect((await create(from)).action?.vehicle?.unitNumber).toBe('4184')
    expect((await create({ ...from, vehicleId: other.globalId })).action?.vehicle?.unitNumber).toBe('4022')
    expect((await create({ ...from, vehicleId: null })).action?.vehicle).toBeNull()
  })

  test('of a routine is on that of the routine, else of its task record', async () => {
    const more = {
      work: { vehicleId: truck.id },
      startsOn: new Date(`${world.clock.now().toISOString().slice(0, 10)}T06:00:00Z`),
    }
    const [plain, own] = await Promise.all([
      routine(world, shop, admin, more),
      routine(world, shop, admin, { ...more, vehicleId: other.id }),
    ])
    await runRoutines(world.services, [plain.id, own.id])
    const units = async (seriesId: string) =>
      (
        await world.prisma.occurrence.findMany({
          where: { seriesId, actionId: { not: null } },
          select: { action: { select: { vehicle: { select: { unitNumber: true } } } } },
        })
      ).map(({ action }) => action?.vehicle?.unitNumber)
    expect(new Set(await units(plain.id))).toEqual(new Set(['4184']))
    expect(new Set(await units(own.id))).toEqual(new Set(['4022']))
  })

  test('shows it to who sees the record, and the vehicle itself to who sees its organization', async () => {
    const record = await world.action(shop, admin, { vehicleId: truck.id, assigneeId: worker.id })
    const source =
      'query ($id: ID!) { node(id: $id) { ... on Action { vehicle { unitNumber type vehicleId organization { name } vehicle { id } } } } }'
    const seen = async (person: Person) =>
      (await world.ask<{ node: { vehicle: object } }>(person, source, { id: record.globalId })).node.vehicle
    const named = { unitNumber: '4184', type: 'Tractor', vehicleId: truck.globalId }
    expect(await seen(worker)).toEqual({ ...named, organization: null, vehicle: null })
    expect(await seen(admin)).toMatchObject({ ...named, vehicle: { id: truck.globalId } })
  })
})

test.each([
  ['admin', () => admin],
  ['supervisor', () => supervisor],
  ['worker', () => worker],
])('%s is offered the vehicles in use of the whole tree', async (_name, person) => {
  const source =
    'query ($id: ID!, $search: String) { organization(id: $id) { vehicleChoices(search: $search) { unitNumber } } }'
  const choices = async (search: string) =>
    (
      await world.ask<{ organization: { vehicleChoices: { unitNumber: string }[] } }>(person(), source, {
        id: shop.globalId,
        search,
      })
    ).organization.vehicleChoices.map(({ unitNumber }) => unitNumber)
  expect(await choices('41')).toEqual(['4184'])
  expect(await choices('300')).toEqual([])
})

test('edits of many at once name it too', async () => {
  const some = await Promise.all([world.action(shop, admin), world.action(shop, admin)])
  const { outcomes } = await world.mutate<MutationResult & { outcomes?: { action: object; error: object | null }[] }>(
    admin,
    'transitionActions',
    { ids: some.map((one) => one.globalId), transition: 'EDIT', vehicleId: other.globalId },
    'outcomes { action { vehicle { unitNumber } } error { message } }',
  )
  expect(outcomes).toEqual(some.map(() => ({ action: { vehicle: { unitNumber: '4022' } }, error: null })))
})

test('a board with vehicles is as many statements as one without', async () => {
  await world.action(shop, admin, { vehicleId: truck.id })
  const board = (more: string) =>
    statementsOf(() =>
      world.ask(admin, `{ board { buckets { actions(first: 20) { edges { node { key ${more} } } } } } }`),
    )
  await board('vehicle { unitNumber }')
  expect((await board('vehicle { unitNumber }')).length).toBe((await board('title')).length)
})
