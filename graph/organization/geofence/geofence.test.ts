import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Written extends MutationResult {
  geofence?: {
    id: string
    version: number
    shape: string
    area: { center?: { latitude: number }; radius?: number; ring?: number[][] }
    entry: boolean
    exit: boolean
    dwellMins: number | null
    location: { name: string } | null
  }
}

const area = 'area { ... on GeofenceCircle { center { latitude } radius } ... on GeofencePolygon { ring } }'
const fields = `geofence { id version shape ${area} entry exit dwellMins location { name } }`
let count = 0
const center = { latitude: 39.5, longitude: -119.8 }
const circleOf = (radius: number, at = center) => ({ area: { circle: { center: at, radius } } })
const circle = circleOf(250)
const circleColumns = { shape: 'CIRCLE' as const, ...center, radius: 250 }
const triangle = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]
const polygonOf = (ring: unknown) => ({ area: { polygon: { ring } } })
const polygon = polygonOf(triangle)
const create = (input: object, person = admin) =>
  world.mutate<Written>(
    person,
    'createGeofence',
    { organizationId: at.globalId, name: `Fence ${count++}`, ...input },
    fields,
  )
const update = (id: string, input: object, person = admin) =>
  world.mutate<Written>(person, 'updateGeofence', { id, ...input }, fields)
const remove = (id: string, person = admin) =>
  world.mutate<MutationResult & { deletedId?: string }>(person, 'deleteGeofence', { id }, 'deletedId')

describe('a geofence', () => {
  test('is a circle or a polygon, and tells of entry and exit', async () => {
    expect((await create(circle)).geofence).toMatchObject({
      shape: 'CIRCLE',
      area: { center: { latitude: 39.5 }, radius: 250 },
      entry: true,
      exit: true,
      dwellMins: null,
    })
    const { geofence } = await create({ ...polygon, entry: false, dwellMins: 45 })
    expect(geofence).toMatchObject({
      shape: 'POLYGON',
      area: { ring: triangle },
      entry: false,
      exit: true,
      dwellMins: 45,
    })
  })

  const ringOf = (points: number) => {
    const corners = Array.from({ length: points - 1 }, (_, i) => [
      Math.cos((2 * Math.PI * i) / (points - 1)),
      Math.sin((2 * Math.PI * i) / (points - 1)),
    ])
    return [...corners, corners[0]!]
  }

  test.each([
    [
      'area.polygon.ring',
      polygonOf([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
      'Close the polygon: the last point is the first one again.',
    ],
    [
      'area.polygon.ring',
      polygonOf([
        [0, 0],
        [1, 0],
        [0, 0],
      ]),
      'Write at least 3 corners.',
    ],
    ['area.polygon.ring', polygonOf([]), 'Write at least 3 corners.'],
    ['area.polygon.ring', polygonOf([[0, 0]]), 'Close the polygon: the last point is the first one again.'],
    [
      'area.polygon.ring',
      polygonOf([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ]),
      'The sides of the polygon cross each other.',
    ],
    [
      'area.polygon.ring',
      polygonOf([
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
      'Write each corner once, and the first again as the last.',
    ],
    [
      'area.polygon.ring',
      polygonOf([
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 0],
      ]),
      'The corners lie on one line.',
    ],
    ['area.polygon.ring', polygonOf(ringOf(501)), 'Write at most 500 points.'],
    ['area.polygon.ring', polygonOf('x'), 'Write the corners as [[longitude, latitude], …].'],
    ['area.polygon.ring.1', polygonOf([[0, 0], 7, [1, 1], [0, 0]]), 'Write each corner as [longitude, latitude].'],
    [
      'area.polygon.ring.1.1',
      polygonOf([
        [0, 0],
        [1, 91],
        [1, 1],
        [0, 0],
      ]),
      'Write a latitude from -90 to 90.',
    ],
    [
      'area.polygon.ring.1.0',
      polygonOf([
        [0, 0],
        [-181, 0],
        [1, 1],
        [0, 0],
      ]),
      'Write a longitude from -180 to 180.',
    ],
    ['area.circle.center.latitude', circleOf(5, { latitude: 91, longitude: 0 }), 'Write a latitude from -90 to 90.'],
    ['area.circle.radius', circleOf(0), 'Write a radius of more than 0 metres.'],
    ['area.circle.radius', circleOf(100_001), 'Write a radius of at most 100,000 metres.'],
    ['dwellMins', { ...circle, dwellMins: 0 }, 'Write at least 1 minute, or nothing for never.'],
    ['name', { ...circle, name: '' }, 'Enter a name.'],
  ])('names a wrong %s in %o', async (path, input, message) => {
    expect((await create(input)).fields).toEqual([{ path, message }])
  })

  test('takes 500 points, and no part of a minute', async () => {
    expect((await create(polygonOf(ringOf(500)))).geofence?.area.ring).toHaveLength(500)
    await expect(create({ ...circle, dwellMins: 1.5 })).rejects.toThrow(/Int cannot represent/)
  })

  test.each([
    [{}, 'GeofenceAreaInput'],
    [{ area: {} }, 'Exactly one key must be specified for OneOf type "GeofenceAreaInput".'],
    [{ area: { ...circle.area, ...polygon.area } }, 'Exactly one key must be specified'],
    [{ area: { circle: { radius: 5 } } }, 'Field "center" of required type "CoordinatesInput!" was not provided.'],
  ])('is of one shape, whole: %o is no input', async (input, message) => {
    await expect(create(input)).rejects.toThrow(message)
  })

  test('keeps its area where that is left out, and has it replaced as a whole', async () => {
    const { geofence } = await create({ ...circle, dwellMins: 10 })
    expect((await update(geofence!.id, circleOf(300))).geofence).toMatchObject({
      area: { center: { latitude: 39.5 }, radius: 300 },
      dwellMins: 10,
      version: 2,
    })
    expect((await update(geofence!.id, polygon)).geofence).toMatchObject({
      shape: 'POLYGON',
      area: { ring: triangle },
      version: 3,
    })
    expect((await update(geofence!.id, polygonOf(triangle.slice(0, 3)))).fields?.[0]?.path).toBe('area.polygon.ring')
    expect((await update(geofence!.id, { dwellMins: null, exit: false })).geofence).toMatchObject({
      dwellMins: null,
      exit: false,
      area: { ring: triangle },
    })
    expect((await update(geofence!.id, { area: null })).fields?.[0]?.path).toBe('area')
  })

  test('stands around a location of its own tree that is seen', async () => {
    const location = async (of: Organization) =>
      globalId(
        'Location',
        (await world.prisma.location.create({ data: { organizationId: of.id, name: `L ${count++}`, typeId: 1 } })).id,
      )
    const own = await location(at)
    const foreign = await location(await world.organization())
    const other = await world.organization()
    await world.join(admin, other, 'ADMIN')
    const { geofence } = await create({ ...circle, locationId: own })
    expect(geofence!.location).not.toBeNull()
    for (const locationId of [foreign, await location(other)]) {
      expect((await create({ ...circle, locationId })).code).toBe('NOT_FOUND')
      expect((await update(geofence!.id, { locationId })).code).toBe('NOT_FOUND')
    }
    expect((await update(geofence!.id, { locationId: null })).geofence!.location).toBeNull()
  })

  test('a location that is out of sight is not told', async () => {
    const below = await world.organization({ parent: at })
    const person = await world.user(below)
    const above = await world.prisma.location.create({
      data: { organizationId: at.id, name: `Above ${count++}`, typeId: 1 },
    })
    const fence = await world.prisma.geofence.create({
      data: { organizationId: below.id, locationId: above.id, name: 'f', ...circleColumns },
    })
    const { node } = await world.ask<{ node: object }>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Geofence { name location { name } } } }',
      { id: globalId('Geofence', fence.id) },
    )
    expect(node).toEqual({ name: 'f', location: null })
  })

  test('changed meanwhile, or of a taken name, is a conflict', async () => {
    const { geofence } = await create({ ...circle, name: 'Taken' })
    expect((await create({ ...circle, name: 'Taken' })).message).toBe('There is a geofence of this name already.')
    await update(geofence!.id, circleOf(300))
    expect(await update(geofence!.id, { version: 1, ...circleOf(400) })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'radius', yours: '400', current: '300' },
      ],
    })
    const answers = await Promise.all([
      update(geofence!.id, { version: 2, ...circleOf(1) }),
      update(geofence!.id, { version: 2, ...circleOf(2) }),
      remove(geofence!.id),
    ])
    expect(answers.filter(({ code }) => !code).length).toBeGreaterThan(0)
    expect(
      answers.filter(({ code }) => code).every(({ code }) => code === 'VERSION_CONFLICT' || code === 'NOT_FOUND'),
    ).toBe(true)
  })
})

test.each([
  ['ADMIN', true, true],
  ['STRATEGIC', true, false],
  ['TACTICAL', false, false],
  ['SUPERVISION', false, false],
  ['TRANSACTIONAL', false, false],
] as const)('%s: may write %s, delete %s, and the graph says so beforehand', async (level, mayEdit, mayDelete) => {
  const person = await world.user(at, level, await world.group(at))
  const { geofence } = await create(circle)
  const { node } = await world.ask<{
    node: { can: Record<'edit' | 'delete', { allowed: boolean; reason: string | null }> }
  }>(
    person,
    'query ($id: ID!) { node(id: $id) { ... on Geofence { can { edit { allowed reason } delete { allowed reason } } } } }',
    { id: geofence!.id },
  )
  expect([node.can.edit.allowed, node.can.delete.allowed]).toEqual([mayEdit, mayDelete])
  expect((await create(circle, person)).code).toBe(mayEdit ? undefined : 'FORBIDDEN')
  const changed = await update(geofence!.id, circleOf(9), person)
  expect(changed.message).toBe(mayEdit ? undefined : node.can.edit.reason)
  expect((await remove(geofence!.id, person)).code).toBe(mayDelete ? undefined : 'FORBIDDEN')
})

test('a stranger finds nothing to change or to see', async () => {
  const { admin: stranger } = await tree(world)
  const { geofence } = await create(circle)
  expect((await update(geofence!.id, circleOf(1), stranger)).code).toBe('NOT_FOUND')
  expect((await remove(geofence!.id, stranger)).code).toBe('NOT_FOUND')
  expect((await create(circle, stranger)).code).toBe('NOT_FOUND')
  expect(await world.ask(stranger, '{ legacyGeofences { id } }')).toEqual({ legacyGeofences: [] })
  expect(await world.ask(stranger, `{ legacyGeofences(organizationUuid: "${at.id}") { id } }`)).toEqual({
    legacyGeofences: null,
  })
})

test('those of an organization are one statement, their locations another', async () => {
  const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
  const location = await world.prisma.location.create({ data: { organizationId: own.id, name: 'L', typeId: 1 } })
  await world.prisma.geofence.createMany({
    data: ['b', 'a', 'c'].map((name) => ({
      organizationId: own.id,
      locationId: location.id,
      name,
      ...circleColumns,
    })),
  })
  await world.prisma.geofence.create({ data: { organizationId: own.id, name: 'd', shape: 'POLYGON', ring: triangle } })
  const source = `{ organizations: organizationTree { geofences(first: 9, search: "") { edges { node { name shape ${area} location { name } can { delete { allowed } } } } } } }`
  await world.ask(person, source)
  let answer:
    | {
        organizations: { geofences: { edges: { node: { name: string; area: { ring: unknown; radius: number } } }[] } }[]
      }
    | undefined
  expect(await statementsOf(async () => void (answer = await world.ask(person, source)))).toHaveLength(4)
  const nodes = answer!.organizations[0]!.geofences.edges.map(({ node }) => node)
  expect(nodes.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect([nodes[0]!.area.radius, nodes[3]!.area.ring]).toEqual([250, triangle])
})
