// Appointments that repeat: which are made, and when they are.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../kernel/node.ts'
import { statementsOf } from '../../../testing/queryLog.ts'
import type { Organization, Person } from '../../../testing/rows.ts'
import { tree } from '../../../testing/tree.ts'
import { type MutationResult, World } from '../../../testing/world.ts'
import { fillSeries } from './fillSeries.ts'

const world = await World.make()
const { prisma, clock } = world
const house = () => tree(world, { root: { timeZone: 'Europe/Oslo' }, people: { admin: 'ADMIN', ada: 'TRANSACTIONAL' } })
const day = 86_400_000
const dayIn = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10)

interface Answer extends MutationResult {
  appointment: {
    id: string
    key: string
    series: { rule: string; sentence: string } | null
    schedule: { date: string }
  }
}
const create = (person: Person, of: Organization, more: object) =>
  world.mutate<Answer>(
    person,
    'createAppointment',
    { organizationId: of.globalId, name: 'Dock review', ...more },
    'appointment { id key schedule { date } series { rule sentence } }',
  )
const rowsOf = (of: Organization) =>
  prisma.appointment.findMany({ where: { rootId: of.id }, orderBy: { startsAt: 'asc' }, include: { attendees: true } })

describe('one that repeats', () => {
  test('stands a year ahead, each time with its own number and people, and says by what it repeats', async () => {
    const { root, admin, ada } = await house()
    const { appointment } = await create(admin, root, {
      schedule: { date: '2038-03-01', startTime: '09:00' },
      repeats: 'FREQ=WEEKLY',
      attendees: [{ userId: ada.globalId }],
    })
    expect(appointment).toMatchObject({
      key: 'appt-11',
      series: { rule: 'FREQ=WEEKLY;BYDAY=MO', sentence: 'Every Monday at 09:00' },
    })
    const rows = await rowsOf(root)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => 11 + i))
    expect(rows).toHaveLength(53)
    expect(rows.every(({ attendees, parties }) => attendees[0]!.userId === ada.id && parties.includes(ada.id))).toBe(
      true,
    )
    // By the clock on the wall, before and after the clocks change.
    const at = (date: string) => rows.find((row) => row.date.toISOString().startsWith(date))!.startsAt.toISOString()
    expect([at('2038-03-22'), at('2038-03-29'), at('2038-10-25'), at('2038-11-01')]).toEqual([
      '2038-03-22T08:00:00.000Z',
      '2038-03-29T07:00:00.000Z',
      '2038-10-25T07:00:00.000Z',
      '2038-11-01T08:00:00.000Z',
    ])
  })

  test('begins on the first day that the rule names, and ends with it', async () => {
    const { root, admin } = await house()
    const schedule = { date: '2038-03-03', startTime: '22:00', endTime: '06:00' }
    const { appointment } = await create(admin, root, { schedule, repeats: 'FREQ=WEEKLY;BYDAY=MO,TU;COUNT=3' })
    expect(appointment.schedule.date).toBe('2038-03-08')
    expect((await rowsOf(root)).map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])).toEqual([
      ['2038-03-08T21:00:00.000Z', '2038-03-09T05:00:00.000Z'],
      ['2038-03-09T21:00:00.000Z', '2038-03-10T05:00:00.000Z'],
      ['2038-03-15T21:00:00.000Z', '2038-03-16T05:00:00.000Z'],
    ])
  })

  test('in an hour that the clocks skip lasts as long as ever', async () => {
    const { root, admin } = await house()
    const schedule = { date: '2038-03-27', startTime: '02:30', endTime: '03:00' }
    await create(admin, root, { schedule, repeats: 'FREQ=DAILY;COUNT=2' })
    expect(
      (await rowsOf(root)).map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 60_000),
    ).toEqual([30, 30])
  })

  test.each([
    ['repeats', 'FREQ=SOMETIMES', dayIn(5)],
    ['repeats', 'FREQ=DAILY;BYHOUR=9', dayIn(5)],
    ['repeats', 'FREQ=DAILY;UNTIL=20200101', dayIn(5)],
    ['schedule.date', 'FREQ=DAILY', dayIn(-3)],
  ])('is refused at %s for %s from %s on', async (path, repeats, date) => {
    const { root, admin } = await house()
    const answer = await create(admin, root, { schedule: { date }, repeats })
    expect(answer.fields!.map((field) => field.path.replace('input.', ''))).toEqual([path])
    expect(await rowsOf(root)).toEqual([])
  })

  test('is made in as many statements for a year of days as for one week', async () => {
    const { root, admin } = await house()
    const count = async (repeats: string) =>
      (await statementsOf(() => create(admin, root, { schedule: { date: dayIn(3) }, repeats }))).length
    const few = await count('FREQ=DAILY;COUNT=7')
    expect(await count('FREQ=DAILY')).toBe(few)
    expect(await prisma.appointment.count({ where: { rootId: root.id } })).toBe(7 + 366)
  })
})

describe('the job', () => {
  test('makes what has come into sight, once, like the last that nobody changed alone', async () => {
    const { root, admin } = await house()
    await create(admin, root, { schedule: { date: dayIn(1) }, repeats: 'FREQ=DAILY;INTERVAL=10' })
    const before = await rowsOf(root)
    await world.mutate(
      admin,
      'updateAppointment',
      { id: globalId('Appointment', before.at(-1)!.id), name: 'Once' },
      'appointment { id }',
    )
    const later = { now: () => new Date(clock.now().getTime() + 100 * day) }
    const run = () => fillSeries({ db: world.services.db, clock: later })
    await Promise.all([run(), run()])
    await run()
    const after = await rowsOf(root)
    expect(after.length - before.length).toBe(10)
    expect(after.slice(before.length).map(({ name }) => name)).toEqual(Array(10).fill('Dock review'))
  })

  test('brings back none that was cancelled, and none of a series that ended', async () => {
    const { root, admin } = await house()
    await create(admin, root, { schedule: { date: dayIn(1) }, repeats: 'FREQ=DAILY;COUNT=4' })
    const [, second] = await rowsOf(root)
    await world.mutate(admin, 'cancelAppointment', { id: globalId('Appointment', second!.id) }, 'appointment { id }')
    await fillSeries({ db: world.services.db, clock: { now: () => new Date(clock.now().getTime() + 400 * day) } })
    const rows = await rowsOf(root)
    expect(rows.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([false, true, false, false])
  })
})
