// What stands in a calendar: records, routines, absences; of whom, from when to when, and in how many statements.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { routine } from '../../testing/routines.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const from = '2026-12-01T00:00:00Z'
const to = '2026-12-08T00:00:00Z'
const at = (text: string) => new Date(`2026-12-${text}Z`)

const world = await World.make()
const { root, terminal, spot, otherSpot, people } = await tree(world, {
  root: { timeZone: 'America/New_York' },
  below: { terminal: { timeZone: 'Europe/Oslo' } },
  groups: { spot: {}, otherSpot: {} },
  levels: { in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface Found {
  timeZone: string
  organization: { id: string } | null
  records: { nodes: { id: string; title: string }[]; more: { value: number; isExact: boolean } }
  occurrences: {
    nodes: { id: string; title: string; startsAt: string; slot: string; clockNote: string | null; isLate: boolean }[]
    more: { value: number }
  }
  absences: { id: string }[]
}

const source = `query ($from: DateTime!, $to: DateTime!, $filter: CalendarFilter) { calendar(from: $from, to: $to, filter: $filter) {
  timeZone organization { id }
  records { nodes { id title } more { value isExact } }
  occurrences { nodes { id title startsAt slot clockNote isLate } more { value isExact } }
  absences { id }
} }`
const ask = async (person: Person, filter: object | null = null, range: object = { from, to }) =>
  (await world.ask<{ calendar: Found }>(person, source, { ...range, filter })).calendar
const titles = async (person: Person, filter: object | null = null) =>
  (await ask(person, filter)).records.nodes.map(({ title }) => title)

describe('the records', () => {
  test('are those whose slot or due time lies in the range, in the order in which they begin', async () => {
    const { root: own, admin } = await tree(world)
    const make = (title: string, scheduledStart: Date | null, scheduledEnd: Date | null) =>
      world.action(own, admin, { title, scheduledStart, scheduledEnd })
    await make('due', null, at('03T17:00'))
    await make('slot', at('02T08:00'), at('02T10:00'))
    await make('begins before', new Date('2026-11-20T08:00Z'), at('01T10:00'))
    await make('may begin', at('04T08:00'), null)
    await make('over', new Date('2026-11-20T08:00Z'), new Date('2026-11-30T08:00Z'))
    await make('later', at('08T00:00'), at('08T01:00'))
    await make('never', null, null)
    expect(await titles(admin)).toEqual(['begins before', 'slot', 'due', 'may begin'])
  })

  test('are open, and complete ones on request; withdrawn ones are not', async () => {
    const { root: own, admin } = await tree(world)
    const slot = { scheduledStart: at('02T08:00'), scheduledEnd: at('02T09:00') }
    for (const state of ['QUEUED', 'WAITING_EXTERNAL', 'COMPLETE', 'WITHDRAWN'] as const)
      await world.action(own, admin, { title: state, state, ...slot })
    expect(await titles(admin)).toEqual(['QUEUED', 'WAITING_EXTERNAL'])
    expect(await titles(admin, { includesDone: true })).toEqual(['QUEUED', 'WAITING_EXTERNAL', 'COMPLETE'])
  })

  test.each([
    ['ADMIN', ['theirs', 'group', 'beside']],
    ['STRATEGIC', ['theirs', 'group', 'beside']],
    ['TACTICAL', ['theirs', 'group']],
    ['SUPERVISION', ['theirs', 'group']],
    ['TRANSACTIONAL', ['theirs']],
  ] as const)('are those that %s sees', async (level, wanted) => {
    const mark = `Seen by ${level}`
    const slot = { scheduledStart: at('05T08:00'), scheduledEnd: at('05T09:00'), state: 'STARTED' as const }
    await world.action(root, people.ADMIN, { ...spot, ...slot, title: `${mark}: theirs`, assigneeId: people[level].id })
    await world.action(root, people.ADMIN, { ...spot, ...slot, title: `${mark}: group` })
    await world.action(root, people.ADMIN, { ...otherSpot, ...slot, title: `${mark}: beside` })
    const seen = (await titles(people[level]))
      .filter((title) => title.startsWith(mark))
      .map((title) => title.split(': ')[1])
    expect(seen).toEqual(wanted)
    expect((await titles(people[level], { isMine: true })).filter((title) => title.startsWith(mark))).toEqual([
      `${mark}: theirs`,
    ])
    expect((await titles(stranger)).some((title) => title.startsWith(mark))).toBe(false)
  })

  test('can be narrowed to an organization and all below it', async () => {
    const slot = { scheduledStart: at('06T08:00'), scheduledEnd: at('06T09:00') }
    await world.action(terminal, people.ADMIN, { ...slot, title: 'at the terminal' })
    await world.action(root, people.ADMIN, { ...slot, title: 'at the root' })
    const found = await titles(people.ADMIN, { organizationId: terminal.globalId })
    expect([found.includes('at the terminal'), found.includes('at the root')]).toEqual([true, false])
    expect(await titles(people.ADMIN, { organizationId: root.globalId })).toContain('at the terminal')
  })

  test('can be narrowed to the viewer’s groups, and in no other tree', async () => {
    const slot = { scheduledStart: at('06T10:00'), scheduledEnd: at('06T11:00') }
    await world.action(root, people.ADMIN, { ...spot, ...slot, title: 'in the group', assigneeId: people.STRATEGIC.id })
    await world.action(root, people.ADMIN, { ...otherSpot, ...slot, title: 'in another group' })
    const found = await titles(people.STRATEGIC, { isMyTeam: true })
    expect([found.includes('in the group'), found.includes('in another group')]).toEqual([true, false])
    expect(await titles(stranger, { isMyTeam: true })).not.toContain('in the group')
  })

  test('beyond 500 are counted, not cut in silence', async () => {
    const { root: own, admin } = await tree(world)
    await world.prisma.$executeRaw`
      insert into action (title, root_id, organization_id, creator_id, class_id, priority_id, status, scheduled_end)
      select 'Record ' || n, ${own.id}::uuid, ${own.id}::uuid, ${admin.id}::uuid, 1, 4, 5, ${at('03T00:00')}::timestamptz + n * interval '1 minute'
      from generate_series(1, 620) n`
    const { records } = await ask(admin)
    expect([records.nodes.length, records.nodes[0]!.title, records.more]).toEqual([
      500,
      'Record 1',
      { value: 120, isExact: true },
    ])
  })
})

describe('what routines fall due', () => {
  const occurrence = (seriesId: string, startsAt: Date, more: object = {}) =>
    world.prisma.occurrence.create({
      data: {
        seriesId,
        slot: startsAt,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        opensAt: startsAt,
        ...more,
      },
      select: { id: true },
    })

  test('and is no record yet is there, by the clock of its zone', async () => {
    const { root: own, admin } = await tree(world)
    const { id, record } = await routine(world, own, admin, { timeZone: 'America/New_York' })
    await occurrence(id, at('02T11:00'), { slot: new Date('2026-12-02T06:00:00Z') })
    await occurrence(id, at('03T11:00'), { state: 'OPEN', actionId: (await world.action(own, admin)).id })
    await occurrence(id, at('04T11:00'), { state: 'SKIPPED', reason: 'Holiday' })
    const { nodes } = (await ask(admin)).occurrences
    expect(nodes).toMatchObject([
      {
        title: record.title,
        slot: '2026-12-02T06:00',
        startsAt: '2026-12-02T11:00:00.000Z',
        clockNote: null,
        isLate: false,
      },
    ])
  })

  test('is not there where the routine rests, nor where its work is archived', async () => {
    const { root: own, admin } = await tree(world)
    const paused = await routine(world, own, admin, { status: 'PAUSED' })
    const archived = await routine(world, own, admin, { work: { status: 'INACTIVE' } })
    await occurrence(paused.id, at('02T11:00'))
    await occurrence(archived.id, at('02T11:00'))
    expect((await ask(admin)).occurrences.nodes).toEqual([])
  })

  test('is the viewer’s own where it is their turn, or was given to them this once', async () => {
    const { root: own, admin, other } = await tree(world, { people: { admin: 'ADMIN', other: 'ADMIN' } })
    const [one, two] = [await routine(world, own, admin), await routine(world, own, admin)]
    await world.prisma.taskRecordAssignee.create({
      data: { taskRecordId: one.record.id, userId: admin.id, position: 0 },
    })
    const { id: mine } = await occurrence(one.id, at('02T11:00'))
    await occurrence(one.id, at('03T11:00'), { changes: { assigneeId: other.id } })
    const { id: given } = await occurrence(two.id, at('04T11:00'), { changes: { assigneeId: admin.id } })
    await occurrence(two.id, at('05T11:00'))
    const { nodes } = (await ask(admin, { isMine: true })).occurrences
    expect(nodes.map(({ id }) => id)).toEqual([globalId('Occurrence', mine), globalId('Occurrence', given)])
  })

  test('is the group’s where it stands there', async () => {
    const { id, record } = await routine(world, root, people.ADMIN, { work: spot })
    const beside = await routine(world, root, people.ADMIN, { work: otherSpot })
    for (const seriesId of [id, beside.id]) await occurrence(seriesId, at('02T12:00'))
    const { nodes } = (await ask(people.STRATEGIC, { isMyTeam: true })).occurrences
    expect(nodes.map(({ title }) => title)).toContain(record.title)
    expect(nodes.map(({ title }) => title)).not.toContain(beside.record.title)
  })

  test('is there for who uses tasks where it stands, and in no other tree', async () => {
    const { id, record } = await routine(world, root, people.ADMIN, { work: otherSpot })
    await occurrence(id, at('02T11:00'))
    const sees = async (person: Person) =>
      (await ask(person)).occurrences.nodes.some(({ title }) => title === record.title)
    expect([
      await sees(people.STRATEGIC),
      await sees(people.TACTICAL),
      await sees(people.TRANSACTIONAL),
      await sees(stranger),
    ]).toEqual([true, false, false, false])
    expect((await ask(people.ADMIN, { organizationId: terminal.globalId })).occurrences.nodes).toEqual([])
  })
})

test('the viewer’s own absences are there, not those of others nor cancelled ones', async () => {
  const person = await world.user(root, 'SUPERVISION', spot)
  const own = await world.absence(root, person, { startsAt: at('02T00:00'), endsAt: at('04T00:00') })
  await world.absence(root, person, { startsAt: at('05T00:00'), endsAt: at('06T00:00'), cancelledAt: new Date() })
  await world.absence(root, people.ADMIN, { startsAt: at('02T00:00'), endsAt: at('04T00:00') })
  expect((await ask(person)).absences).toEqual([{ id: own.globalId }])
})

describe('the clock', () => {
  test('is that of the organization it is narrowed to, else of the first one belongs to', async () => {
    expect(await ask(people.ADMIN)).toMatchObject({ timeZone: 'America/New_York', organization: { id: root.globalId } })
    expect(await ask(people.ADMIN, { organizationId: terminal.globalId })).toMatchObject({
      timeZone: 'Europe/Oslo',
      organization: { id: terminal.globalId },
    })
    expect(await ask(await world.user())).toMatchObject({
      timeZone: 'UTC',
      organization: null,
      records: { nodes: [] },
      occurrences: { nodes: [] },
    })
  })

  test.each([['absent'], ['foreign'], ['no id']])('with an organization that is %s there is nothing', async (kind) => {
    const organizationId = {
      absent: globalId('Organization', '00000000-0000-4000-8000-000000000000'),
      foreign: (await world.organization()).globalId,
      'no id': "' or 1=1",
    }[kind]
    await world.action(root, people.ADMIN, { scheduledStart: at('06T08:00'), scheduledEnd: at('06T09:00') })
    expect(await ask(people.ADMIN, { organizationId })).toMatchObject({
      timeZone: 'America/New_York',
      records: { nodes: [] },
      occurrences: { nodes: [] },
    })
  })
})

test.each([
  ['to: choose an end that is after the start', { from: to, to: from }],
  ['to: ask for at most 92 days at once', { from, to: '2027-03-05T00:00:00Z' }],
  ['filter: leave out characters that are none', { from, to, filter: { organizationId: '\0' } }],
])('%s', async (message, variables) => {
  const { errors } = await world.run(people.ADMIN, source, variables)
  expect(errors?.[0]?.message).toBe(message)
})

test('is one statement a kind, however much there is', async () => {
  const { root: own, admin } = await tree(world)
  for (let i = 0; i < 3; i++)
    await world.action(own, admin, { scheduledStart: at('02T08:00'), scheduledEnd: at('02T09:00') })
  const { id } = await routine(world, own, admin)
  for (const day of ['02', '03'])
    await world.prisma.occurrence.create({
      data: {
        seriesId: id,
        slot: at(`${day}T11:00`),
        startsAt: at(`${day}T11:00`),
        endsAt: at(`${day}T12:00`),
        opensAt: at('01T11:00'),
      },
    })
  await world.absence(own, admin, { startsAt: at('02T00:00'), endsAt: at('04T00:00') })
  const context = await world.context(admin)
  expect(context.viewer).not.toBeNull()
  const whole = `{ calendar(from: "${from}", to: "${to}") { timeZone
    records { nodes { id key title version state schedule { start end } priorityID viewerTransitions organization { name timeZone } assignee { name } } more { value } }
    occurrences { nodes { id title startsAt endsAt version can { edit { allowed reason } } series { timeZone taskRecord { key } } } more { value } }
    absences { id startsAt endsAt } } }`
  const sent = await statementsOf(() => world.ask(admin, whole))
  // Who asks, and one for each of the three.
  expect(sent.length).toBe(4)
})
