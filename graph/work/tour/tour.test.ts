import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { vehicle } from '../../testing/vehicle.ts'
import { type MutationResult, World } from '../../testing/world.ts'

interface Stop {
  position: number
  name: string
  opensMins: number | null
  closesMins: number | null
  serviceMins: number
  pinned: boolean
  coordinates: { latitude: number } | null
  priority: { name: string }
  location: { name: string } | null
}

interface Written extends MutationResult {
  tour?: {
    id: string
    name: string
    version: number
    status: string
    speedKmh: number
    stops: Stop[]
    type: { name: string }
    includes: { buckets: string[] }
    startLocation: { name: string } | null
  }
}

const fields = `tour { id name version status speedKmh type { name } startLocation { name } includes { buckets actionClasses { name } priorities { name } }
  stops { position name opensMins closesMins serviceMins pinned coordinates { latitude } priority { name } location { name } } }`
let count = 0
const create = (input: object = {}, person = admin, of = at) =>
  world.mutate<Written>(
    person,
    'createTour',
    { organizationId: of.globalId, name: `Tour ${count++}`, stops: [{ name: 'Gate' }], ...input },
    fields,
  )
const update = (id: string, input: object, person = admin) =>
  world.mutate<Written>(person, 'updateTour', { id, ...input }, fields)
const archive = (id: string, input: object = {}, person = admin) =>
  world.mutate<Written>(person, 'archiveTour', { id, ...input }, fields)
const restore = (id: string) => world.mutate<Written>(admin, 'restoreTour', { id }, fields)
const duplicate = (id: string, input: object = {}, person = admin) =>
  world.mutate<Written>(person, 'duplicateTour', { id, name: `Copy ${count++}`, ...input }, fields)

const world = await World.make()
const { root: at, admin } = await tree(world)
const row = await world.prisma.location.create({
  data: { organizationId: at.id, name: 'Yard', typeId: 9, latitude: 39.5, longitude: -119.8 },
})
const yard = globalId('Location', row.id)

describe('a tour', () => {
  test('has stops at locations, at points and nowhere, in their order', async () => {
    const { tour } = await create({
      typeId: 2,
      startLocationId: yard,
      speedKmh: 15,
      stops: [
        { locationId: yard, opensMins: 480, closesMins: 600, serviceMins: 10, pinned: true, priorityId: 1 },
        { name: 'Harbor', coordinates: { latitude: 37.8, longitude: -122.4 } },
        { name: 'Call the customer' },
      ],
    })
    expect(tour).toMatchObject({
      type: { name: 'Inspection' },
      startLocation: { name: 'Yard' },
      speedKmh: 15,
      status: 'ACTIVE',
      version: 1,
      stops: [
        {
          position: 0,
          name: 'Yard',
          coordinates: { latitude: 39.5 },
          opensMins: 480,
          closesMins: 600,
          serviceMins: 10,
          pinned: true,
          priority: { name: 'Urgent' },
          location: { name: 'Yard' },
        },
        {
          position: 1,
          name: 'Harbor',
          coordinates: { latitude: 37.8 },
          location: null,
          pinned: false,
          priority: { name: 'Normal' },
        },
        { position: 2, name: 'Call the customer', coordinates: null },
      ],
    })
  })

  test('has stops at vehicles of its tree, and keeps one that is put out of use', async () => {
    const own = await vehicle(world, at)
    const foreign = await vehicle(world, (await tree(world)).root)
    const units = 'tour { id version stops { vehicle { unitNumber status } } }'
    const write = (name: string, input: object) => world.mutate<Written & { path?: string }>(admin, name, input, units)
    const stops = [{ name: 'Bay 1', vehicleId: own.globalId }, { name: 'Gate' }]
    const { tour } = await write('createTour', { organizationId: at.globalId, name: `Tour ${count++}`, stops })
    expect(tour!.stops).toEqual([{ vehicle: { unitNumber: own.unitNumber, status: 'ACTIVE' } }, { vehicle: null }])
    await world.mutate(admin, 'deactivateVehicle', { id: own.globalId }, 'vehicle { id }')
    expect((await write('updateTour', { id: tour!.id, stops })).tour!.stops[0]).toEqual({
      vehicle: { unitNumber: own.unitNumber, status: 'INACTIVE' },
    })
    const named = (vehicleId: string) => ({
      organizationId: at.globalId,
      name: `Tour ${count++}`,
      stops: [{ name: 'x' }, { name: 'y', vehicleId }],
    })
    expect((await write('createTour', named(own.globalId))).fields?.map(({ path }) => path)).toEqual([
      'stops.1.vehicleId',
    ])
    expect(await write('createTour', named(foreign.globalId))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The vehicle was not found.',
    })
  })

  test('of no stops is refused, but for one that includes records', async () => {
    const refusal = {
      code: 'VALIDATION',
      fields: [{ path: 'stops', message: 'Add at least one stop, or say which action records the tour includes.' }],
    }
    expect(await create({ stops: [] })).toMatchObject(refusal)
    const { tour } = await create({ stops: [], includes: { buckets: ['ESC'], priorityIds: [1] } })
    expect(tour?.includes).toEqual({ buckets: ['ESC'], actionClasses: [], priorities: [{ name: 'Urgent' }] })
    expect(await update(tour!.id, { includes: null })).toMatchObject(refusal)
  })

  test('has its stops replaced as a whole, and keeps what is left out', async () => {
    const { tour } = await create({ typeId: 3, stops: [{ name: 'A' }, { name: 'B' }] })
    const { tour: changed } = await update(tour!.id, { stops: [{ name: 'B' }, { name: 'C' }, { name: 'A' }] })
    expect(changed).toMatchObject({ name: tour!.name, type: { name: 'Service route' }, version: 2 })
    expect(changed!.stops.map(({ name }) => name)).toEqual(['B', 'C', 'A'])
    expect((await update(tour!.id, { speedKmh: 80 })).tour!.stops).toHaveLength(3)
  })

  test.each([
    ['name', { name: ' ' }],
    ['typeId', { typeId: 99 }],
    ['actionClassId', { actionClassId: 2_000_000 }],
    ['speedKmh', { speedKmh: 0 }],
    ['reminderMins', { reminderMins: -1 }],
    ['stops', { stops: Array.from({ length: 201 }, () => ({ name: 's' })) }],
    ['stops.0.name', { stops: [{}] }],
    ['stops.1.closesMins', { stops: [{ name: 'a' }, { name: 'b', opensMins: 600, closesMins: 540 }] }],
    ['stops.0.opensMins', { stops: [{ name: 'a', opensMins: 1441 }] }],
    ['stops.0.coordinates.latitude', { stops: [{ name: 'a', coordinates: { latitude: 91, longitude: 0 } }] }],
    ['stops.0.priorityId', { stops: [{ name: 'a', priorityId: 77 }] }],
    ['includes.actionClassIds', { includes: { buckets: ['NEXT'], actionClassIds: [9] } }],
  ])('names a wrong %s', async (path, input) => {
    expect((await create(input)).fields?.map((field) => field.path)).toEqual([path])
  })

  test('has two hundred stops at most', async () => {
    expect((await create({ stops: Array.from({ length: 201 }, () => ({ name: 's' })) })).fields?.[0]?.message).toBe(
      'A tour has at most 200 stops; leave out 1.',
    )
  })

  test('has a name of its own in its organization, also as a copy', async () => {
    const { tour } = await create({ name: 'Night round' })
    expect(await create({ name: 'Night round' })).toMatchObject({
      code: 'ALREADY_EXISTS',
      message: 'There is a tour of this name already.',
    })
    expect(await duplicate(tour!.id, { name: 'Night round' })).toMatchObject({ code: 'ALREADY_EXISTS' })
  })

  test('is duplicated with its stops', async () => {
    const { tour } = await create({
      speedKmh: 33,
      stops: [
        { locationId: yard, closesMins: 600 },
        { name: 'B', pinned: true },
      ],
    })
    expect((await duplicate(tour!.id)).tour).toMatchObject({
      speedKmh: 33,
      version: 1,
      stops: [
        { name: 'Yard', closesMins: 600 },
        { name: 'B', pinned: true },
      ],
    })
  })

  test('is archived with its task records, and restored', async () => {
    const { tour } = await create()
    const [, id] = Buffer.from(tour!.id, 'base64').toString().split(':')
    const record = await world.prisma.taskRecord.create({
      data: { organizationId: at.id, tourId: id, title: 't', actionClassId: 1, priorityId: 4, creatorId: admin.id },
    })
    const status = async () => (await world.prisma.taskRecord.findUniqueOrThrow({ where: { id: record.id } })).status
    expect([(await archive(tour!.id)).tour?.status, await status()]).toEqual(['INACTIVE', 'INACTIVE'])
    expect([(await restore(tour!.id)).tour?.status, await status()]).toEqual(['ACTIVE', 'ACTIVE'])
  })

  test('changed meanwhile is a conflict that shows both values', async () => {
    const { tour } = await create()
    await update(tour!.id, { speedKmh: 70 })
    const conflict = {
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'speedKmh', yours: '50', current: '70' },
      ],
    }
    expect(await update(tour!.id, { version: 1, speedKmh: 50 })).toMatchObject(conflict)
    expect((await archive(tour!.id, { version: 1 })).code).toBe('VERSION_CONFLICT')
  })
})

test.each([
  ['ADMIN', true],
  ['STRATEGIC', true],
  ['TACTICAL', true],
  ['SUPERVISION', true],
  ['TRANSACTIONAL', false],
] as const)('%s: may edit those of their own group %s, and reads all of the tree', async (level, may) => {
  const spot = await world.group(at)
  const person = await world.user(at, level, spot)
  const own = { departmentId: globalId('Department', spot.departmentId), groupId: globalId('Group', spot.groupId) }
  const { tour } = await create(own)
  const node = await world.ask<{ node: { name: string; can: { edit: { allowed: boolean; reason: string } } } }>(
    person,
    'query ($id: ID!) { node(id: $id) { ... on Tour { name can { edit { allowed reason } } } } }',
    { id: tour!.id },
  )
  expect(node.node.can.edit.allowed).toBe(may)
  for (const answer of [
    await create(own, person),
    await update(tour!.id, { speedKmh: 9 }, person),
    await duplicate(tour!.id, {}, person),
    await archive(tour!.id, {}, person),
  ]) {
    expect([answer.code, answer.message]).toEqual(
      may ? [undefined, undefined] : ['FORBIDDEN', node.node.can.edit.reason],
    )
  }
  const { tour: whole } = await create()
  const reads = await world.ask<{ node: { name: string } | null }>(
    person,
    'query ($id: ID!) { node(id: $id) { ... on Tour { name } } }',
    { id: whole!.id },
  )
  expect(reads.node?.name).toBe(whole!.name)
  expect((await update(whole!.id, { speedKmh: 9 }, person)).code).toBe(
    ['ADMIN', 'STRATEGIC'].includes(level) ? undefined : 'FORBIDDEN',
  )
})

test('falls due by a cadence, once, by whoever walks it, and its records get its checklist', async () => {
  const { checklist } = await world.mutate<{ checklist: { id: string } }>(
    admin,
    'createChecklist',
    {
      organizationId: at.globalId,
      name: 'Round',
      items: [{ kind: 'PASS_FAIL', prompt: 'Gate locked', mandatory: true }],
    },
    'checklist { id }',
  )
  const { tour } = await create({ checklistId: checklist.id, stops: [{ name: 'Gate', serviceMins: 40 }] })
  const now = new Date(world.clock.now().getTime() + 3_600_000).toISOString().slice(0, 13)
  const set = () =>
    world.mutate<MutationResult & { tour?: object }>(
      admin,
      'setTourCadence',
      { id: tour!.id, recurrence: { rule: 'FREQ=DAILY' }, startsOn: `${now}:00`, assigneeIds: [admin.globalId] },
      'tour { series { sentence rule } taskRecord { title serviceTimeMins } checklist { name } }',
    )
  const answers = await Promise.all([set(), set()])
  expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done'])
  expect(answers.find((answer) => answer.tour)!.tour).toMatchObject({
    series: { rule: 'FREQ=DAILY' },
    taskRecord: { title: tour!.name, serviceTimeMins: 40 },
    checklist: { name: 'Round' },
  })
  const [, id] = Buffer.from(tour!.id, 'base64').toString().split(':')
  const record = await world.prisma.action.findFirstOrThrow({ where: { tourId: id } })
  expect(record).toMatchObject({ assigneeId: admin.id, mandatoryItems: 1, mandatoryOpen: 1 })
})

test('a stranger finds nothing, and no place of a stranger', async () => {
  const { root: theirs, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
  const { tour } = await create()
  for (const answer of [
    await create({}, stranger),
    await update(tour!.id, {}, stranger),
    await archive(tour!.id, {}, stranger),
    await duplicate(tour!.id, {}, stranger),
  ]) {
    expect(answer.code).toBe('NOT_FOUND')
  }
  for (const input of [{ startLocationId: yard }, { endLocationId: yard }, { stops: [{ locationId: yard }] }]) {
    expect((await create(input, stranger, theirs)).code).toBe('NOT_FOUND')
  }
  const { tours, tour: byNumber } = await world.ask<{ tours: { edges: unknown[] }; tour: null }>(
    stranger,
    '{ tours(first: 9) { edges { node { id } } } tour(id: "x") { id } }',
  )
  expect([tours.edges, byNumber]).toEqual([[], null])
})

test('are listed newest first, found by name and whether in use, in three statements', async () => {
  const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
  for (const name of ['North yard', 'South yard', 'Harbor']) await create({ name }, person, own)
  const source =
    '{ tours(first: 9, search: "yard", filter: { status: { eq: ACTIVE } }) { edges { node { name stopCount type { name } stops { name location { name } } can { edit { allowed } plan { allowed } } } } } }'
  let answer: { tours: { edges: { node: { name: string; stopCount: number } }[] } } | undefined
  expect((await statementsOf(async () => void (answer = await world.ask(person, source)))).length).toBe(3)
  expect(answer!.tours.edges.map(({ node }) => [node.name, node.stopCount])).toEqual([
    ['South yard', 1],
    ['North yard', 1],
  ])
})
