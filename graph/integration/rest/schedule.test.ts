// The legacy paths of personal schedules: what goes in comes back, and what is wrong is said in legacy words.
import { expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const {
  root: at,
  spot,
  worker,
  deputy,
} = await tree(world, {
  root: { timeZone: 'America/Denver' },
  groups: { spot: {} },
  people: { worker: { in: 'spot' }, deputy: { in: 'spot' } },
})

type Body = Record<string, unknown> & { absences: { absence_id: number }[] }

async function call(person: Person, method: string, path: string, body?: object) {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const response = await fetch(`${base}/api/tasks/${path}`, { method, headers, body: body && JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Body }
}

const read = (of: Person, by = worker, place = at.id) =>
  call(by, 'GET', `get_user_personal_schedule?user_uuid=${of.id}&saas_org=${place}`)
const save = (of: Person, body: object, by = worker) =>
  call(by, 'POST', 'save_user_personal_schedule', { user_uuid: of.id, saas_org: at.id, ...body })
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 24 * 3_600_000).toISOString()
const windows = [
  { weekday: 1, from: '06:00', to: '14:00' },
  { weekday: 2, from: '16:00', to: '24:00' },
]

test('without one of their own it is that of the organization', async () => {
  const { status, body } = await read(deputy)
  expect(status).toBe(200)
  expect(body).toEqual({
    SAAS_PFUser_UUID: deputy.id,
    name: deputy.name,
    SAAS_Org_UUID: at.id,
    time_zone: 'America/Denver',
    is_own: false,
    version: 0,
    working_windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
    absences: [],
    deputy_uuid: null,
  })
})

test('windows, zone, absences and deputy go in and come back, and so again as they came', async () => {
  const absences = [{ starts_at: inDays(1), ends_at: inDays(3), reason: 'Holiday' }]
  const saved = await save(worker, {
    time_zone: 'America/Boise',
    working_windows: windows,
    absences,
    deputy_uuid: deputy.id,
  })
  expect(saved).toMatchObject({ status: 200, body: { message: 'Schedule saved', version: 1 } })
  const { body } = await read(worker)
  expect(body).toMatchObject({
    time_zone: 'America/Boise',
    working_windows: windows,
    is_own: true,
    deputy_uuid: deputy.id,
    absences: [
      {
        absence_id: expect.any(Number),
        starts_at: inDays(1),
        ends_at: inDays(3),
        reason: 'Holiday',
        deputy_uuid: deputy.id,
        deputy_name: deputy.name,
      },
    ],
  })
  const again = await call(worker, 'POST', 'save_user_personal_schedule', { ...body })
  expect([again.status, again.body.absences]).toEqual([200, body.absences])
})

test('what recurs is among the absences two months ahead; as it came it goes in, and what is left out stays', async () => {
  const person = await world.user(at, 'TRANSACTIONAL', spot)
  const recurring = await world.mutate<{ __typename: string; recurringAbsence?: { id: string } }>(
    person,
    'createRecurringAbsence',
    {
      userId: person.globalId,
      organizationId: at.globalId,
      rule: 'FREQ=DAILY',
      startsOn: `${inDays(2).slice(0, 10)}T12:00`,
      durationMins: 240,
    },
    'recurringAbsence { id }',
  )
  const rows = () =>
    world.prisma.absence.findMany({
      where: { userId: person.id, cancelledAt: null },
      orderBy: { startsAt: 'asc' },
      select: { id: true, startsAt: true, version: true, isChanged: true },
    })
  const before = await rows()
  expect(before.length).toBeGreaterThan(360)
  const { body } = await read(person, person)
  expect(body.absences.length).toBeGreaterThan(50)
  expect(body.absences.length).toBeLessThan(65)
  const asItCame = { time_zone: body.time_zone, working_windows: body.working_windows }
  for (const absences of [body.absences, []]) {
    const saved = await save(person, { ...asItCame, absences }, person)
    expect([saved.status, await rows()]).toEqual([200, before])
  }
  const [first, ...others] = body.absences as unknown as { absence_id: number; ends_at: string }[]
  const later = { ...first!, ends_at: new Date(Date.parse(first!.ends_at) + 3_600_000).toISOString() }
  expect((await save(person, { ...asItCame, absences: [later, ...others] }, person)).status).toBe(200)
  const after = await rows()
  expect(after[0]).toEqual({ ...before[0], version: 2, isChanged: true })
  expect(after.slice(1)).toEqual(before.slice(1))
  await world.mutate(person, 'cancelRecurringAbsence', { id: recurring.recurringAbsence!.id }, '__typename')
})

test.each([
  [{ working_windows: [{ weekday: 1, from: '14:00', to: '06:00' }] }, 'windows.0.to'],
  [
    { working_windows: [{ weekday: 1, from: '9:75', to: '17:00' }] },
    'working_windows.0.from: Send a time of the day, like 08:30.',
  ],
  [{ working_windows: 'always' }, 'working_windows: Send a list of objects.'],
  [{ time_zone: 'Mars/Olympus' }, 'timeZone: Name an IANA time zone'],
  [{ absences: [{ starts_at: 'tomorrow', ends_at: '2027-01-01' }] }, 'absences.0.starts_at: Send a date and time'],
  [{ saas_org: 'x' }, 'saas_org: Send a uuid.'],
  [{ deputy_uuid: 'x' }, 'deputy_uuid: Send a uuid.'],
])('%o is 422', async (body, detail) => {
  const answer = await save(worker, body)
  expect(answer).toMatchObject({
    status: 422,
    body: { message: 'Error in Scheduling the data', detail: expect.stringContaining(detail) },
  })
})

test("a version that is no longer the latest is 409, what is a colleague's 403", async () => {
  expect((await save(worker, { working_windows: windows, version: 0 })).status).toBe(409)
  expect(await save(deputy, { working_windows: windows })).toMatchObject({
    status: 403,
    body: { message: 'Error in Scheduling the data', code: 'FORBIDDEN' },
  })
})

test('a person who is not in sight is 404, and so is anybody in a foreign organization', async () => {
  const { root: other, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
  const absent = {
    status: 404,
    body: { message: 'Error in fetching schedule records', detail: 'The user was not found.', code: 'NOT_FOUND' },
  }
  expect(await read(stranger)).toEqual(absent)
  expect(await read(worker, stranger)).toEqual(absent)
  expect(await read(worker, worker, other.id)).toEqual(absent)
  expect((await save(worker, { working_windows: windows }, stranger)).status).toBe(404)
})
