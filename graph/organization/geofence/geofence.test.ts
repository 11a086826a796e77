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
    latitude: number | null
    radius: number | null
    ring: number[][] | null
    entry: boolean
    exit: boolean
    dwellMins: number | null
    location: { name: string } | null
  }
}

const fields = 'geofence { id version shape latitude radius ring entry exit dwellMins location { name } }'
let count = 0
const circle = { shape: 'CIRCLE', latitude: 39.5, longitude: -119.8, radius: 250 }
const triangle = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]
const polygon = { shape: 'POLYGON', ring: triangle }
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
      latitude: 39.5,
      radius: 250,
      ring: null,
      entry: true,
      exit: true,
      dwellMins: null,
    })
    const { geofence } = await create({ ...polygon, entry: false, dwellMins: 45 })
    expect(geofence).toMatchObject({
      shape: 'POLYGON',
      ring: triangle,
      radius: null,
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
      'ring',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
      'Close the polygon: the last point is the first one again.',
    ],
    [
      'ring',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [1, 0],
          [0, 0],
        ],
      },
      'Write at least 3 corners.',
    ],
    ['ring', { shape: 'POLYGON', ring: [] }, 'Write at least 3 corners.'],
    ['ring', { shape: 'POLYGON', ring: [[0, 0]] }, 'Close the polygon: the last point is the first one again.'],
    ['ring', { shape: 'POLYGON' }, 'A polygon needs its corners.'],
    [
      'ring',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      },
      'The sides of the polygon cross each other.',
    ],
    [
      'ring',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [1, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      },
      'Write each corner once, and the first again as the last.',
    ],
    [
      'ring',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [1, 1],
          [2, 2],
          [0, 0],
        ],
      },
      'The corners lie on one line.',
    ],
    ['ring', { shape: 'POLYGON', ring: ringOf(501) }, 'Write at most 500 points.'],
    ['ring', { shape: 'POLYGON', ring: 'x' }, 'Write the corners as [[longitude, latitude], …].'],
    ['ring.1', { shape: 'POLYGON', ring: [[0, 0], 7, [1, 1], [0, 0]] }, 'Write each corner as [longitude, latitude].'],
    [
      'ring.1.1',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [1, 91],
          [1, 1],
          [0, 0],
        ],
      },
      'Write a latitude from -90 to 90.',
    ],
    [
      'ring.1.0',
      {
        shape: 'POLYGON',
        ring: [
          [0, 0],
          [-181, 0],
          [1, 1],
          [0, 0],
        ],
      },
      'Write a longitude from -180 to 180.',
    ],
    ['radius', { ...polygon, radius: 5 }, 'A polygon has none.'],
    ['ring', { ...circle, ring: triangle }, 'A circle has no ring.'],
    ['latitude', { ...circle, latitude: 91 }, 'Write a latitude from -90 to 90.'],
    ['longitude', { ...circle, longitude: null }, 'A circle needs this.'],
    ['radius', { ...circle, radius: 0 }, 'Write a radius of more than 0 metres.'],
    ['radius', { ...circle, radius: 100_001 }, 'Write a radius of at most 100,000 metres.'],
    ['dwellMins', { ...circle, dwellMins: 0 }, 'Write at least 1 minute, or nothing for never.'],
    ['name', { ...circle, name: '' }, 'This is needed.'],
  ])('names a wrong %s in %o', async (path, input, message) => {
    expect((await create(input)).fields).toEqual([{ path, message }])
  })

  test('takes 500 points, and no part of a minute', async () => {
    expect((await create({ shape: 'POLYGON', ring: ringOf(500) })).geofence?.ring).toHaveLength(500)
    await expect(create({ ...circle, dwellMins: 1.5 })).rejects.toThrow(/Int cannot represent/)
  })

  test('keeps what is left out, and begins anew in another shape', async () => {
    const { geofence } = await create({ ...circle, dwellMins: 10 })
    expect((await update(geofence!.id, { radius: 300 })).geofence).toMatchObject({
      latitude: 39.5,
      radius: 300,
      dwellMins: 10,
      version: 2,
    })
    expect((await update(geofence!.id, { shape: 'POLYGON' })).fields).toEqual([
      { path: 'ring', message: 'A polygon needs its corners.' },
    ])
    expect((await update(geofence!.id, polygon)).geofence).toMatchObject({
      shape: 'POLYGON',
      latitude: null,
      radius: null,
      ring: triangle,
      version: 3,
    })
    expect((await update(geofence!.id, { ring: triangle.slice(0, 3) })).fields?.[0]?.path).toBe('ring')
    expect((await update(geofence!.id, { dwellMins: null, exit: false })).geofence).toMatchObject({
      dwellMins: null,
      exit: false,
      ring: triangle,
    })
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
      data: { organizationId: below.id, locationId: above.id, name: 'f', ...circle, shape: 'CIRCLE' },
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
    await update(geofence!.id, { radius: 300 })
    expect(await update(geofence!.id, { version: 1, radius: 400 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'radius', yours: '400', current: '300' },
      ],
    })
    const answers = await Promise.all([
      update(geofence!.id, { version: 2, radius: 1 }),
      update(geofence!.id, { version: 2, radius: 2 }),
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
  const changed = await update(geofence!.id, { radius: 9 }, person)
  expect(changed.message).toBe(mayEdit ? undefined : node.can.edit.reason)
  expect((await remove(geofence!.id, person)).code).toBe(mayDelete ? undefined : 'FORBIDDEN')
})

test('a stranger finds nothing to change or to see', async () => {
  const { admin: stranger } = await tree(world)
  const { geofence } = await create(circle)
  expect((await update(geofence!.id, { radius: 1 }, stranger)).code).toBe('NOT_FOUND')
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
      ...circle,
      shape: 'CIRCLE' as const,
    })),
  })
  await world.prisma.geofence.create({ data: { organizationId: own.id, name: 'd', shape: 'POLYGON', ring: triangle } })
  const source = `{ organizations { geofences(first: 9, search: "") { edges { node { name shape ring radius latitude location { name } can { delete { allowed } } } } } } }`
  await world.ask(person, source)
  let answer:
    | { organizations: { geofences: { edges: { node: { name: string; ring: unknown; radius: number } }[] } }[] }
    | undefined
  expect(await statementsOf(async () => void (answer = await world.ask(person, source)))).toHaveLength(4)
  const nodes = answer!.organizations[0]!.geofences.edges.map(({ node }) => node)
  expect(nodes.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect([nodes[0]!.radius, nodes[3]!.ring]).toEqual([250, triangle])
})
