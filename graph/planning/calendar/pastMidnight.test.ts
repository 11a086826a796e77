// An appointment past midnight takes the time of both of its days, wherever time is shown.
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, admin, driver } = await tree(world, {
  root: { timeZone: 'Europe/Oslo' },
  people: { admin: 'ADMIN', driver: {} },
})
const [evening, morning] = ['2027-02-01', '2027-02-02']
const { appointment } = await world.mutate<MutationResult & { appointment: { id: string; calendarFile: string } }>(
  admin,
  'createAppointment',
  {
    organizationId: root.globalId,
    name: 'Night shift handover',
    schedule: { date: evening, startTime: '22:00', endTime: '06:00' },
    attendees: [{ userId: driver.globalId }],
  },
  'appointment { id calendarFile }',
)

test.each([
  ['2027-01-31', 0],
  [evening, 1],
  [morning, 1],
  ['2027-02-03', 0],
])('the calendar of %s has it %i times', async (date, count) => {
  const [from, to] = [`${date}T00:00:00+01:00`, `${date}T23:59:00+01:00`]
  const { calendar } = await world.ask<{ calendar: { appointments: { nodes: { id: string }[] } } }>(
    admin,
    `query ($from: DateTime!, $to: DateTime!) { calendar(from: $from, to: $to) { appointments { nodes { id } } } }`,
    { from, to },
  )
  expect(calendar.appointments.nodes).toHaveLength(count)
})

test.each([
  [evening, '23:00', '24:00', 'BUSY'],
  [morning, '05:00', '05:30', 'BUSY'],
  [morning, '09:00', '10:00', 'FREE'],
])('who is asked to it is on %s from %s to %s: %s', async (date, startTime, endTime, state) => {
  const variables = {
    organizationId: root.globalId,
    userIds: [driver.globalId],
    schedule: { date, startTime, endTime },
  }
  const { availability } = await world.ask<{ availability: { people: { user: { id: string }; state: string }[] } }>(
    admin,
    `query ($organizationId: ID!, $userIds: [ID!]!, $schedule: AppointmentScheduleInput!) {
      availability(organizationId: $organizationId, userIds: $userIds, schedule: $schedule) {
        people { user { id } state } } }`,
    variables,
  )
  expect(availability.people.find(({ user }) => user.id === driver.globalId)!.state).toBe(state)
})

test('its iCalendar and its mail say that it ends the next day', async () => {
  expect(appointment.calendarFile).toContain('DTSTART;TZID=Europe/Oslo:20270201T220000')
  expect(appointment.calendarFile).toContain('DTEND;TZID=Europe/Oslo:20270202T060000')
  const [mail] = await world.services.db.prisma.mail.findMany({ where: { to: { has: driver.email } } })
  expect(mail!.text).toContain('2027-02-01, 22:00–06:00 the next day (Europe/Oslo)')
})
