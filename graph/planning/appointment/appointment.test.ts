// Appointments: who sees and changes them, when they are, who is asked, what is told.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels, type AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Person, Spot } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const {
  root: at,
  spot,
  elsewhere,
  people,
} = await tree(world, {
  root: { timeZone: 'Europe/Oslo' },
  groups: { spot: {}, elsewhere: {} },
  levels: { in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface Appointment {
  id: string
  key: string
  name: string
  status: string
  actionType: string
  version: number
  cancelledAt: string | null
  schedule: {
    date: string
    startTime: string
    endTime: string
    endDate: string
    timeZone: string
    startsAt: string
    endsAt: string
    clockNote: string | null
  }
  attendees: { id: string; name: string; email: string; response: string; user: { id: string } | null }[]
  agenda: { text: string; minutes: number | null }[]
  viewerAttendee: { response: string } | null
  can: { edit: { allowed: boolean; reason: string | null } }
}
interface Answer extends MutationResult {
  appointment: Appointment
}

const fields = `id key name status actionType version cancelledAt schedule { date startTime endTime endDate timeZone startsAt endsAt clockNote }
  attendees { id name email response user { id } } agenda { text minutes } viewerAttendee { response } can { edit { allowed reason } }`
const day = '2026-11-23'
const create = (person: Person, more: object = {}, of = at) =>
  world.mutate<Answer>(
    person,
    'createAppointment',
    { organizationId: of.globalId, name: 'Dock review', schedule: { date: day }, ...more },
    `appointment { ${fields} }`,
  )
const change = (person: Person, mutation: string, input: object) =>
  world.mutate<Answer>(person, mutation, input, `appointment { ${fields} }`)
const made = async (person: Person, more: object = {}, of = at) => {
  const answer = await create(person, more, of)
  expect(answer.fields ?? answer.message).toBeUndefined()
  return answer.appointment
}
const see = async (person: Person, key: string) =>
  (
    await world.ask<{ appointment: Appointment | null }>(
      person,
      `query ($key: String!) { appointment(key: $key) { ${fields} } }`,
      { key },
    )
  ).appointment
const listOf = async (person: Person, args = '') =>
  (
    await world.ask<{ appointments: { edges: { node: { id: string } }[] } }>(
      person,
      `{ appointments(first: 100${args}) { edges { node { id } } } }`,
    )
  ).appointments.edges.map(({ node }) => node.id)
const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!
const group = ({ groupId }: Spot) => ({ groupId: globalId('Group', groupId) })
const asked = (...some: Person[]) => ({ attendees: some.map(({ globalId: userId }) => ({ userId })) })

describe('a new appointment', () => {
  test('takes a subject and a day: it is pending, an hour from nine, made by who made it', async () => {
    const one = await made(people.ADMIN)
    expect(one).toMatchObject({
      name: 'Dock review',
      status: 'PENDING',
      actionType: 'CREATE',
      version: 1,
      cancelledAt: null,
    })
    expect(one.schedule).toMatchObject({
      date: day,
      startTime: '09:00',
      endTime: '10:00',
      timeZone: 'Europe/Oslo',
      startsAt: '2026-11-23T08:00:00.000Z',
    })
  })

  test('is counted from 11 in its tree, each number once, whatever is rolled back', async () => {
    const { root: own, person, below } = await tree(world, { below: { below: {} }, people: { person: 'ADMIN' } })
    expect([(await made(person, {}, own)).key, (await made(person, {}, below)).key]).toEqual(['appt-11', 'appt-12'])
    expect((await create(person, { attendees: [{ guest: { email: 'no address' } }] }, own)).code).toBe('VALIDATION')
    const many = await Promise.all([1, 2, 3].map(() => made(person, {}, own)))
    expect(new Set(many.map(({ key }) => key))).toEqual(new Set(['appt-13', 'appt-14', 'appt-15']))
  })

  test('may bring people, an agenda and all else at once', async () => {
    const one = await made(people.ADMIN, {
      ...asked(people.TRANSACTIONAL),
      objective: 'Fewer waits',
      locationMode: 'VIDEO',
      place: 'https://meet.test/1',
      agenda: [{ text: 'Waits', minutes: 20 }, { text: 'Doors' }],
    })
    expect(one.attendees.map(({ name }) => name)).toEqual([people.TRANSACTIONAL.name])
    expect(one.agenda).toEqual([
      { text: 'Waits', minutes: 20 },
      { text: 'Doors', minutes: null },
    ])
  })

  test.each([
    ['schedule.date', { schedule: { date: '2026-02-30' } }],
    ['schedule.date', { schedule: { date: '23 Nov' } }],
    ['schedule.startTime', { schedule: { date: day, startTime: '25:00' } }],
    ['schedule.endTime', { schedule: { date: day, startTime: '10:00', endTime: '10:00' } }],
    ['schedule.startTime', { schedule: { date: day, startTime: '24:00', endTime: '01:00' } }],
    ['schedule.endTime', { schedule: { date: day, startTime: '00:00', endTime: '00:00' } }],
    ['schedule.timeZone', { schedule: { date: day, timeZone: 'Mars/Olympus' } }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 'nul\0' }],
    ['attendees.0.guest.email', { attendees: [{ guest: { name: 'Eve', email: 'eve@x.test\r\nBcc: all@x.test' } }] }],
    ['agenda.0.minutes', { agenda: [{ text: 'a', minutes: 0 }] }],
    ['agenda.0.text', { agenda: [{ text: '' }] }],
  ])('says what is wrong with %s', async (path, more) => {
    const answer = await create(people.ADMIN, more)
    expect(answer.code).toBe('VALIDATION')
    expect(answer.fields!.map((field) => field.path.replace('input.', ''))).toContainEqual(
      expect.stringContaining(path),
    )
  })

  test('is made by every level, for others in their place alone, and by no stranger', async () => {
    for (const level of accessLevels) expect((await create(people[level], group(spot))).code, level).toBeUndefined()
    expect((await create(stranger)).code).toBe('NOT_FOUND')
    expect((await create(people.ADMIN, asked(stranger))).code).toBe('NOT_FOUND')
  })

  test('is once under its key', async () => {
    const [one, two] = [
      await made(people.ADMIN, { idempotencyKey: 'k1' }),
      await made(people.ADMIN, { idempotencyKey: 'k1' }),
    ]
    expect(two.id).toBe(one.id)
  })
})

describe('who sees and changes it', () => {
  test('is as far as the policy reaches, and whoever made it or is asked', async () => {
    const maker = await world.user(at, 'TRANSACTIONAL', elsewhere)
    const there = await made(people.ADMIN, group(spot))
    const other = await made(maker, group(elsewhere))
    const rows: [AccessLevel, boolean, boolean][] = [
      ['ADMIN', true, true],
      ['STRATEGIC', true, true],
      ['TACTICAL', true, false],
      ['SUPERVISION', true, false],
      ['TRANSACTIONAL', false, false],
    ]
    for (const [level, seesThere, seesOther] of rows) {
      const seen = await listOf(people[level])
      expect([level, seen.includes(there.id), seen.includes(other.id)]).toEqual([level, seesThere, seesOther])
      if (seesThere) expect((await see(people[level], there.key))!.can.edit.allowed, level).toBe(true)
    }
    expect((await see(maker, other.key))!.can.edit.allowed).toBe(true)
    expect(await see(stranger, there.key)).toBeNull()
    expect(await see(stranger, uuidIn(there.id))).toBeNull()
  })

  test('who is asked sees it and answers, but changes nothing', async () => {
    const one = await made(people.ADMIN, asked(people.TRANSACTIONAL))
    const seen = (await see(people.TRANSACTIONAL, one.key))!
    expect(seen.viewerAttendee).toEqual({ response: 'PENDING' })
    expect(seen.can.edit.allowed).toBe(false)
    for (const [mutation, input] of [
      ['updateAppointment', { name: 'x' }],
      ['cancelAppointment', {}],
      ['setAppointmentStatus', { status: 'CONFIRMED' }],
      ['setAppointmentAgenda', { agenda: [] }],
      ['addAppointmentAttendee', { attendee: { guest: { email: 'a@b.test' } } }],
      ['addAppointmentActionItem', { item: 'x' }],
    ] as const) {
      expect(await change(people.TRANSACTIONAL, mutation, { id: one.id, ...input }), mutation).toMatchObject({
        code: 'FORBIDDEN',
        message: seen.can.edit.reason,
      })
    }
    expect(
      (await change(people.TRANSACTIONAL, 'respondToAppointment', { id: one.id, response: 'TENTATIVE' })).appointment
        .viewerAttendee,
    ).toEqual({ response: 'TENTATIVE' })
    expect((await see(people.ADMIN, one.key))!.version).toBe(1)
  })

  test('who is asked no longer sees it no longer', async () => {
    const one = await made(people.ADMIN, asked(people.TRANSACTIONAL))
    await change(people.ADMIN, 'removeAppointmentAttendee', { id: one.attendees[0]!.id })
    expect(await see(people.TRANSACTIONAL, one.key)).toBeNull()
    expect(
      (await change(people.TRANSACTIONAL, 'respondToAppointment', { id: one.id, response: 'ACCEPTED' })).code,
    ).toBe('NOT_FOUND')
  })

  test('only who is asked answers', async () => {
    const one = await made(people.ADMIN)
    expect(await change(people.ADMIN, 'respondToAppointment', { id: one.id, response: 'ACCEPTED' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only who is asked to an appointment answers.',
    })
  })
})

describe('a change', () => {
  const accepted = async () => {
    const one = await made(people.ADMIN, {
      ...asked(people.TRANSACTIONAL),
      attendees: [{ userId: people.TRANSACTIONAL.globalId }, { guest: { name: 'Eve', email: 'eve@x.test' } }],
    })
    await change(people.TRANSACTIONAL, 'respondToAppointment', { id: one.id, response: 'ACCEPTED' })
    return (await change(people.ADMIN, 'setAppointmentStatus', { id: one.id, status: 'CONFIRMED' })).appointment
  }

  test('of the day alone keeps the times of it, and returns it and the answers to pending', async () => {
    const one = await accepted()
    expect(one.status).toBe('CONFIRMED')
    const { appointment } = await change(people.ADMIN, 'updateAppointment', {
      id: one.id,
      version: one.version,
      schedule: { date: '2026-11-24' },
    })
    expect(appointment).toMatchObject({
      status: 'PENDING',
      actionType: 'UPDATE',
      schedule: { date: '2026-11-24', startTime: '09:00', endTime: '10:00' },
    })
    expect(appointment.attendees.map(({ response }) => response)).toEqual(['PENDING', 'PENDING'])
  })

  test.each([
    ['the same time', { schedule: { date: day, startTime: '09:00', endTime: '10:00', timeZone: 'Europe/Oslo' } }],
    ['another subject', { name: 'Door review' }],
  ])('to %s leaves status and answers', async (_what, more) => {
    const one = await accepted()
    const { appointment } = await change(people.ADMIN, 'updateAppointment', { id: one.id, ...more })
    expect(appointment.status).toBe('CONFIRMED')
    expect(appointment.attendees.map(({ response }) => response).toSorted()).toEqual(['ACCEPTED', 'PENDING'])
  })

  test('is checked against what stays, at its field', async () => {
    const one = await made(people.ADMIN)
    expect(
      (await change(people.ADMIN, 'updateAppointment', { id: one.id, schedule: { startTime: '11:00' } })).fields,
    ).toEqual([{ path: 'schedule.startTime', message: 'Name a start before its end, 10:00.' }])
    expect(
      (await change(people.ADMIN, 'updateAppointment', { id: one.id, schedule: { endTime: '09:00' } })).fields,
    ).toEqual([{ path: 'schedule.endTime', message: 'Name an end other than its start, 09:00.' }])
  })

  test('from an older version shows both values', async () => {
    const one = await made(people.ADMIN)
    await change(people.ADMIN, 'updateAppointment', { id: one.id, name: 'Theirs' })
    const { code, differences } = await change(people.ADMIN, 'updateAppointment', {
      id: one.id,
      version: 1,
      name: 'Mine',
      schedule: { startTime: '08:00' },
    })
    expect(code).toBe('VERSION_CONFLICT')
    expect(differences).toContainEqual({ field: 'name', yours: 'Mine', current: 'Theirs' })
    expect(differences).toContainEqual({ field: 'startTime', yours: '08:00', current: '09:00' })
  })

  test('of two at once is done once', async () => {
    const one = await made(people.ADMIN)
    const answers = await Promise.all(
      ['a', 'b'].map((name) => change(people.ADMIN, 'updateAppointment', { id: one.id, version: 1, name })),
    )
    expect(answers.map(({ code }) => code ?? 'DONE').toSorted()).toEqual(['DONE', 'VERSION_CONFLICT'])
  })

  test('completes it once it has begun', async () => {
    const one = await made(people.ADMIN, { schedule: { date: '2190-01-01' } })
    expect((await change(people.ADMIN, 'setAppointmentStatus', { id: one.id, status: 'COMPLETED' })).message).toBe(
      'This appointment has not begun yet.',
    )
    await change(people.ADMIN, 'updateAppointment', { id: one.id, schedule: { date: '2020-01-01' } })
    expect(
      (await change(people.ADMIN, 'setAppointmentStatus', { id: one.id, status: 'COMPLETED' })).appointment.status,
    ).toBe('COMPLETED')
  })
})

describe('cancelling', () => {
  test('hides it, keeps its status, and ends all changes', async () => {
    const one = await made(people.ADMIN, asked(people.TRANSACTIONAL))
    const { appointment } = await change(people.ADMIN, 'cancelAppointment', { id: one.id, reason: 'No doors today' })
    expect(appointment).toMatchObject({ status: 'PENDING', actionType: 'CANCEL', cancelledAt: expect.any(String) })
    expect(await listOf(people.ADMIN, ', filter: { cancelledAt: { isNull: true } }')).not.toContain(one.id)
    expect(await see(people.TRANSACTIONAL, one.key)).not.toBeNull()
    expect(await change(people.ADMIN, 'updateAppointment', { id: one.id, name: 'x' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This appointment was cancelled.',
    })
    expect(
      (await change(people.TRANSACTIONAL, 'respondToAppointment', { id: one.id, response: 'ACCEPTED' })).code,
    ).toBe('CONFLICT')
    expect((await change(people.ADMIN, 'cancelAppointment', { id: one.id })).appointment.version).toBe(
      appointment.version,
    )
  })
})

describe('restoring', () => {
  const restore = (person: Person, input: object) => change(person, 'restoreAppointment', input)

  test('brings it back pending, asks everybody anew but who does it, and lets it be changed again', async () => {
    const one = await made(people.ADMIN, asked(people.TRANSACTIONAL, people.ADMIN))
    for (const person of [people.TRANSACTIONAL, people.ADMIN])
      await change(person, 'respondToAppointment', { id: one.id, response: 'ACCEPTED' })
    await change(people.ADMIN, 'setAppointmentStatus', { id: one.id, status: 'CONFIRMED' })
    const { appointment: off } = await change(people.ADMIN, 'cancelAppointment', { id: one.id, reason: 'Snow' })
    await world.prisma.outboxEntry.deleteMany()
    const { appointment } = await restore(people.ADMIN, { id: one.id, version: off.version })
    expect(appointment).toMatchObject({ status: 'PENDING', cancelledAt: null, version: off.version + 1 })
    expect(new Map(appointment.attendees.map(({ user, response }) => [user?.id, response]))).toEqual(
      new Map([
        [people.TRANSACTIONAL.globalId, 'PENDING'],
        [people.ADMIN.globalId, 'ACCEPTED'],
      ]),
    )
    expect(await listOf(people.TRANSACTIONAL)).toContain(one.id)
    expect(
      await world.prisma.outboxEntry.findMany({ where: { ofId: uuidIn(one.id) }, select: { kind: true } }),
    ).toEqual([{ kind: 'APPOINTMENT' }, { kind: 'APPOINTMENT_INVITED' }])
    expect((await change(people.ADMIN, 'updateAppointment', { id: one.id, name: 'Again' })).appointment.name).toBe(
      'Again',
    )
  })

  test('changes nothing of what stands, is refused from an older version, to who only answers and to strangers', async () => {
    const one = await made(people.ADMIN, asked(people.TRANSACTIONAL))
    expect((await restore(people.ADMIN, { id: one.id })).appointment.version).toBe(1)
    await change(people.ADMIN, 'cancelAppointment', { id: one.id })
    expect((await restore(people.ADMIN, { id: one.id, version: 1 })).code).toBe('VERSION_CONFLICT')
    expect(await restore(people.TRANSACTIONAL, { id: one.id })).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('answer whether you come'),
    })
    const { admin: stranger } = await tree(world)
    expect((await restore(stranger, { id: one.id })).code).toBe('NOT_FOUND')
    expect((await see(people.ADMIN, one.key))!.cancelledAt).not.toBeNull()
  })
})

test('who is asked changes it where they manage appointments of any place; who does not is told why', async () => {
  const elsewhere = await world.group(at)
  const one = await made(people.ADMIN, { ...group(elsewhere), ...asked(people.SUPERVISION, people.TRANSACTIONAL) })
  expect((await see(people.SUPERVISION, one.key))!.can.edit).toEqual({ allowed: true, reason: null })
  expect((await change(people.SUPERVISION, 'updateAppointment', { id: one.id, place: 'Door 4' })).code).toBeUndefined()
  const { can } = (await see(people.TRANSACTIONAL, one.key))!
  expect(can.edit).toMatchObject({ allowed: false, reason: expect.stringContaining('answer whether you come') })
  expect((await change(people.TRANSACTIONAL, 'updateAppointment', { id: one.id, place: 'x' })).message).toBe(
    can.edit.reason,
  )
})

describe('the clock on the wall', () => {
  test.each([
    // New York springs forward on 8 March 2026 and falls back on 1 November 2026; Oslo on 29 March and 25 October.
    ['America/New_York', '2026-03-07', '09:00', '2026-03-07T14:00:00.000Z', null],
    ['America/New_York', '2026-03-09', '09:00', '2026-03-09T13:00:00.000Z', null],
    [
      'America/New_York',
      '2026-03-08',
      '02:30',
      '2026-03-08T07:30:00.000Z',
      'The clocks skip 02:30 that day; it is taken as 03:30.',
    ],
    [
      'America/New_York',
      '2026-11-01',
      '01:30',
      '2026-11-01T05:30:00.000Z',
      'The clocks show 01:30 twice that day; it is taken as the first.',
    ],
    ['Europe/Oslo', '2026-03-28', '09:00', '2026-03-28T08:00:00.000Z', null],
    ['Europe/Oslo', '2026-03-30', '09:00', '2026-03-30T07:00:00.000Z', null],
  ])('%s on %s at %s is %s', async (timeZone, date, startTime, startsAt, note) => {
    const { schedule } = await made(people.ADMIN, { schedule: { date, startTime, endTime: '23:00', timeZone } })
    expect(schedule).toMatchObject({ startTime, startsAt, clockNote: note })
  })

  test('keeps its time over daylight saving when only the day changes', async () => {
    const one = await made(people.ADMIN, { schedule: { date: '2026-03-28', startTime: '09:00' } })
    const { appointment } = await change(people.ADMIN, 'updateAppointment', {
      id: one.id,
      schedule: { date: '2026-03-30' },
    })
    expect(appointment.schedule).toMatchObject({ startTime: '09:00', startsAt: '2026-03-30T07:00:00.000Z' })
  })

  test('refuses an end that the clocks skip with its start', async () => {
    const { fields: problems } = await create(people.ADMIN, {
      schedule: { date: '2026-03-08', startTime: '02:30', endTime: '03:00', timeZone: 'America/New_York' },
    })
    expect(problems).toEqual([
      { path: 'schedule.endTime', message: 'The clocks skip 02:30 that day; name an end after they have.' },
    ])
  })

  test.each([
    ['until midnight on its day', '23:00', '24:00', '24:00', day, '2026-11-23T23:00:00.000Z'],
    ['until midnight, written as the next day begins', '23:00', '00:00', '24:00', day, '2026-11-23T23:00:00.000Z'],
    ['past midnight on the next day', '22:00', '06:00', '06:00', '2026-11-24', '2026-11-24T05:00:00.000Z'],
    ['a minute less than a day', '09:00', '08:59', '08:59', '2026-11-24', '2026-11-24T07:59:00.000Z'],
    ['all day', '00:00', '24:00', '24:00', day, '2026-11-23T23:00:00.000Z'],
  ])('lasts %s', async (_what, startTime, given, endTime, endDate, endsAt) => {
    const { schedule } = await made(people.ADMIN, { schedule: { date: day, startTime, endTime: given } })
    expect(schedule).toMatchObject({ date: day, startTime, endTime, endDate, endsAt })
  })

  test.each([
    ['longer', '2026-10-24', '2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z'],
    ['shorter', '2026-03-28', '2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z'],
  ])('past midnight is %s where clocks change in that night', async (_how, date, startsAt, endsAt) => {
    const { schedule } = await made(people.ADMIN, { schedule: { date, startTime: '22:00', endTime: '06:00' } })
    expect(schedule).toMatchObject({ startsAt, endsAt, endTime: '06:00' })
  })

  test('keeps an end of the next day where another part changes', async () => {
    const one = await made(people.ADMIN, { schedule: { date: day, startTime: '22:00', endTime: '06:00' } })
    const later = { id: one.id, schedule: { startTime: '23:00' } }
    expect((await change(people.ADMIN, 'updateAppointment', later)).appointment.schedule).toMatchObject({
      startTime: '23:00',
      endTime: '06:00',
      endDate: '2026-11-24',
    })
    expect(
      (await change(people.ADMIN, 'updateAppointment', { id: one.id, schedule: { startTime: '05:00' } })).fields,
    ).toEqual([{ path: 'schedule.endTime', message: 'Name an end at most 24 hours after its start, 05:00.' }])
  })
})

describe('people', () => {
  test('are asked by name or by address, each once; an address of the house is that person', async () => {
    const one = await made(people.ADMIN)
    const add = (attendee: object) => change(people.ADMIN, 'addAppointmentAttendee', { id: one.id, attendee })
    const addGuest = (guest: object) => add({ guest })
    expect(
      (await addGuest({ email: people.TRANSACTIONAL.email.toUpperCase() })).appointment.attendees[0]!.user!.id,
    ).toBe(people.TRANSACTIONAL.globalId)
    expect((await add({ userId: people.TRANSACTIONAL.globalId })).fields).toEqual([
      { path: 'attendee.userId', message: `${people.TRANSACTIONAL.name} is asked already.` },
    ])
    expect(
      (await addGuest({ name: 'Eve', email: 'eve@x.test' })).appointment.attendees.map(({ name }) => name),
    ).toContain('Eve')
    expect((await addGuest({ email: 'nonsense' })).fields).toEqual([
      { path: 'attendee.guest.email', message: expect.stringMatching(/./) },
    ])
    for (const wrong of [{}, { userId: stranger.globalId, guest: { email: 'a@b.test' } }])
      await expect(add(wrong)).rejects.toThrow(/Exactly one key/)
    expect((await add({ userId: stranger.globalId })).code).toBe('NOT_FOUND')
    expect(
      (await addGuest({ email: stranger.email })).appointment.attendees.find(({ email }) => email === stranger.email)!
        .user,
    ).toBeNull()
  })
})

describe('the list', () => {
  test('is narrowed by time, status, words, and what waits for me', async () => {
    const { root: own, admin, driver } = await tree(world, { people: { admin: 'ADMIN', driver: {} } })
    const one = await made(admin, { ...asked(driver), schedule: { date: '2026-11-23' }, name: 'Dock 100%' }, own)
    const two = await made(admin, { schedule: { date: '2026-11-25' }, objective: 'brakes' }, own)
    const three = await made(driver, { schedule: { date: '2026-11-24' } }, own)
    await change(admin, 'setAppointmentStatus', { id: two.id, status: 'SCHEDULED' })
    expect(await listOf(admin)).toEqual([one.id, three.id, two.id])
    expect(
      await listOf(
        admin,
        ', filter: { endsAt: { gt: "2026-11-24T00:00:00Z" }, startsAt: { lt: "2026-11-25T00:00:00Z" } }',
      ),
    ).toEqual([three.id])
    expect(await listOf(admin, ', filter: { status: { in: [SCHEDULED] } }')).toEqual([two.id])
    expect(await listOf(admin, ', search: "100%"')).toEqual([one.id])
    expect(await listOf(admin, ', search: "BRAKE"')).toEqual([two.id])
    expect(await listOf(admin, ', search: "appt-13"')).toEqual([three.id])
    expect(await listOf(driver, ', filter: { isMine: true }')).toEqual([one.id, three.id])
    expect(await listOf(driver, ', filter: { isAwaitingMe: true }')).toEqual([one.id])
    await change(driver, 'respondToAppointment', { id: one.id, response: 'DECLINED' })
    expect(await listOf(driver, ', filter: { isAwaitingMe: true }')).toEqual([])
    expect(await listOf(stranger, ', search: "100%"')).toEqual([])
    expect(await listOf(admin, `, filter: { organization: { eq: "${at.globalId}" } }`)).toEqual([])
  })

  test('comes in pages, and asks as often for many as for one', async () => {
    const { root: own, admin } = await tree(world)
    const ask = (first: number, after?: string) =>
      world.ask<{
        appointments: { edges: { cursor: string; node: Appointment }[]; pageInfo: { hasNextPage: boolean } }
      }>(
        admin,
        `query ($after: Cursor) { appointments(first: ${first}, after: $after) { edges { cursor node { ${fields} createdBy { name } attachments { file { name } } actionItems { item assignedTo { name } action { key } } organization { name } } } pageInfo { hasNextPage } } }`,
        { after },
      )
    await made(admin, asked(admin), own)
    const few = await statementsOf(() => ask(10))
    for (let i = 0; i < 4; i++) await made(admin, { ...asked(admin), agenda: [{ text: 'x' }] }, own)
    const many = await statementsOf(() => ask(10))
    expect(many.length).toBe(few.length)
    expect(many.length).toBe(12)
    const { edges, pageInfo } = (await ask(3)).appointments
    expect([edges.length, pageInfo.hasNextPage]).toEqual([3, true])
    expect((await ask(3, edges[2]!.cursor)).appointments.edges).toHaveLength(2)
  })
})

describe('who has it open', () => {
  const listen = (person: Person) =>
    world.listen<{ appointmentChanged: { appointmentId: string } }>(
      person,
      'subscription { appointmentChanged { appointmentId } }',
    )

  test('hears each change of what is on it where they see it, whoever else does not, nor a stranger', async () => {
    const { id } = await made(people.ADMIN, { ...asked(people.TRANSACTIONAL), ...group(elsewhere) })
    const unseen = await made(people.ADMIN, group(elsewhere))
    const [hears, ...others] = [
      await listen(people.TRANSACTIONAL),
      await listen(people.SUPERVISION),
      await listen(stranger),
    ]
    const heard = { appointmentChanged: { appointmentId: id } }
    await change(people.ADMIN, 'updateAppointment', { id: unseen.id, name: 'Alone' })
    const changes: [Person, string, object][] = [
      [people.ADMIN, 'updateAppointment', { name: 'Gate review' }],
      [people.TRANSACTIONAL, 'respondToAppointment', { response: 'ACCEPTED' }],
      [people.ADMIN, 'cancelAppointment', {}],
      [people.ADMIN, 'restoreAppointment', {}],
    ]
    for (const [person, mutation, more] of changes) {
      await change(person, mutation, { id, ...more })
      expect(await hears.next(), mutation).toEqual(heard)
    }
    expect(await change(people.TRANSACTIONAL, 'cancelAppointment', { id })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await hears.next(50)).toBeNull()
    for (const other of others) expect(await other.next(0)).toBeNull()
  })
})

describe('what is told', () => {
  const mailsTo = (email: string) =>
    world.prisma.mail.findMany({ where: { to: { has: email } }, orderBy: { id: 'asc' } })
  const dueOf = async (id: string) =>
    (
      await world.prisma.outboxEntry.findMany({
        where: { ofId: uuidIn(id), kind: { startsWith: 'APPOINTMENT_' } },
        orderBy: { id: 'asc' },
      })
    ).map(({ kind, facts }) => [kind, (facts as { userIds: string[] }).userIds])

  test('an invitation, a change and a cancellation, each with its iCalendar, but nothing to who did it', async () => {
    const {
      root: own,
      admin,
      driver,
    } = await tree(world, { root: { timeZone: 'Europe/Oslo' }, people: { admin: 'ADMIN', driver: {} } })
    const one = await made(
      admin,
      {
        attendees: [
          { userId: admin.globalId },
          { userId: driver.globalId },
          { guest: { name: 'Eve', email: `eve.${own.id}@x.test` } },
        ],
      },
      own,
    )
    await change(admin, 'updateAppointment', { id: one.id, objective: 'Only this' })
    await change(admin, 'updateAppointment', { id: one.id, schedule: { startTime: '08:00' } })
    await change(driver, 'respondToAppointment', { id: one.id, response: 'ACCEPTED' })
    await change(admin, 'cancelAppointment', { id: one.id, reason: 'Snow' })
    expect(await mailsTo(admin.email)).toEqual([])
    for (const email of [driver.email, `eve.${own.id}@x.test`]) {
      const mails = await mailsTo(email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Invitation: Dock review',
        'Changed: Dock review',
        'Cancelled: Dock review',
      ])
      expect(mails.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar!)![1])).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
      expect(mails.map(({ replyTo, state }) => [replyTo, state])).toEqual(
        Array.from({ length: 3 }, () => [admin.email, 'QUEUED']),
      )
      expect(mails[2]!.text).toContain('Snow')
      const sequences = mails.map(({ calendar }) => Number(/SEQUENCE:(\d+)/.exec(calendar!)![1]))
      expect(sequences).toEqual([1, 3, 4])
    }
    expect(await dueOf(one.id)).toEqual([
      ['APPOINTMENT_INVITED', [driver.id]],
      ['APPOINTMENT_CHANGED', [driver.id]],
      ['APPOINTMENT_ANSWERED', [admin.id]],
      ['APPOINTMENT_CANCELLED', [driver.id]],
    ])
  })

  test('who made it, when another changes it; who is asked no longer, that it is off for them', async () => {
    const one = await made(people.SUPERVISION, {
      ...group(spot),
      attendees: [{ guest: { name: 'Eve', email: 'gone@x.test' } }],
    })
    await change(people.ADMIN, 'updateAppointment', { id: one.id, place: 'Door 7' })
    expect(await dueOf(one.id)).toEqual([['APPOINTMENT_CHANGED', [people.SUPERVISION.id]]])
    await change(people.ADMIN, 'removeAppointmentAttendee', { id: one.attendees[0]!.id })
    const last = (await mailsTo('gone@x.test')).at(-1)!
    expect([last.subject, last.calendar]).toEqual([
      'Cancelled: Dock review',
      expect.stringMatching(/METHOD:CANCEL[^]*gone@x\.test/),
    ])
  })
})
