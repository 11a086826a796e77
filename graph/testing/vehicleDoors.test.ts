// The vehicle of a record goes through every door: it is narrowed to, grouped by, exported, imported and
// sent over REST; what webhooks are told of it stands with their document.
import { expect, test } from 'vitest'
import { effects, Imports } from './imports.ts'
import { taskRecord } from './routines.ts'
import { tree } from './tree.ts'
import { vehicle } from './vehicle.ts'
import { World } from './world.ts'

const world = await World.make()
const address = await world.serve()
const { root, yard, admin } = await tree(world, { below: { yard: { type: 'LOCATION' } } })
const { admin: stranger, root: elsewhere } = await tree(world)
const truck = await vehicle(world, yard, { unitNumber: '4184' })
const other = await vehicle(world, root, { unitNumber: '4022' })
const foreign = await vehicle(world, elsewhere, { unitNumber: '4184' })
const wanted = await world.action(root, admin, { title: 'Replace the clutch', vehicleId: truck.id })
await world.action(root, admin, { title: 'Grease', vehicleId: other.id })
await world.action(root, admin, { title: 'Sweep' })
await world.action(elsewhere, stranger, { title: 'Wash', vehicleId: foreign.id })

const grid = async (input: object) =>
  (
    await world.ask<{
      actionGrid: {
        rows: { nodes: { key: string }[] }
        groups: { label: string; count: number; commonId: string | null }[]
      }
    }>(
      admin,
      `query ($filter: ActionFilter, $groupBy: ActionGrouping) { actionGrid(filter: $filter, groupBy: $groupBy) {
        rows(first: 10) { nodes { key } } groups { label count commonId } } }`,
      input as Record<string, unknown>,
    )
  ).actionGrid

test('narrowed to, it is the records of one’s own organizations', async () => {
  expect((await grid({ filter: { vehicle: { eq: truck.globalId } } })).rows.nodes).toEqual([{ key: wanted.key }])
  expect((await grid({ filter: { vehicle: { eq: foreign.globalId } } })).rows.nodes).toEqual([])
  expect((await grid({ filter: { vehicle: { isNull: true } } })).rows.nodes).toHaveLength(1)
})

test('grouped by it, each group leads to its vehicle', async () => {
  expect((await grid({ groupBy: 'VEHICLE' })).groups).toEqual([
    { label: '4022', count: 1, commonId: other.globalId },
    { label: '4184', count: 1, commonId: truck.globalId },
    { label: 'No vehicle', count: 1, commonId: null },
  ])
})

test('an export has it as a column', async () => {
  const { url } = (await world.mutate(
    admin,
    'createExport',
    { columns: ['NUMBER', 'VEHICLE'], filter: { vehicle: { isNull: false } } },
    'url',
  )) as unknown as { url: string }
  const text = await (await fetch(address + url)).text()
  expect(text.trim().split('\n')).toEqual(expect.arrayContaining(['Number,Vehicle', `${wanted.key},4184`]))
})

const call = async (path: string, body?: object) => {
  const response = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(await world.authorization(admin)), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as never }
}

test('a legacy row has its number and its unit number beside the 19', async () => {
  expect((await call(`tasks/get_tasks_by_record_id?record_id=${wanted.legacyId}`)).body).toMatchObject([
    { Task_Record_ID: wanted.legacyId, Vehicle_ID: truck.legacyId, Vehicle_Unit: '4184' },
  ])
})

test('a task record is added with it over REST, and one of another tree is refused by its name there', async () => {
  const { taskItemId } = await taskRecord(world, root, admin)
  const { legacyId } = await world.prisma.taskItem.findUniqueOrThrow({ where: { id: taskItemId! } })
  const add = (Vehicle_ID: unknown) =>
    call('tasks/add_new_task_record', { SAAS_Org_UUID: root.id, Task_Item_ID: legacyId, Vehicle_ID })
  expect(await add(truck.legacyId)).toMatchObject({
    status: 200,
    body: { row: { Vehicle_ID: truck.legacyId, Vehicle_Unit: '4184' } },
  })
  expect(await add(foreign.legacyId)).toMatchObject({ status: 404, body: { detail: 'The vehicle was not found.' } })
  expect(await add('truck')).toMatchObject({ status: 422, body: { detail: 'Vehicle_ID: Send a whole number.' } })
})

test('a tour is made with stops at it over REST', async () => {
  const made = await call('procedures/create_routine_activity_tour_new', {
    name: 'Yard walk',
    SAAS_Org_UUID: root.id,
    stops: [{ name: 'Bay 1', Vehicle_ID: truck.legacyId }, 'Gate'],
  })
  expect(made).toMatchObject({
    status: 200,
    body: {
      stops: [
        { name: 'Bay 1', Vehicle_Unit: '4184' },
        { name: 'Gate', Vehicle_ID: null, Vehicle_Unit: null },
      ],
    },
  })
})

test('a file brings it in by its unit number, and changes it where the record is there', async () => {
  const imports = new Imports(world, root, admin)
  const file = (unit: string) =>
    `Key,Title,Action class,Priority,Vehicle\nWO-1,Adjust the clutch,Daily,Normal,${unit}\n`
  await imports.take('RECORDS', file('4184'))
  const record = () =>
    world.prisma.importedRecord.findFirstOrThrow({
      where: { rootId: root.id, key: 'WO-1' },
      select: { action: { select: { vehicleId: true, version: true } } },
    })
  expect(await record()).toEqual({ action: { vehicleId: truck.id, version: 1 } })
  expect(effects(await imports.compare('RECORDS', file('4184')))).toEqual(['SAME'])
  await imports.take('RECORDS', file('4022'))
  expect(await record()).toEqual({ action: { vehicleId: other.id, version: 2 } })
  expect(effects(await imports.compare('RECORDS', file('9999')))).toEqual(['REFUSED'])
})

test('a unit number of several organizations is that of the record’s own before others', async () => {
  const imports = new Imports(world, root, admin)
  const [own] = [await vehicle(world, root, { unitNumber: '88' }), await vehicle(world, yard, { unitNumber: '88' })]
  await imports.take('RECORDS', 'Key,Title,Action class,Priority,Vehicle\nWO-2,Wash,Daily,Normal,88\n')
  const row = await world.prisma.importedRecord.findFirstOrThrow({
    where: { rootId: root.id, key: 'WO-2' },
    select: { action: { select: { vehicleId: true } } },
  })
  expect(row.action.vehicleId).toBe(own.id)
})
