// When somebody works: their own times, else the hours of the organization.
import { beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let worker: Person

const world = await World.make()
const { root, division, spot, supervisor } = await tree(world, {
  root: { timeZone: 'America/Denver' },
  below: { division: { timeZone: 'America/Los_Angeles' } },
  groups: { spot: {} },
  people: { supervisor: { level: 'SUPERVISION', at: 'division', in: 'spot' } },
})

beforeAll(async () => {
  worker = await someone()
})

const someone = () => world.user(division, 'TRANSACTIONAL', spot)
const at = (hours: number) => hours * 60
const window = (weekday: number, from: number, to: number) => ({ weekday, from: at(from), to: at(to) })
const early = [window(1, 6, 14), window(2, 6, 14)]
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 24 * 3_600_000).toISOString()

interface Schedule {
  isOwn: boolean
  timeZone: string
  windows: object[]
  version: number
  can: { edit: { allowed: boolean } }
}
type Result = MutationResult & {
  schedule?: Schedule
  user?: { absences: { internalID: number; reason: string | null; deputy: { name: string } | null }[] }
}

const fields =
  'schedule { isOwn timeZone windows { weekday from to } version can { edit { allowed } } } user { absences { internalID reason deputy { name } } }'
const save = (by: Person, of: Person, more: object) =>
  world.mutate<Result>(by, 'saveSchedule', { userId: of.globalId, organizationId: division.globalId, ...more }, fields)
const reset = (by: Person, of: Person, more: object = {}) =>
  world.mutate<Result>(by, 'resetSchedule', { userId: of.globalId, organizationId: division.globalId, ...more }, fields)

describe('a schedule', () => {
  test('is that of the organization until one has one, and again when it is taken back', async () => {
    const person = await someone()
    const read = async () =>
      (
        await world.ask<{ node: { memberships: { schedule: Schedule & { hoursOf: { id: string } | null } }[] } }>(
          person,
          'query ($id: ID!) { node(id: $id) { ... on User { memberships { schedule { isOwn timeZone windows { weekday from to } hoursOf { id } version } } } } }',
          { id: person.globalId },
        )
      ).node.memberships[0]!.schedule
    const usual = [1, 2, 3, 4, 5].map((weekday) => window(weekday, 9, 17))
    expect(await read()).toEqual({
      isOwn: false,
      timeZone: 'America/Los_Angeles',
      windows: usual,
      hoursOf: null,
      version: 0,
    })
    const row = { organizationId: root.id, windows: [window(6, 8, 12)] }
    await world.prisma.businessHours.create({ data: row })
    expect(await read()).toMatchObject({ isOwn: false, timeZone: 'America/Los_Angeles', windows: row.windows })
    await world.prisma.businessHours.delete({ where: { organizationId: root.id } })
    const { schedule } = await save(person, person, { windows: early, timeZone: 'America/Denver', version: 0 })
    expect(schedule).toMatchObject({ isOwn: true, timeZone: 'America/Denver', windows: early, version: 1 })
    expect(await read()).toMatchObject({ isOwn: true, windows: early })
    expect((await reset(person, person, { version: 1 })).schedule).toMatchObject({
      isOwn: false,
      version: 0,
      windows: usual,
    })
    expect((await reset(person, person)).schedule?.isOwn).toBe(false)
  })

  test('takes the zone of the organization where none is named, and keeps what is left out', async () => {
    const person = await someone()
    expect((await save(person, person, { windows: early })).schedule).toMatchObject({ timeZone: 'America/Los_Angeles' })
    expect((await save(person, person, { timeZone: 'Europe/Oslo' })).schedule).toMatchObject({
      timeZone: 'Europe/Oslo',
      windows: early,
      version: 2,
    })
  })

  test('is saved in the order of the week', async () => {
    const person = await someone()
    expect(
      (await save(person, person, { windows: [window(3, 12, 20), window(1, 0, 24), window(3, 4, 8)] })).schedule
        ?.windows,
    ).toEqual([window(1, 0, 24), window(3, 4, 8), window(3, 12, 20)])
  })

  test.each([
    ['overlap', [window(1, 6, 14), window(1, 13, 18)], 'windows.1.from'],
    ['end before they begin', [window(1, 14, 6)], 'windows.0.to'],
    ['end when they begin', [window(1, 14, 14)], 'windows.0.to'],
    ['are of an eighth day', [window(8, 6, 14)], 'windows.0.weekday'],
    ['go past midnight', [window(1, 20, 30)], 'windows.0.to'],
    ['are none', [], 'windows'],
  ])('of times that %s is refused', async (_what, windows, path) => {
    const result = await save(worker, worker, { windows })
    expect(result.fields?.[0]?.path).toMatch(path)
    expect(result.fields?.[0]?.message).toMatch(/^[A-Z].*\.$/)
  })

  test.each(['Mars/Olympus', '', '+25:00', 'x'.repeat(300)])('in the zone %s is refused', async (timeZone) => {
    expect((await save(worker, worker, { windows: early, timeZone })).fields?.[0]?.path).toBe('timeZone')
  })

  test('changed by two at once is a conflict for the second, with both values', async () => {
    const person = await someone()
    const results = await Promise.all(
      [early, [window(5, 1, 2)]].map((windows) => save(person, person, { windows, version: 0 })),
    )
    expect(results.map(({ code }) => code).filter(Boolean)).toEqual(['VERSION_CONFLICT'])
    expect(results.find(({ code }) => code)!.differences?.[0]).toEqual({ field: 'version', yours: '0', current: '1' })
    expect((await reset(person, person, { version: 7 })).code).toBe('VERSION_CONFLICT')
  })
})

describe('who may', () => {
  test('oneself and who supervises; a colleague sees it, a stranger does not', async () => {
    const person = await someone()
    expect((await save(person, person, { windows: early })).schedule?.can.edit.allowed).toBe(true)
    expect((await save(supervisor, person, { windows: early })).schedule?.version).toBe(2)
    expect((await save(worker, person, { windows: early })).code).toBe('FORBIDDEN')
    expect((await reset(worker, person)).code).toBe('FORBIDDEN')
    expect((await save(await world.user(await world.organization(), 'ADMIN'), person, { windows: early })).code).toBe(
      'NOT_FOUND',
    )
    const { legacyPersonAtWork } = await world.ask<{ legacyPersonAtWork: { schedule: Schedule } }>(
      worker,
      `{ legacyPersonAtWork(userUuid: "${person.id}", organizationUuid: "${division.id}") { schedule { windows { from } can { edit { allowed } } } } }`,
    )
    expect(legacyPersonAtWork.schedule.can.edit.allowed).toBe(false)
  })

  test.each([
    ['of a stranger', async () => [await world.user(await world.organization(), 'ADMIN'), division] as const],
    ['somewhere else', async () => [worker, await world.organization()] as const],
    [
      'of somebody who is not of that tree',
      async () => {
        const other = await world.organization()
        await world.join(supervisor, other, 'ADMIN')
        return [worker, other] as const
      },
    ],
  ])('a schedule %s is not there', async (_what, make) => {
    const [person, place] = await make()
    expect(
      (
        await world.mutate<Result>(
          supervisor,
          'saveSchedule',
          { userId: person.globalId, organizationId: place.globalId, windows: early },
          fields,
        )
      ).code,
    ).toBe('NOT_FOUND')
    const source = `{ legacyPersonAtWork(userUuid: "${person.id}", organizationUuid: "${place.id}") { user { name } } }`
    expect(await world.ask(supervisor, source)).toEqual({ legacyPersonAtWork: null })
  })

  test('malformed uuids name nobody', async () => {
    for (const uuid of ['', 'x', "' or 1=1 --"]) {
      expect(
        await world.ask(
          worker,
          'query ($uuid: String!) { legacyPersonAtWork(userUuid: $uuid, organizationUuid: $uuid) { user { name } } }',
          { uuid },
        ),
      ).toEqual({ legacyPersonAtWork: null })
    }
  })
})

describe('the absences of a schedule', () => {
  test('are those that are given, by their numbers, and the others are cancelled', async () => {
    const [person, deputy] = [await someone(), await someone()]
    const given = (from: number, to: number, more: object = {}) => ({
      startsAt: inDays(from),
      endsAt: inDays(to),
      ...more,
    })
    const first = await save(person, person, {
      absences: [given(1, 2, { reason: 'One' }), given(3, 4, { reason: 'Two' })],
    })
    expect(first.schedule?.isOwn).toBe(false)
    const [one, two] = first.user!.absences.map(({ internalID }) => ({ internalID })) as [
      { internalID: number },
      { internalID: number },
    ]
    const second = await save(person, person, {
      absences: [
        given(1, 4, { internalID: one.internalID, deputyId: deputy.globalId }),
        given(6, 7, { reason: 'Three' }),
      ],
    })
    expect(second.user!.absences).toEqual([
      { internalID: one.internalID, reason: 'One', deputy: { name: deputy.name } },
      { internalID: expect.any(Number), reason: 'Three', deputy: null },
    ])
    expect(
      (await world.prisma.absence.findUniqueOrThrow({ where: { legacyId: two.internalID } })).cancelledAt,
    ).not.toBeNull()
    expect((await save(person, person, { windows: early })).user!.absences).toHaveLength(2)
    expect((await save(person, person, { absences: [] })).user!.absences).toEqual([])
  })

  test('are refused together: of one that does not go nothing is kept', async () => {
    const person = await someone()
    const absences = [
      { startsAt: inDays(1), endsAt: inDays(3) },
      { startsAt: inDays(2), endsAt: inDays(4) },
    ]
    expect((await save(person, person, { windows: early, absences })).fields?.[0]?.path).toBe('startsAt')
    expect(await world.prisma.absence.count({ where: { userId: person.id } })).toBe(0)
    expect(await world.prisma.personalSchedule.count({ where: { userId: person.id } })).toBe(0)
  })

  test('of somebody else are not named', async () => {
    const other = await someone()
    const { legacyId } = await world.absence(root, other)
    const absences = [{ internalID: legacyId, startsAt: inDays(1), endsAt: inDays(3) }]
    expect((await save(worker, worker, { absences })).code).toBe('NOT_FOUND')
  })

  test('are a hundred at most', async () => {
    const absences = Array.from({ length: 101 }, (_, i) => ({ startsAt: inDays(i + 1), endsAt: inDays(i + 2) }))
    expect((await save(worker, worker, { absences })).fields?.[0]?.path).toBe('absences')
  })
})

test('the schedules of any number of people are two statements', async () => {
  for (let i = 0; i < 3; i++) await someone()
  const sent = await statementsOf(() =>
    world.ask(supervisor, '{ legacyUsers { memberships { schedule { windows { from } } } } }'),
  )
  expect(sent.filter((text) => /personal_schedule|business_hours/.test(text))).toHaveLength(2)
})
