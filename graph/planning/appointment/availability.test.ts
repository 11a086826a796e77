// Who is free for an appointment, and when all are: by hours, absences, planned records and appointments of the tree.
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()

// A Monday; without hours of their own, people work from 9 to 17, Monday to Friday.
const day = '2030-11-18'
const at = (time: string, of = day) => new Date(`${of}T${time}:00Z`)

interface Found {
  people: { user: { id: string }; state: string; busy: { from: string; to: string }[] }[]
  firstFree: { date: string; startTime: string; endTime: string } | null
}

const source = `query ($organizationId: ID!, $userIds: [ID!]!, $schedule: AppointmentScheduleInput!) {
  availability(organizationId: $organizationId, userIds: $userIds, schedule: $schedule) {
    people { user { id } state busy { from to } } firstFree { date startTime endTime } } }`
const variables = (place: Organization, others: readonly Person[], startTime: string, endTime: string) => ({
  organizationId: place.globalId,
  userIds: others.map(({ globalId }) => globalId),
  schedule: { date: day, startTime, endTime },
})
const ask = async (person: Person, place: Organization, others: readonly Person[], from = '09:00', to = '10:00') =>
  (await world.ask<{ availability: Found | null }>(person, source, variables(place, others, from, to))).availability
const statesIn = (found: Found | null) => Object.fromEntries(found!.people.map(({ user, state }) => [user.id, state]))
const answer = 'appointment { id }'
const house = () => tree(world, { root: { timeZone: 'UTC' }, people: { admin: 'ADMIN', ada: 'TRANSACTIONAL' } })
const slot = (assigneeId: string, from: string, to: string) => ({
  assigneeId,
  isScheduled: true,
  scheduledStart: at(from),
  scheduledEnd: at(to),
})

test('a planned record and an appointment take time, and the first slot that suits all is found', async () => {
  const { root, admin, ada } = await house()
  await world.action(root, admin, slot(ada.id, '09:00', '10:10'))
  await world.mutate(
    admin,
    'createAppointment',
    {
      organizationId: root.globalId,
      name: 'Dock review',
      schedule: { date: day, startTime: '11:00', endTime: '12:00' },
    },
    answer,
  )
  const found = await ask(admin, root, [ada])
  expect(statesIn(found)).toEqual({ [admin.globalId]: 'FREE', [ada.globalId]: 'BUSY' })
  expect(found!.people.find(({ user }) => user.id === ada.globalId)!.busy).toEqual([
    { from: `${day}T09:00:00.000Z`, to: `${day}T10:10:00.000Z` },
  ])
  // From 10:15 to 11:00 there is too little time for an hour.
  expect(found!.firstFree).toEqual({ date: day, startTime: '12:00', endTime: '13:00' })
  expect((await ask(admin, root, [ada], '09:00', '09:45'))!.firstFree!.startTime).toBe('10:15')
})

test('absences and hours are respected', async () => {
  const { root, admin, ada } = await house()
  await world.absence(root, ada, { startsAt: at('00:00'), endsAt: at('00:00', '2030-11-19') })
  const found = await ask(admin, root, [ada])
  expect(statesIn(found)[ada.globalId]).toBe('ABSENT')
  expect(found!.firstFree).toEqual({ date: '2030-11-19', startTime: '09:00', endTime: '10:00' })
  const early = await ask(admin, root, [], '06:00', '07:00')
  expect(statesIn(early)).toEqual({ [admin.globalId]: 'OFF' })
  expect(early!.firstFree).toMatchObject({ date: day, startTime: '09:00' })
})

test('who works past midnight is free past midnight', async () => {
  const { root, admin } = await house()
  const windows = [
    { weekday: 1, from: 1320, to: 1440 },
    { weekday: 2, from: 0, to: 360 },
  ]
  await world.services.db.prisma.personalSchedule.create({
    data: { userId: admin.id, organizationId: root.id, timeZone: 'UTC', windows },
  })
  const found = await ask(admin, root, [], '23:30', '00:30')
  expect(statesIn(found)).toEqual({ [admin.globalId]: 'FREE' })
  await world.action(root, admin, slot(admin.id, '22:00', '23:30'))
  expect((await ask(admin, root, [], '22:00', '04:00'))!.firstFree).toEqual({
    date: day,
    startTime: '23:30',
    endTime: '05:30',
  })
})

test('a declined and a cancelled appointment take no time', async () => {
  const { root, admin, ada } = await house()
  const { appointment } = await world.mutate<MutationResult & { appointment: { id: string } }>(
    admin,
    'createAppointment',
    {
      organizationId: root.globalId,
      name: 'Dock review',
      schedule: { date: day },
      attendees: [{ userId: ada.globalId }],
    },
    answer,
  )
  const adas = async () => statesIn(await ask(admin, root, [ada]))[ada.globalId]
  expect(await adas()).toBe('BUSY')
  await world.mutate(ada, 'respondToAppointment', { id: appointment.id, response: 'DECLINED' }, answer)
  expect(await adas()).toBe('FREE')
  await world.mutate(ada, 'respondToAppointment', { id: appointment.id, response: 'ACCEPTED' }, answer)
  await world.mutate(admin, 'cancelAppointment', { id: appointment.id }, answer)
  expect(await adas()).toBe('FREE')
})

test('nothing is told of another tree: not of its people, nor what somebody does there', async () => {
  const { root, admin, ada } = await house()
  const { root: theirs, admin: stranger } = await house()
  expect(await ask(stranger, root, [admin])).toBeNull()
  expect(statesIn(await ask(stranger, theirs, [admin, ada]))).toEqual({ [stranger.globalId]: 'FREE' })
  await world.join(ada, theirs, 'TRANSACTIONAL')
  await world.action(root, admin, slot(ada.id, '09:00', '10:00'))
  expect(statesIn(await ask(stranger, theirs, [ada]))[ada.globalId]).toBe('FREE')
})

test('a wrong time is a wrong argument', async () => {
  const { root, admin } = await house()
  const { errors } = await world.run(admin, source, variables(root, [], '10:00', '10:00'))
  expect(errors?.[0]?.message).toMatch(/^schedule: /)
})

test('is one statement for what takes their time, however many people', async () => {
  const { root, admin, ada } = await house()
  const others = [ada]
  const sent = () => statementsOf(() => world.ask(admin, source, variables(root, others, '09:00', '10:00')))
  const count = async () => (await sent()).length
  await count()
  const one = await count()
  for (let i = 0; i < 3; i++) others.push(await world.user(root, 'TRANSACTIONAL'))
  expect(await count()).toBe(one)
  expect((await sent()).filter((text) => text.includes('appointment_attendee'))).toHaveLength(1)
})
