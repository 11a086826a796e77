// The legacy path of tours: a tour, its task record and its routine, all or nothing.
import { expect, test } from 'vitest'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make({ clock: new TestClock(Date.parse('2026-11-20T12:00:00Z')) })
const base = await world.serve()
const { root: at, admin } = await tree(world, { root: { timeZone: 'America/Los_Angeles' } })

const noVehicle = { Vehicle_ID: null, Vehicle_Unit: null }

let count = 0
async function create(more: object = {}, person = admin) {
  const sent = {
    name: `Round ${count++}`,
    tour_type_id: 2,
    action_class_id: 1,
    stops: [
      'Gate',
      {
        name: 'Dock',
        lat: '39.5',
        lng: -119.8,
        opens: '06:00',
        closes: '09:30',
        ServiceTime_mins: 15,
        pinned: true,
        Schedule_Priority_ID: 2,
      },
    ],
    assignees: [],
    start: '2026-11-23T06:00',
    rrule: 'FREQ=DAILY',
    ...more,
  }
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const response = await fetch(`${base}/api/procedures/create_routine_activity_tour_new`, {
    method: 'POST',
    headers,
    body: JSON.stringify(sent),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const tours = () => world.prisma.tour.count({ where: { organizationId: at.id } })

test('makes the tour, its task record and its routine', async () => {
  const walker = await world.user(at)
  const { status, body } = await create({ assignees: [walker.id], unknown: 1 })
  expect(status).toBe(200)
  expect(body).toEqual({
    message: 'Tour created: Every day at 06:00',
    tour_id: expect.any(Number),
    tour_uuid: expect.any(String),
    name: 'Round 0',
    tour_type_id: 2,
    tour_type_name: 'Inspection',
    action_class_id: 1,
    action_class_name: 'Daily',
    SAAS_Org_UUID: at.id,
    stops: [
      { position: 0, name: 'Gate', Org_Location_id: null, Org_location_id: null, ...noVehicle },
      { position: 1, name: 'Dock', Org_Location_id: null, Org_location_id: null, ...noVehicle },
    ],
    Task_Record_ID: expect.any(Number),
    series_id: expect.any(Number),
    rrule: 'FREQ=DAILY',
    time_zone: 'America/Los_Angeles',
    next: ['2026-11-23T14:00:00.000Z', '2026-11-24T14:00:00.000Z', '2026-11-25T14:00:00.000Z'],
  })
  const stop = await world.prisma.tourStop.findFirst({ where: { tourId: String(body.tour_uuid), name: 'Dock' } })
  expect(stop).toMatchObject({
    latitude: 39.5,
    opensMins: 360,
    closesMins: 570,
    serviceMins: 15,
    pinned: true,
    priorityId: 2,
  })
})

test('an occurrence of it becomes a record of the tour, whose run is planned from it', async () => {
  const { body } = await create({ start: '2026-11-20T09:00', assignees: [admin.id] })
  const action = await world.prisma.action.findFirstOrThrow({ where: { tourId: String(body.tour_uuid) } })
  expect(action).toMatchObject({
    title: body.name,
    assigneeId: admin.id,
    scheduledStart: new Date('2026-11-20T17:00:00Z'),
  })
})

test('an instant is a start too, and RRULE: before a rule does no harm', async () => {
  expect((await create({ start: '2026-11-23T14:00:00Z', rrule: 'RRULE:FREQ=WEEKLY;BYDAY=MO' })).body.next).toContain(
    '2026-11-23T14:00:00.000Z',
  )
})

test('without a rule it falls due by nobody', async () => {
  expect((await create({ rrule: undefined, start: undefined })).body).toMatchObject({
    message: 'Tour created',
    series_id: null,
    Task_Record_ID: null,
    next: [],
  })
})

test.each([
  [{ rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'cadence.rule: '],
  [{ rrule: 'FREQ=DAILY;INTERVAL=0' }, 'cadence.rule: '],
  [{ rrule: 'garbage' }, 'cadence.rule: '],
  [{ start: 'tomorrow' }, 'cadence.startsOn: '],
  [{ start: '2026-02-30T06:00' }, 'cadence.startsOn: '],
  [{ start: 7 }, 'start: Send text.'],
  [{ stops: [] }, 'stops: Add at least one stop'],
  [{ stops: 'x' }, 'stops: Send a list.'],
  [{ stops: [null] }, 'stops.0: Send a name'],
  [{ stops: [{ name: 'a', opens: '25:00' }] }, 'stops.0.opens: Send a time of the day, like 08:30.'],
  [{ stops: [{ name: 'a', lat: 1 }] }, 'stops.0.longitude: Write the longitude too, or leave out the latitude.'],
  [{ stops: [{ name: 'a', lat: 'x', lng: 1 }] }, 'stops.0.lat: Send degrees as a number.'],
  [{ stops: Array.from({ length: 201 }, () => 'a') }, 'stops: A tour has at most 200 stops; leave out 1.'],
  [{ tour_type_id: 99 }, 'typeId: Choose a tour type of the list.'],
  [{ assignees: ['x'] }, 'assignees.0: Send a uuid.'],
  [{ name: ' ' }, 'name: Enter a name.'],
])('%j is 422, says why, and makes nothing', async (more, detail) => {
  const before = await tours()
  const { status, body } = await create(more)
  expect([status, body.message, body.code]).toEqual([422, 'Error in Scheduling the data', 'VALIDATION'])
  expect(String(body.detail)).toContain(detail)
  expect(await tours()).toBe(before)
})

test('a name that there is, is 409, and makes no second task record', async () => {
  await create({ name: 'Once' })
  const records = await world.prisma.taskRecord.count({ where: { organizationId: at.id } })
  expect(await create({ name: 'Once' })).toMatchObject({
    status: 409,
    body: { detail: 'There is a tour of this name already.' },
  })
  expect(await world.prisma.taskRecord.count({ where: { organizationId: at.id } })).toBe(records)
})

test('who may not edit tours there is refused; a stranger finds nothing', async () => {
  const clerk = await world.user(at, 'TRANSACTIONAL', await world.group(at))
  const { admin: stranger } = await tree(world)
  expect((await create({}, clerk)).status).toBe(403)
  expect((await create({ SAAS_Org_UUID: at.id }, stranger)).status).toBe(404)
  const { id, legacyId } = await world.prisma.location.create({
    data: { organizationId: at.id, name: 'Mine', typeId: 2 },
  })
  expect((await create({ stops: [legacyId] }, stranger)).status).toBe(404)
  expect((await create({ stops: [legacyId] })).body.stops).toEqual([
    { position: 0, name: 'Mine', Org_Location_id: legacyId, Org_location_id: legacyId, ...noVehicle },
  ])
  for (const spelling of ['Org_Location_id', 'Org_location_id']) {
    expect((await create({ stops: [{ [spelling]: legacyId }] })).body.stops).toMatchObject([
      { Org_Location_id: legacyId },
    ])
  }
  expect((await create({ assignees: [id] })).status).toBe(404)
  expect((await create({ assignees: [stranger.id] })).status).toBe(404)
})
