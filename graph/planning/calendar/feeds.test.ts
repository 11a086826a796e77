// A record as a file for other calendars, and the feeds: whose they are, what stands in them, and when they end.
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { icsOf } from '../../kernel/ics/ics.ts'

const world = await World.make({ clock: new TestClock(Date.parse('2026-10-20T12:00:00Z')) })
const address = await world.serve()
const { root, admin } = await tree(world, { root: { timeZone: 'America/New_York' } })

type Created = MutationResult & {
  url: string
  feed: { id: string; name: string; version: number; lastReadAt: string | null }
}
const feedFields = 'feed { id name version lastReadAt }'
const create = (person: Person, name = 'Phone', more: object = {}) =>
  world.mutate<Created>(person, 'createCalendarFeed', { name, ...more }, `url ${feedFields}`)
const rename = (person: Person, id: string, more: object) =>
  world.mutate<Created>(person, 'renameCalendarFeed', { id, name: 'Tablet', ...more }, feedFields)
const revoke = (person: Person, id: string, more: object = {}) =>
  world.mutate(person, 'revokeCalendarFeed', { id, ...more }, 'deletedId')
const feedsOf = async (person: Person) =>
  (
    await world.ask<{ viewer: { calendarFeeds: Created['feed'][] } }>(
      person,
      '{ viewer { calendarFeeds { id name version lastReadAt } } }',
    )
  ).viewer.calendarFeeds
const get = (url: string, init?: RequestInit) => fetch(new URL(new URL(url, address).pathname, address), init)
const lines = async (url: string) => (await (await get(url)).text()).replaceAll('\r\n ', '').split('\r\n')
const slot = (start: string, end: string) => ({ scheduledStart: new Date(start), scheduledEnd: new Date(end) })

describe('a record as a file', () => {
  const ics = async (person: Person, id: string) =>
    (
      await world.ask<{ node: { ics: string | null } | null }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on Action { ics } } }',
        { id },
      )
    ).node?.ics?.split('\r\n')

  test.each([
    ['New York, before its clocks go back', 'America/New_York', '2026-10-31T12:00Z', '20261031T080000'],
    ['New York, after it', 'America/New_York', '2026-11-01T13:00Z', '20261101T080000'],
    ['Oslo, before its clocks go forward', 'Europe/Oslo', '2027-03-27T07:00Z', '20270327T080000'],
    ['Oslo, after it', 'Europe/Oslo', '2027-03-28T06:00Z', '20270328T080000'],
  ])('stands at the wall time of %s', async (_case, timeZone, start, wall) => {
    const { root: at, person } = await tree(world, { root: { timeZone }, people: { person: 'ADMIN' } })
    const record = await world.action(at, person, {
      title: 'Mend, the; gate',
      ...slot(start, new Date(Date.parse(start) + 3_600_000).toISOString()),
    })
    const text = await ics(person, record.globalId)
    expect(text).toContain(`DTSTART;TZID=${timeZone}:${wall}`)
    expect(text).toContain(`SUMMARY:Mend\\, the\\; gate (${record.key})`)
    expect(text).toContain(`TZID:${timeZone}`)
  })

  test('that is only due begins when it is due and has no end; without a time there is none', async () => {
    const due = await world.action(root, admin, { scheduledEnd: new Date('2026-11-03T22:00Z') })
    const text = (await ics(admin, due.globalId))!
    expect(text).toContain('DTSTART;TZID=America/New_York:20261103T170000')
    expect(text.some((line) => line.startsWith('DTEND'))).toBe(false)
    expect(text).toContain(`SUMMARY:Due: ${due.title} (${due.key})`)
    expect(await ics(admin, (await world.action(root, admin)).globalId)).toBeUndefined()
  })

  test('is not for another tree', async () => {
    const record = await world.action(root, admin, slot('2026-11-03T12:00Z', '2026-11-03T13:00Z'))
    expect(await ics(await world.user(await world.organization(), 'ADMIN'), record.globalId)).toBeUndefined()
  })
})

describe('the clocks of a zone', () => {
  const event = { uid: 'a', version: 1, changedAt: new Date(0), title: 't', description: '', place: '', url: '' }
  const change = (text: string, begins: string) => {
    const [, rest = ''] = text.split(`DTSTART:${begins}\r\n`)
    return rest.split('\r\n').slice(0, 2)
  }

  test.each([
    ['America/New_York', '20261101T020000', '-0400', '-0500'],
    ['America/New_York', '20270314T020000', '-0500', '-0400'],
    ['Europe/Oslo', '20261025T030000', '+0200', '+0100'],
    ['Europe/Oslo', '20270328T020000', '+0100', '+0200'],
  ])('in %s change at %s from %s to %s', (timeZone, begins, from, to) => {
    const text = icsOf('x', [{ ...event, timeZone, start: new Date('2026-11-10T12:00Z') }])
    expect(change(text, begins)).toEqual([`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`])
  })

  test('that show an hour twice say which by the instant', () => {
    const text = (start: string) => icsOf('x', [{ ...event, timeZone: 'America/New_York', start: new Date(start) }])
    expect(text('2026-11-01T05:30Z')).toContain('DTSTART;TZID=America/New_York:20261101T013000')
    expect(text('2026-11-01T06:30Z')).toContain('DTSTART:20261101T063000Z')
  })

  test('that never change have one rule', () => {
    const text = icsOf('x', [{ ...event, timeZone: 'Asia/Kolkata', start: new Date('2026-11-10T12:00Z') }])
    expect(text.match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toHaveLength(1)
    expect(text).toContain('TZOFFSETTO:+0530')
  })
})

describe('a feed', () => {
  test('has what the person does and takes part in, at the wall times of its zones', async () => {
    const person = await world.user(root, 'SUPERVISION', await world.group(root))
    const mine = { assigneeId: person.id }
    const own = await world.action(root, admin, {
      title: 'Walk the yard',
      ...mine,
      ...slot('2026-11-02T13:00Z', '2026-11-02T14:30Z'),
    })
    await world.action(root, admin, { title: 'Of somebody else', ...slot('2026-11-02T13:00Z', '2026-11-02T14:30Z') })
    await world.action(root, admin, {
      title: 'Done',
      state: 'COMPLETE',
      ...mine,
      ...slot('2026-11-02T13:00Z', '2026-11-02T14:30Z'),
    })
    const appointment = {
      rootId: root.id,
      organizationId: root.id,
      date: new Date('2027-03-28'),
      startMins: 540,
      endMins: 600,
      timeZone: 'Europe/Oslo',
      startsAt: new Date('2027-03-28T07:00Z'),
      endsAt: new Date('2027-03-28T08:00Z'),
    }
    const attended = await world.prisma.appointment.create({
      data: { ...appointment, name: 'Safety round', number: 11, creatorId: admin.id },
    })
    await world.prisma.appointmentAttendee.create({
      data: { appointmentId: attended.id, userId: person.id, name: person.name, email: person.email },
    })
    await world.prisma.appointment.create({
      data: { ...appointment, name: 'Not theirs', number: 12, creatorId: admin.id },
    })
    await world.prisma.appointment.create({
      data: { ...appointment, name: 'Called off', number: 13, creatorId: person.id, cancelledAt: new Date() },
    })
    const { url } = await create(person)
    const text = await lines(url)
    expect(text.filter((line) => line.startsWith('SUMMARY'))).toEqual([
      `SUMMARY:Walk the yard (${own.key})`,
      'SUMMARY:Safety round',
    ])
    expect(text).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/New_York:20261102T080000',
        'DTEND;TZID=America/New_York:20261102T093000',
        'DTSTART;TZID=Europe/Oslo:20270328T090000',
        'TZID:Europe/Oslo',
        `UID:${own.id}@opsgraph`,
      ]),
    )
  })

  test('reads with a token alone, privately, and says when nothing has changed', async () => {
    const person = await world.user(root, 'ADMIN')
    const { url, feed } = await create(person)
    expect(feed.lastReadAt).toBeNull()
    const first = await get(url)
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ])
    const headers = { 'if-none-match': first.headers.get('etag')! }
    expect((await get(url, { headers })).status).toBe(304)
    await world.action(root, admin, { assigneeId: person.id, ...slot('2026-11-02T13:00Z', '2026-11-02T14:30Z') })
    expect((await get(url, { headers })).status).toBe(200)
    expect((await get(url, { method: 'HEAD' })).status).toBe(200)
    expect((await get(url, { method: 'POST' })).status).toBe(405)
    expect((await feedsOf(person))[0]!.lastReadAt).toBe(world.clock.now().toISOString())
  })

  test('shows its token once, and keeps only a hash', async () => {
    const { url, feed } = await create(admin, 'Once')
    const token = /feeds\/([\w-]{43})\.ics$/.exec(url)![1]!
    const rows = await world.prisma.$queryRaw<
      { text: string }[]
    >`select calendar_feed::text as text from calendar_feed where name = 'Once'`
    expect(rows).toHaveLength(1)
    expect(rows[0]!.text).not.toContain(token)
    expect(JSON.stringify(await feedsOf(admin))).toContain(feed.id)
    expect(JSON.stringify(await feedsOf(admin))).not.toContain(token)
  })

  test('under the same key is the same, with the same token', async () => {
    const idempotencyKey = crypto.randomUUID()
    const [one, two] = [
      await create(admin, 'Again', { idempotencyKey }),
      await create(admin, 'Again', { idempotencyKey }),
    ]
    expect(two).toEqual(one)
  })

  test('ends when it is revoked; an unknown and a garbled one is the same', async () => {
    const { url, feed } = await create(admin, 'Ending')
    const answer = async (path: string) => {
      const response = await get(path)
      return [response.status, await response.text()]
    }
    expect((await get(url)).status).toBe(200)
    expect((await revoke(admin, feed.id)).__typename).toBe('RevokeCalendarFeedSuccess')
    const gone = await answer(url)
    expect(gone[0]).toBe(404)
    for (const path of [
      `/feeds/${'x'.repeat(43)}.ics`,
      '/feeds/.ics',
      '/feeds/a%00b.ics',
      '/feeds/',
      `/feeds/${'x'.repeat(3000)}.ics`,
    ])
      expect(await answer(path)).toEqual(gone)
    expect((await feedsOf(admin)).map(({ name }) => name)).not.toContain('Ending')
    expect((await rename(admin, feed.id, {})).__typename).toBe('NotFoundError')
  })

  test('ends with its person, and comes back with them', async () => {
    const person = await world.user(root, 'ADMIN')
    const { url } = await create(person)
    await world.prisma.user.update({ where: { id: person.id }, data: { status: 'DISABLED' } })
    expect((await get(url)).status).toBe(404)
    await world.prisma.user.update({ where: { id: person.id }, data: { status: 'ACTIVE' } })
    expect((await get(url)).status).toBe(200)
  })

  test('has what the person sees when it is read: who leaves reads nothing more', async () => {
    const person = await world.user(root, 'ADMIN')
    await world.action(root, admin, {
      title: 'Secret',
      assigneeId: person.id,
      ...slot('2026-11-02T13:00Z', '2026-11-02T14:30Z'),
    })
    const { url } = await create(person)
    expect((await lines(url)).join()).toContain('Secret')
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { endsAt: world.clock.now() } })
    expect((await lines(url)).join()).not.toContain('Secret')
  })

  test('is renamed, from the version that was seen', async () => {
    const { feed } = await create(admin, 'Old')
    expect((await rename(admin, feed.id, { version: 1 })).feed).toMatchObject({ name: 'Tablet', version: 2 })
    expect(await rename(admin, feed.id, { version: 1, name: 'Late' })).toMatchObject({
      __typename: 'ConflictError',
      differences: [{ field: 'version' }, { field: 'name', yours: 'Late', current: 'Tablet' }],
    })
    expect((await revoke(admin, feed.id, { version: 1 })).__typename).toBe('ConflictError')
  })

  test.each([
    ['', 'Enter a name.'],
    ['x'.repeat(121), 'Write at most 120 characters.'],
    ['a\0b', 'Leave out the NUL character.'],
  ])('needs a name that fits', async (name, message) => {
    expect((await create(admin, name)).fields).toEqual([{ path: 'name', message }])
  })

  test('is one of 20 at most', async () => {
    const person = await world.user(root)
    const row = (i: number) => ({
      userId: person.id,
      name: `F${i}`,
      tokenHash: new Uint8Array(Buffer.from(`${person.id}${i}`)),
      createdAt: new Date(),
    })
    await world.prisma.calendarFeed.createMany({ data: Array.from({ length: 20 }, (_, i) => row(i)) })
    expect(await create(person)).toMatchObject({
      code: 'LIMIT_REACHED',
      message: 'You have 20 feeds; revoke one first.',
    })
  })

  test('is nobody else’s, also in the same tree', async () => {
    const { feed } = await create(admin, 'Mine')
    const other = await world.user(root, 'ADMIN')
    expect((await rename(other, feed.id, {})).__typename).toBe('NotFoundError')
    expect((await revoke(other, feed.id)).__typename).toBe('NotFoundError')
    expect(await feedsOf(other)).toEqual([])
    expect(
      (await world.ask<{ node: unknown }>(other, 'query ($id: ID!) { node(id: $id) { id } }', { id: feed.id })).node,
    ).toBeNull()
  })

  test('is read in so many statements, however much stands in it', async () => {
    const person = await world.user(root, 'ADMIN')
    for (let i = 0; i < 4; i++)
      await world.action(root, admin, { assigneeId: person.id, ...slot('2026-11-02T13:00Z', '2026-11-02T14:30Z') })
    const { url } = await create(person)
    const sent = await statementsOf(async () => (await get(url)).text())
    // The feed, who it is of, their records, their appointments with the places of these, and that it was read.
    expect(sent).toHaveLength(6)
  })
})
