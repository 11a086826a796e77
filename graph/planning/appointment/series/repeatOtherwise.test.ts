// An appointment repeats by another rule from one of its days on, begins to repeat, or repeats no more.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../kernel/node.ts'
import { statementsOf } from '../../../testing/queryLog.ts'
import type { Organization, Person } from '../../../testing/rows.ts'
import { tree } from '../../../testing/tree.ts'
import { type MutationResult, World } from '../../../testing/world.ts'

const world = await World.make()
const { prisma } = world
const { admin: stranger } = await tree(world)

interface Answer extends MutationResult {
  appointment: { id: string; repeats: string | null; series: { sentence: string } | null }
  stepId: string | null
}
const update = (person: Person, input: object) =>
  world.mutate<Answer>(person, 'updateAppointment', input, 'stepId appointment { id repeats series { sentence } }')

const rowsOf = ({ id: rootId }: Organization) =>
  prisma.appointment.findMany({
    where: { rootId },
    orderBy: [{ date: 'asc' }, { number: 'asc' }],
    include: { attendees: true },
  })
const idOf = ({ id }: { id: string }) => globalId('Appointment', id)

/** Its appointments in March 2038, by their days; those that are cancelled in brackets. */
const daysOf = async (root: Organization) => {
  const rows = await rowsOf(root)
  return rows
    .map(({ date, cancelledAt }) => (cancelledAt ? `(${date.getUTCDate()})` : `${date.getUTCDate()}`))
    .join(' ')
}

/** Five Mondays of March 2038 at nine, to which Ada is asked; or what else is said. */
async function meeting(repeats: string | null = 'FREQ=WEEKLY;COUNT=5') {
  const { root, admin, ada } = await tree(world, {
    root: { timeZone: 'Europe/Oslo' },
    people: { admin: 'ADMIN', ada: 'TRANSACTIONAL' },
  })
  const attendees = [{ userId: ada.globalId }]
  const schedule = { date: '2038-03-01' }
  const input = { organizationId: root.globalId, name: 'Dock review', schedule, attendees, repeats }
  const { code } = await world.mutate(admin, 'createAppointment', input, 'appointment { id }')
  expect(code).toBeUndefined()
  await prisma.mail.deleteMany({ where: { to: { has: ada.email } } })
  return { root, admin, ada, rows: await rowsOf(root) }
}

describe('another rule', () => {
  test('keeps what it names too, cancels the rest, and leaves what was before', async () => {
    const { root, admin, rows } = await meeting()
    const repeats = 'FREQ=WEEKLY;INTERVAL=2;COUNT=3'
    const { appointment, stepId } = await update(admin, { id: idOf(rows[1]!), scope: 'FOLLOWING', repeats })
    expect(await daysOf(root)).toBe('1 8 (15) 22 (29) 5')
    expect(appointment).toMatchObject({ repeats: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=3' })
    expect(stepId).toBeNull()
    const after = await rowsOf(root)
    expect(after[3]).toMatchObject({ id: rows[3]!.id, seriesId: after[1]!.seriesId })
    expect(after[0]!.seriesId).not.toBe(after[1]!.seriesId)
  })

  test('makes what is missing like the one that was named, and leaves the answers of what stays', async () => {
    const { root, admin, ada, rows } = await meeting()
    await prisma.appointmentAttendee.updateMany({ where: { userId: ada.id }, data: { response: 'ACCEPTED' } })
    const repeats = 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20380317'
    await update(admin, { id: idOf(rows[1]!), scope: 'FOLLOWING', repeats, name: 'Both docks' })
    expect(await daysOf(root)).toBe('1 8 10 15 17 (22) (29)')
    const after = (await rowsOf(root)).map(({ name, attendees: [one] }) => [
      name,
      one!.userId === ada.id,
      one!.response,
    ])
    expect(after.slice(0, 5)).toEqual([
      ['Dock review', true, 'ACCEPTED'],
      ['Both docks', true, 'ACCEPTED'],
      ['Both docks', true, 'PENDING'],
      ['Both docks', true, 'ACCEPTED'],
      ['Both docks', true, 'PENDING'],
    ])
  })

  test('goes with another day and another time, and asks those anew that have it', async () => {
    const { root, admin, ada, rows } = await meeting()
    await prisma.appointmentAttendee.updateMany({ where: { userId: ada.id }, data: { response: 'ACCEPTED' } })
    const schedule = { date: '2038-03-09', startTime: '14:00', endTime: '15:00' }
    const repeats = 'FREQ=WEEKLY;BYDAY=MO,TU;COUNT=4'
    await update(admin, { id: idOf(rows[1]!), scope: 'FOLLOWING', schedule, repeats })
    expect(await daysOf(root)).toBe('1 9 15 16 22 (29)')
    const after = (await rowsOf(root)).map(({ startMins, attendees: [one] }) => [startMins / 60, one!.response])
    expect(after).toEqual([[9, 'ACCEPTED'], ...Array.from({ length: 4 }, () => [14, 'PENDING']), [9, 'ACCEPTED']])
  })

  test('brings back nothing that was cancelled alone, and what it left out when it names it again', async () => {
    const { root, admin, rows } = await meeting()
    await world.mutate(admin, 'cancelAppointment', { id: idOf(rows[2]!) }, 'appointment { id }')
    const change = (repeats: string) => update(admin, { id: idOf(rows[0]!), scope: 'FOLLOWING', repeats })
    await change('FREQ=WEEKLY;INTERVAL=2;COUNT=3')
    expect(await daysOf(root)).toBe('1 (8) (15) (22) 29')
    await change('FREQ=WEEKLY;COUNT=5')
    expect(await daysOf(root)).toBe('1 (8) 8 (15) (22) 22 29')
  })

  test('is told to each person in one mail, with what is cancelled', async () => {
    const { admin, ada, rows } = await meeting()
    const repeats = 'FREQ=WEEKLY;INTERVAL=2;COUNT=3'
    await update(admin, { id: idOf(rows[1]!), scope: 'FOLLOWING', repeats })
    const mails = await prisma.mail.findMany({ where: { to: { has: ada.email } } })
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Every other week on Monday')
    expect(mails[0]!.calendar!.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    expect(mails[0]!.calendar!.match(/STATUS:CANCELLED/g)).toHaveLength(2)
  })
})

test('one that did not repeat begins to, and says so', async () => {
  const { root, admin, ada, rows } = await meeting(null)
  const { appointment } = await update(admin, { id: idOf(rows[0]!), repeats: 'FREQ=DAILY;COUNT=3' })
  expect(await daysOf(root)).toBe('1 2 3')
  expect(appointment.series).toEqual({ sentence: 'Every day at 09:00, 3 times' })
  expect((await rowsOf(root)).map(({ attendees }) => attendees[0]!.userId)).toEqual([ada.id, ada.id, ada.id])
})

test('one that repeats no more stands alone; those after it are cancelled, those before it stay', async () => {
  const { root, admin, rows } = await meeting()
  const { appointment } = await update(admin, { id: idOf(rows[2]!), scope: 'FOLLOWING', repeats: null })
  expect(await daysOf(root)).toBe('1 8 15 (22) (29)')
  expect(appointment).toMatchObject({ repeats: null, series: null })
  const before = await prisma.appointmentSeries.findUniqueOrThrow({ where: { id: rows[0]!.seriesId! } })
  expect(before).toMatchObject({ rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20380314T235959', filledTo: null })
})

test('the rule of an appointment counts from it on', async () => {
  const { admin, rows } = await meeting()
  const { appointment } = await update(admin, { id: idOf(rows[3]!), objective: 'Waits' })
  expect(appointment.repeats).toBe('FREQ=WEEKLY;BYDAY=MO;COUNT=2')
})

describe('is refused at its field', () => {
  test.each([
    ['of one alone', {}, 'scope', /choose FOLLOWING/],
    ['of all', { scope: 'ALL' }, 'scope', /choose FOLLOWING/],
    ['without the day', { scope: 'FOLLOWING', repeats: 'FREQ=WEEKLY;BYDAY=TU' }, 'repeats', /leaves out 2038-03-08/],
    ['with times', { scope: 'FOLLOWING', repeats: 'FREQ=DAILY;BYHOUR=7' }, 'repeats', /Leave out BYHOUR/],
    [
      'in what was',
      { scope: 'FOLLOWING', schedule: { date: '2020-03-02' }, repeats: 'FREQ=DAILY' },
      'schedule.date',
      /begins today or later/,
    ],
  ])('%s', async (_, input, path, message) => {
    const { root, admin, rows } = await meeting()
    const { fields } = await update(admin, { id: idOf(rows[1]!), repeats: 'FREQ=DAILY', ...input })
    expect(fields).toEqual([{ path, message: expect.stringMatching(message) as string }])
    expect(await daysOf(root)).toBe('1 8 15 22 29')
  })

  test('and to strangers nothing is said', async () => {
    const { rows } = await meeting()
    const input = { id: idOf(rows[1]!), scope: 'FOLLOWING', repeats: null }
    expect((await update(stranger, input)).code).toBe('NOT_FOUND')
  })
})

test('a year of days takes as many statements as five', async () => {
  const count = async (repeats: string) => {
    const { admin, rows } = await meeting('FREQ=WEEKLY;COUNT=5')
    const input = { id: idOf(rows[1]!), scope: 'FOLLOWING', repeats }
    return (await statementsOf(() => update(admin, input))).length
  }
  expect(await count('FREQ=DAILY;COUNT=366')).toBe(await count('FREQ=WEEKLY;INTERVAL=2;COUNT=5'))
})
