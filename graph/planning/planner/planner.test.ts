// The planner: whose lanes a viewer has, when these people work, what takes their time.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

// A Monday in the week in which New York turns its clocks back, on Sunday 1 November 2026.
const monday = '2026-10-26'
const at = (time: string) => `${monday}T${time}:00.000Z`

const world = await World.make({ clock: new TestClock(Date.parse(at('12:00'))) })
const { root, spot, admin, supervisor, worker } = await tree(world, {
  root: { timeZone: 'UTC' },
  groups: { spot: { name: 'Yard' } },
  people: { admin: 'ADMIN', supervisor: { level: 'SUPERVISION', in: 'spot' }, worker: { in: 'spot' } },
})

interface Span {
  from: string
  to: string
}
interface Lane {
  user: { id: string; name: string }
  groups: string[]
  organizationPaths: string[]
  working: Span[]
  absences: Span[]
  blocks: (Span & { kind: string; mins: number; action: { key: string; viewerTransitions: string[] } | null })[]
}
interface Asked {
  day?: string
  span?: string
  filter?: object
  search?: string
  first?: number
  after?: string
}

const source = `query ($day: Date, $span: PlannerSpan!, $filter: ActionFilter, $search: String, $first: Int, $after: Cursor) {
  planner(day: $day, span: $span, filter: $filter) {
    timeZone
    days { day from to }
    lanes(search: $search, first: $first, after: $after) {
      edges { node { user { id name } groups organizationPaths working { from to } absences { from to } blocks { from to kind mins action { key viewerTransitions } } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`

const ask = async (person: Person, asked: Asked = {}) =>
  (
    await world.ask<{
      planner: {
        timeZone: string
        days: ({ day: string } & Span)[]
        lanes: { edges: { node: Lane }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
      }
    }>(person, source, { span: 'DAY', day: monday, ...asked })
  ).planner
const lanesOf = async (person: Person, asked?: Asked) => (await ask(person, asked)).lanes.edges.map(({ node }) => node)
const idsOf = async (person: Person, asked?: Asked) => (await lanesOf(person, asked)).map(({ user }) => user.id).sort()
const laneOf = async (person: Person, whose: Person, asked?: Asked) =>
  (await lanesOf(person, asked)).find(({ user }) => user.id === whose.globalId)!
const slot = (from: string, to: string) => ({
  isScheduled: true,
  scheduledStart: new Date(at(from)),
  scheduledEnd: new Date(at(to)),
})

describe('has a lane of', () => {
  test('everybody there for an Admin', async () => {
    expect(await idsOf(admin)).toEqual(
      expect.arrayContaining([admin, supervisor, worker].map(({ globalId: id }) => id)),
    )
  })

  test('their group for Supervision', async () => {
    await world.user(root, 'TRANSACTIONAL', await world.group(root))
    expect(await idsOf(supervisor)).toEqual([supervisor.globalId, worker.globalId].sort())
  })

  test('themselves alone for who may give work to nobody else', async () => {
    expect(await idsOf(worker)).toEqual([worker.globalId])
  })

  test('nobody of another tree, whoever asks for it', async () => {
    const { stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
    expect(await idsOf(stranger)).toEqual([stranger.globalId])
    for (const organizationId of [root.globalId, globalId('Organization', randomUUID())])
      expect(await idsOf(stranger, { filter: { organization: { below: organizationId } } })).toEqual([])
    await expect(idsOf(stranger, { filter: { organization: { below: 'x' } } })).rejects.toThrow(
      'filter.organization.below: this is no id of an Organization',
    )
    expect(await idsOf(stranger, { filter: { group: { eq: globalId('Group', spot.groupId) } } })).toEqual([])
  })

  test('nobody who can no longer sign in, or whose membership has ended', async () => {
    const { root: own, boss, disabled } = await tree(world, { people: { boss: 'ADMIN', disabled: {} } })
    await world.prisma.user.update({ where: { id: disabled.id }, data: { status: 'DISABLED' } })
    const gone = await world.user(own)
    await world.prisma.membership.updateMany({
      where: { userId: gone.id },
      data: { endsAt: new Date(world.clock.now().getTime() - 500) },
    })
    expect(await idsOf(boss)).toEqual([boss.globalId])
  })

  test('who is found by a name or by the name of a group', async () => {
    expect(await idsOf(admin, { search: worker.name.slice(-8) })).toEqual([worker.globalId])
    expect(await idsOf(admin, { search: 'yar' })).toEqual([supervisor.globalId, worker.globalId].sort())
    expect(await idsOf(admin, { search: '%' })).toEqual([])
  })

  test('those of the place before those above it, a page at a time', async () => {
    const { boss, branch } = await tree(world, { below: { branch: {} }, people: { boss: 'ADMIN' } })
    const hands = await Promise.all([1, 2, 3].map(() => world.user(branch)))
    const byName = hands.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ globalId: id }) => id)
    const filter = { organization: { below: branch.globalId } }
    const page = (await ask(boss, { filter, first: 2 })).lanes
    expect(page.edges.map(({ node }) => node.user.id)).toEqual(byName.slice(0, 2))
    const rest = (await ask(boss, { filter, first: 2, after: page.pageInfo.endCursor })).lanes
    expect(rest.edges.map(({ node }) => node.user.id)).toEqual([byName[2], boss.globalId])
    expect([page.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  })
})

test('a lane says where work may be given to them: where they are and below', async () => {
  const branch = await world.organization({ parent: root })
  const local = await world.user(branch)
  const path = async ({ id }: Organization) =>
    (await world.prisma.organization.findUniqueOrThrow({ where: { id }, select: { path: true } })).path
  expect((await laneOf(admin, local)).organizationPaths).toEqual([await path(branch)])
  expect((await laneOf(admin, worker)).organizationPaths).toEqual([await path(root)])
})

describe('somebody works', () => {
  test('in the hours of the organization, 9 to 17 where there are none', async () => {
    expect((await laneOf(admin, worker)).working).toEqual([{ from: at('09:00'), to: at('17:00') }])
  })

  test('by their own schedule, and not while they are away', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const windows = [
      { weekday: 1, from: 6 * 60, to: 10 * 60 },
      { weekday: 1, from: 11 * 60, to: 14 * 60 },
    ]
    await world.prisma.personalSchedule.create({
      data: { userId: person.id, organizationId: root.id, timeZone: 'UTC', windows },
    })
    await world.absence(root, person, { startsAt: new Date(at('09:00')), endsAt: new Date(at('12:30')) })
    await world.absence(root, person, {
      startsAt: new Date(at('06:00')),
      endsAt: new Date(at('14:00')),
      cancelledAt: new Date(),
    })
    const lane = await laneOf(admin, person)
    expect(lane.working).toEqual([
      { from: at('06:00'), to: at('09:00') },
      { from: at('12:30'), to: at('14:00') },
    ])
    expect(lane.absences).toEqual([{ from: at('09:00'), to: at('12:30') }])
  })

  test('not on a day on which their organization is closed', async () => {
    const { root: own, boss } = await tree(world, { people: { boss: 'ADMIN' } })
    const hours = {
      organizationId: own.id,
      windows: [{ weekday: 1, from: 480, to: 960 }],
      closures: [{ day: monday, name: 'Holiday' }],
    }
    await world.prisma.businessHours.create({ data: hours })
    expect((await laneOf(boss, boss)).working).toEqual([])
    expect((await laneOf(boss, boss, { day: '2026-11-02' })).working).toHaveLength(1)
  })

  test('by the clock of their place, over a change of clocks', async () => {
    const { root: own, boss } = await tree(world, { root: { timeZone: 'America/New_York' }, people: { boss: 'ADMIN' } })
    const windows = [{ weekday: 7, from: 0, to: 4 * 60 }]
    await world.prisma.businessHours.create({ data: { organizationId: own.id, windows } })
    const plan = await ask(boss, { span: 'WEEK' })
    expect(plan.timeZone).toBe('America/New_York')
    expect(plan.days.map(({ day }) => day)).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ])
    expect(plan.days.at(-1)).toEqual({
      day: '2026-11-01',
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
    })
    // From midnight to 4: five hours on that night.
    const spans = plan.lanes.edges[0]!.node.working
    expect(Date.parse(spans.at(-1)!.to) - Date.parse(spans[0]!.from)).toBe(5 * 3_600_000)
  })
})

describe('on a plan stand', () => {
  test('records with a slot, for their service time, and the steps they allow', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const action = await world.action(root, admin, {
      assigneeId: person.id,
      serviceTimeMins: 45,
      ...slot('10:00', '11:00'),
    })
    await world.action(root, admin, { assigneeId: person.id, ...slot('13:00', '13:30') })
    const { blocks } = await laneOf(admin, person)
    expect(blocks[0]).toMatchObject({
      from: at('10:00'),
      to: at('11:00'),
      kind: 'RECORD',
      mins: 45,
      action: { key: action.key },
    })
    expect(blocks[0]!.action!.viewerTransitions).toContain('RESCHEDULE')
    expect(blocks[1]!.mins).toBe(30)
  })

  test('not what is complete, is only due, or is on another day', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    await world.action(root, admin, { assigneeId: person.id, state: 'COMPLETE', ...slot('10:00', '11:00') })
    await world.action(root, admin, {
      assigneeId: person.id,
      scheduledStart: new Date(at('10:00')),
      scheduledEnd: new Date(at('11:00')),
    })
    await world.action(root, admin, { assigneeId: person.id, ...slot('10:00', '11:00') })
    expect((await laneOf(admin, person)).blocks).toHaveLength(1)
    expect((await laneOf(admin, person, { day: '2026-10-27' })).blocks).toEqual([])
  })

  test('without a word on it what the viewer does not see, but never of another tree', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    await world.action(root, admin, {
      ...(await world.group(root)),
      assigneeId: person.id,
      serviceTimeMins: 20,
      ...slot('10:00', '11:00'),
    })
    const elsewhere = await world.organization()
    await world.join(person, elsewhere, 'TRANSACTIONAL')
    await world.action(elsewhere, person, { assigneeId: person.id, ...slot('12:00', '13:00') })
    expect((await laneOf(supervisor, person)).blocks).toEqual([
      { from: at('10:00'), to: at('11:00'), kind: 'RECORD', mins: 20, action: null },
    ])
  })

  test('appointments that they did not decline', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const meeting = async (startMins: number, response: 'ACCEPTED' | 'DECLINED', cancelledAt: Date | null = null) => {
      const day = Date.parse(`${monday}T00:00:00Z`)
      await world.prisma.appointment.create({
        data: {
          number: 1000 + startMins,
          organizationId: root.id,
          name: 'Meeting',
          date: new Date(day),
          startMins,
          endMins: startMins + 60,
          timeZone: 'UTC',
          startsAt: new Date(day + startMins * 60_000),
          endsAt: new Date(day + (startMins + 60) * 60_000),
          creatorId: admin.id,
          cancelledAt,
          attendees: { create: { userId: person.id, name: person.name, email: person.email, response } },
        },
      })
    }
    await meeting(600, 'ACCEPTED')
    await meeting(720, 'DECLINED')
    await meeting(840, 'ACCEPTED', new Date())
    expect((await laneOf(admin, person)).blocks).toEqual([
      { from: at('10:00'), to: at('11:00'), kind: 'APPOINTMENT', mins: 60, action: null },
    ])
  })
})

describe('what waits to be planned', () => {
  const waiting = async (needsPlan: boolean) =>
    (
      await world.ask<{ actionGrid: { rows: { nodes: { key: string }[] } } }>(
        lone,
        `query ($filter: ActionFilter) { actionGrid(filter: $filter) { rows(first: 50) { nodes { key } } } }`,
        { filter: { needsPlan } },
      )
    ).actionGrid.rows.nodes.map(({ key }) => key)
  let lone: Person

  test('is open and has no slot, or is past its end', async () => {
    const own = await world.organization()
    lone = await world.user(own, 'ADMIN')
    const due = await world.action(own, lone, {
      scheduledStart: new Date(at('14:00')),
      scheduledEnd: new Date(at('15:00')),
    })
    const past = await world.action(own, lone, slot('09:00', '10:00'))
    const planned = await world.action(own, lone, slot('14:00', '15:00'))
    const complete = await world.action(own, lone, { state: 'COMPLETE' })
    expect(await waiting(true)).toEqual([due.key, past.key])
    expect(await waiting(false)).toEqual([planned.key, complete.key])
  })
})

test.each(['2026-02-30', 'tomorrow', '', '9999999-01-01', '2026-10-26T00:00:00Z', '2026-10-26\0'])(
  '%j is no day to plan',
  async (day) => {
    const { errors } = await world.run(admin, source, { span: 'DAY', day })
    expect(errors?.[0]?.message).toContain('write a day as 2026-11-23')
  },
)

test.each([
  { first: 61 },
  { after: 'x' },
  { search: '\0' },
  { after: Buffer.from(`planner|0 ' or 1=1`).toString('base64url') },
])('refuses %j', async (asked) => {
  const { errors } = await world.run(admin, source, { span: 'DAY', ...asked })
  expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
})

test('all lanes are nine statements, however many there are', async () => {
  const filter = { organization: { below: root.globalId } }
  await ask(admin, { span: 'WEEK', filter })
  // The viewer; the organization; people and their names; hours, schedules, absences; records and appointments.
  expect(await statementsOf(() => ask(admin, { span: 'WEEK', filter }))).toHaveLength(9)
})
