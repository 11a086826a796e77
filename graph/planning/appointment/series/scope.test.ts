// A change of an appointment that repeats: of this one, of this and following, of all.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../kernel/node.ts'
import { statementsOf } from '../../../testing/queryLog.ts'
import type { Organization, Person } from '../../../testing/rows.ts'
import { tree } from '../../../testing/tree.ts'
import { type MutationResult, World } from '../../../testing/world.ts'
import { fillSeries } from './fillSeries.ts'

const world = await World.make()
const { prisma, clock } = world
const { admin: stranger } = await tree(world)

interface Answer extends MutationResult {
  appointment: { id: string; series: { sentence: string } | null }
  stepId: string | null
}
const change = (person: Person, mutation: string, input: object) =>
  world.mutate<Answer>(person, mutation, input, 'stepId appointment { id series { sentence } }')
const rowsOf = (of: Organization) =>
  prisma.appointment.findMany({
    where: { rootId: of.id },
    orderBy: { number: 'asc' },
    include: { attendees: true, series: true },
  })
const idOf = ({ id }: { id: string }) => globalId('Appointment', id)
const dateOf = ({ date }: { date: Date }) => date.toISOString().slice(5, 10)

/** Five Mondays of March 2038 at nine, to which Ada is asked. */
async function mondays(repeats = 'FREQ=WEEKLY;COUNT=5') {
  const { root, admin, ada } = await tree(world, {
    root: { timeZone: 'Europe/Oslo' },
    people: { admin: 'ADMIN', ada: 'TRANSACTIONAL' },
  })
  const { code } = await world.mutate(
    admin,
    'createAppointment',
    {
      organizationId: root.globalId,
      name: 'Dock review',
      schedule: { date: '2038-03-01' },
      attendees: [{ userId: ada.globalId }],
      repeats,
    },
    'appointment { id }',
  )
  expect(code).toBeUndefined()
  return { root, admin, ada, rows: await rowsOf(root) }
}

describe('a change', () => {
  test('of this one leaves the others, and can be undone', async () => {
    const { root, admin, rows } = await mondays()
    const { stepId } = await change(admin, 'updateAppointment', { id: idOf(rows[2]!), name: 'Once' })
    expect(stepId).not.toBeNull()
    const names = async () => (await rowsOf(root)).map(({ name }) => name)
    expect(await names()).toEqual(['Dock review', 'Dock review', 'Once', 'Dock review', 'Dock review'])
    await world.mutate(admin, 'undoSteps', { stepIds: [stepId] }, 'outcomes { error { message } }')
    expect(new Set(await names())).toEqual(new Set(['Dock review']))
  })

  test('of all changes what was given of each that stands, and nothing else', async () => {
    const { root, admin, rows } = await mondays()
    await change(admin, 'updateAppointment', { id: idOf(rows[1]!), name: 'Once' })
    await change(admin, 'cancelAppointment', { id: idOf(rows[3]!) })
    const { stepId } = await change(admin, 'updateAppointment', {
      id: idOf(rows[2]!),
      scope: 'ALL',
      objective: 'Waits',
    })
    expect(stepId).toBeNull()
    expect((await rowsOf(root)).map(({ name, objective }) => [name, objective])).toEqual([
      ['Dock review', 'Waits'],
      ['Once', 'Waits'],
      ['Dock review', 'Waits'],
      ['Dock review', ''],
      ['Dock review', 'Waits'],
    ])
  })

  test('of the time moves each by the clock on the wall, over daylight saving, and asks all anew once', async () => {
    const { root, admin, ada, rows } = await mondays()
    await prisma.appointmentAttendee.updateMany({ where: { userId: ada.id }, data: { response: 'ACCEPTED' } })
    await prisma.mail.deleteMany({ where: { to: { has: ada.email } } })
    await change(admin, 'updateAppointment', {
      id: idOf(rows[0]!),
      scope: 'ALL',
      schedule: { startTime: '23:00', endTime: '01:00' },
    })
    const after = await rowsOf(root)
    expect(after.map(({ startsAt }) => startsAt.toISOString().slice(5, 16))).toEqual([
      '03-01T22:00',
      '03-08T22:00',
      '03-15T22:00',
      '03-22T22:00',
      '03-29T21:00',
    ])
    expect(after.every(({ status, attendees }) => status === 'PENDING' && attendees[0]!.response === 'PENDING')).toBe(
      true,
    )
    const mails = await prisma.mail.findMany({ where: { to: { has: ada.email } } })
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Every Monday at 23:00')
    expect(mails[0]!.calendar!.match(/BEGIN:VEVENT/g)).toHaveLength(5)
  })

  test('of the day of this and following moves these by as many days, and splits the series', async () => {
    const { root, admin, rows } = await mondays()
    const { appointment } = await change(admin, 'updateAppointment', {
      id: idOf(rows[2]!),
      scope: 'FOLLOWING',
      schedule: { date: '2038-03-17' },
    })
    expect(appointment.series!.sentence).toBe('Every Wednesday at 09:00, 3 times')
    const after = await rowsOf(root)
    expect(after.map(dateOf)).toEqual(['03-01', '03-08', '03-17', '03-24', '03-31'])
    const [old, next] = [after[0]!.series!, after[2]!.series!]
    expect(old.rule).toBe('FREQ=WEEKLY;BYDAY=MO;UNTIL=20380314T235959')
    expect(after.map(({ seriesId }) => seriesId)).toEqual([old.id, old.id, next.id, next.id, next.id])
    // A later change of all is of those that split off alone.
    await change(admin, 'updateAppointment', { id: idOf(rows[4]!), scope: 'ALL', name: 'Doors' })
    expect((await rowsOf(root)).map(({ name }) => name)).toEqual([
      'Dock review',
      'Dock review',
      'Doors',
      'Doors',
      'Doors',
    ])
  })

  test('of the day of all moves every day, though each takes the place of another, and those that come later', async () => {
    const { root, admin, rows } = await mondays('FREQ=DAILY')
    await change(admin, 'cancelAppointment', { id: idOf(rows[1]!) })
    await change(admin, 'updateAppointment', { id: idOf(rows[0]!), scope: 'ALL', schedule: { date: '2038-03-02' } })
    const before = await rowsOf(root)
    expect(before.slice(0, 4).map(dateOf)).toEqual(['03-02', '03-02', '03-04', '03-05'])
    expect(new Set(before.map(({ seriesId }) => seriesId)).size).toBe(1)
    const last = before.at(-1)!.date
    await fillSeries({ db: world.services.db, clock: { now: () => new Date(last.getTime() - 330 * 86_400_000) } })
    const after = await rowsOf(root)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after[before.length]!.date.getTime() - last.getTime()).toBe(86_400_000)
  })

  test('to days that the rule cannot name is refused at the day', async () => {
    const { root, admin, rows } = await mondays('FREQ=MONTHLY;BYDAY=1MO;COUNT=3')
    const input = { id: idOf(rows[0]!), schedule: { date: '2038-03-02' } }
    expect((await change(admin, 'updateAppointment', { ...input, scope: 'ALL' })).fields).toEqual([
      { path: 'schedule.date', message: expect.stringContaining('This rule cannot move') as string },
    ])
    expect((await rowsOf(root)).map(dateOf)).toEqual(['03-01', '04-05', '05-03'])
    expect((await change(admin, 'updateAppointment', input)).code).toBeUndefined()
  })
})

test('those that have begun stay as they were', async () => {
  const { root, admin, rows } = await mondays()
  await prisma.appointment.updateMany({
    where: { id: { in: [rows[0]!.id, rows[1]!.id] } },
    data: { startsAt: new Date(clock.now().getTime() - 3_600_000) },
  })
  await change(admin, 'updateAppointment', { id: idOf(rows[3]!), scope: 'ALL', name: 'Doors' })
  expect((await rowsOf(root)).map(({ name }) => name)).toEqual([
    'Dock review',
    'Dock review',
    'Doors',
    'Doors',
    'Doors',
  ])
  await change(admin, 'updateAppointment', { id: idOf(rows[3]!), scope: 'ALL', schedule: { date: '2038-03-23' } })
  expect((await rowsOf(root)).map(dateOf)).toEqual(['03-01', '03-08', '03-16', '03-23', '03-30'])
})

describe('cancelling', () => {
  test.each([
    ['THIS', [2]],
    ['FOLLOWING', [2, 3, 4]],
    ['ALL', [0, 1, 2, 3, 4]],
  ])('%s cancels %j, tells each once, and lets none come back', async (scope, gone) => {
    const { root, admin, ada, rows } = await mondays()
    await prisma.mail.deleteMany({ where: { to: { has: ada.email } } })
    await change(admin, 'cancelAppointment', { id: idOf(rows[2]!), scope, reason: 'No doors' })
    await fillSeries({
      db: world.services.db,
      clock: { now: () => new Date(clock.now().getTime() + 900 * 86_400_000) },
    })
    const after = await rowsOf(root)
    expect(after.flatMap(({ cancelledAt }, i) => (cancelledAt ? [i] : []))).toEqual(gone)
    expect(after).toHaveLength(5)
    const mails = await prisma.mail.findMany({ where: { to: { has: ada.email } } })
    expect(mails.map(({ calendar }) => calendar!.match(/STATUS:CANCELLED/g)!.length)).toEqual([gone.length])
  })
})

test('an answer may be given to all at once, and is told once', async () => {
  const { root, ada, rows } = await mondays()
  const input = { id: idOf(rows[1]!), scope: 'FOLLOWING', response: 'ACCEPTED' }
  await world.mutate(ada, 'respondToAppointment', input, 'appointment { id }')
  expect((await rowsOf(root)).map(({ attendees }) => attendees[0]!.response)).toEqual([
    'PENDING',
    ...Array<string>(4).fill('ACCEPTED'),
  ])
  const [told] = await world.services.db.runOnce<[bigint]>(
    `select count(*) from outbox where kind = 'APPOINTMENT_ANSWERED' and of_id = any($1::uuid[])`,
    [rows.map(({ id }) => id)],
  )
  expect(Number(told![0])).toBe(1)
})

test('changes of all at once, of different ones, are made one after the other', async () => {
  const { root, admin, rows } = await mondays()
  const answers = await Promise.all(
    rows.map((row, i) => change(admin, 'updateAppointment', { id: idOf(row), scope: 'ALL', objective: `${i}` })),
  )
  const codes = new Set(answers.map(({ code }) => code ?? 'DONE'))
  // Who comes late is told that it was changed meanwhile.
  expect([...codes].filter((code) => !['DONE', 'VERSION_CONFLICT'].includes(code))).toEqual([])
  expect(new Set((await rowsOf(root)).map(({ objective }) => objective)).size).toBe(1)
})

test('one that does not repeat has no others, at its field; nothing is said to strangers', async () => {
  const { root, admin, rows } = await mondays()
  const { appointment } = await world.mutate<Answer>(
    admin,
    'createAppointment',
    { organizationId: root.globalId, name: 'Once', schedule: { date: '2038-03-01' } },
    'appointment { id }',
  )
  for (const mutation of ['updateAppointment', 'cancelAppointment']) {
    expect((await change(admin, mutation, { id: appointment.id, scope: 'ALL' })).fields).toEqual([
      { path: 'scope', message: 'This appointment does not repeat.' },
    ])
    expect((await change(stranger, mutation, { id: idOf(rows[0]!), scope: 'ALL' })).code).toBe('NOT_FOUND')
  }
})

test.each(['updateAppointment', 'cancelAppointment'])(
  '%s of a year of days takes as many statements as of five',
  async (mutation) => {
    const count = async (repeats: string) => {
      const { admin, rows } = await mondays(repeats)
      const input = mutation === 'updateAppointment' ? { schedule: { startTime: '08:00' } } : {}
      return (await statementsOf(() => change(admin, mutation, { id: idOf(rows[1]!), scope: 'FOLLOWING', ...input })))
        .length
    }
    const few = await count('FREQ=WEEKLY;COUNT=5')
    expect(await count('FREQ=DAILY;COUNT=366')).toBe(few)
  },
)
