// The legacy paths of places: whose they are, and what is wrong with them, in legacy words.
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root: at, admin } = await tree(world)

async function call(method: string, path: string, body?: object, person = admin) {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const response = await fetch(`${base}/api/org/${path}`, { method, headers, body: body && JSON.stringify(body) })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown> & Record<string, unknown>[],
  }
}

let count = 0
const add = (body: object = {}, person = admin) =>
  call('POST', 'locations', { SAAS_Org_UUID: at.id, name: `L ${count++}`, Location_Type_ID: 2, ...body }, person)

test('a location goes in, comes back, changes and goes', async () => {
  const { status, body } = await add({
    name: 'Reno',
    lat: '39.53',
    lng: -119.81,
    City: 'Reno',
    State: 'US-NV',
    Country: 'US',
    unknown: 1,
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    Org_Location_id: expect.any(Number),
    Org_Location_UUID: expect.any(String),
    SAAS_Org_UUID: at.id,
    name: 'Reno',
    Location_Type_ID: 2,
    Location_Type_Name: 'Terminal',
    Address_Line1: '',
    Address_Line2: '',
    City: 'Reno',
    Postal_Code: '',
    State: 'US-NV',
    Country: 'US',
    lat: 39.53,
    lng: -119.81,
    status: 'Active',
    version: 1,
  })
  const path = `locations/${String(body.Org_Location_id)}`
  expect((await call('PUT', path, { name: 'Reno 2', status: 'Inactive', lat: null, lng: null })).body).toMatchObject({
    name: 'Reno 2',
    status: 'Inactive',
    lat: null,
    version: 2,
    City: 'Reno',
  })
  expect((await call('PUT', `locations/${String(body.Org_Location_UUID)}`, { version: 1, name: 'x' })).status).toBe(409)
  expect((await call('GET', `locations?saas_org_uuid=${at.id}`)).body.map(({ name }) => name)).toContain('Reno 2')
  expect(await call('DELETE', path)).toEqual({ status: 200, body: { message: 'The location was deleted.' } })
  expect((await call('DELETE', path)).status).toBe(404)
})

test.each([
  [{ lat: 91, lng: 0 }, 'latitude: Write a latitude from -90 to 90.'],
  [{ lat: 'x', lng: 0 }, 'lat: Send degrees as a number.'],
  [{ lat: 1 }, 'longitude: Write the longitude too, or leave out the latitude.'],
  [{ Location_Type_ID: 99 }, 'typeId: Choose a type of the list.'],
  [{ SAAS_Org_UUID: 'x' }, 'SAAS_Org_UUID: Send a uuid.'],
  [{ status: 'Gone' }, 'status: Send Active or Inactive.'],
])('%o is 422', async (body, detail) => {
  expect(await add(body)).toMatchObject({ status: 422, body: { message: 'Error while saving the location', detail } })
})

test('one coordinate may be changed alone, and is not left alone', async () => {
  const { body } = await add({ lat: 39.53, lng: -119.81 })
  const path = `locations/${String(body.Org_Location_id)}`
  expect((await call('PUT', path, { lat: 40 })).body).toMatchObject({ lat: 40, lng: -119.81 })
  expect(await call('PUT', path, { lng: null })).toMatchObject({
    status: 422,
    body: { detail: 'longitude: Write the longitude too, or leave out the latitude.' },
  })
})

test('what uses a location keeps it: 409', async () => {
  const { body } = await add()
  await world.prisma.vehicle.create({
    data: { organizationId: at.id, locationId: String(body.Org_Location_UUID), unitNumber: 'T-9', type: 'Tractor' },
  })
  expect(await call('DELETE', `locations/${String(body.Org_Location_id)}`)).toMatchObject({
    status: 409,
    body: {
      message: 'Error while deleting the location',
      detail: 'The location is used by 1 vehicle (T-9). Move them away first.',
    },
  })
})

test.each([
  ['STRATEGIC', 200, 403],
  ['TACTICAL', 200, 403],
  ['SUPERVISION', 403, 403],
  ['TRANSACTIONAL', 403, 403],
] as const)('%s: writing is %i, deleting %i', async (level, writing, deleting) => {
  const person = await world.user(at, level, await world.group(at))
  const { body } = await add()
  const path = `locations/${String(body.Org_Location_id)}`
  expect((await add({}, person)).status).toBe(writing)
  expect((await call('PUT', path, { City: 'Reno' }, person)).status).toBe(writing)
  expect((await call('DELETE', path, undefined, person)).status).toBe(deleting)
  expect((await call('GET', `locations?saas_org_uuid=${at.id}`, undefined, person)).status).toBe(200)
})

test('a stranger finds nothing: 404, as where there is nothing', async () => {
  const { admin: stranger } = await tree(world)
  const { body } = await add()
  const path = `locations/${String(body.Org_Location_id)}`
  for (const [method, to, sent] of [
    ['PUT', path, {}],
    ['DELETE', path, undefined],
    ['GET', `locations?saas_org_uuid=${at.id}`, undefined],
    ['GET', `geofences?saas_org_uuid=${at.id}`, undefined],
  ] as const) {
    const { status, body: answer } = await call(method, to, sent, stranger)
    expect([status, answer.code]).toEqual([404, 'NOT_FOUND'])
  }
  expect((await call('DELETE', 'locations/999999999')).status).toBe(404)
  expect((await add({}, stranger)).status).toBe(404)
  expect((await call('GET', 'geofences', undefined, stranger)).body).toEqual([])
})

test('geofences come with their geometry', async () => {
  const { root: own, person } = await tree(world, { people: { person: {} } })
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]
  await world.prisma.geofence.create({
    data: {
      organizationId: own.id,
      name: 'c',
      shape: 'CIRCLE',
      latitude: 1,
      longitude: 2,
      radius: 30,
      dwellMins: 5,
      exit: false,
    },
  })
  await world.prisma.geofence.create({ data: { organizationId: own.id, name: 'p', shape: 'POLYGON', ring } })
  const { body } = await call('GET', `geofences?saas_org_uuid=${own.id}`, undefined, person)
  expect(body).toEqual([
    {
      id: expect.any(Number),
      name: 'c',
      type: 'circle',
      geometry: { type: 'Point', coordinates: [2, 1], radius: 30 },
      Org_Location_id: null,
      Org_location_id: null,
      entry: true,
      exit: false,
      dwell_mins: 5,
    },
    {
      id: expect.any(Number),
      name: 'p',
      type: 'polygon',
      geometry: { type: 'Polygon', coordinates: [ring] },
      Org_Location_id: null,
      Org_location_id: null,
      entry: true,
      exit: true,
      dwell_mins: null,
    },
  ])
})
