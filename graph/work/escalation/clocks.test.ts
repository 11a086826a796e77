// Clocks by worked examples. The test's clock begins on Friday 20 November 2026 at 16:50; hours are 9 to 17 in UTC.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { State } from '../action/states.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { runClocks } from './clocksJob.ts'

const friday = Date.parse('2026-11-20T16:50:00Z')
const databases = 'clocks'

let world: World
let at: Organization
let spot: Spot
let creator: Person
let worker: Person
let lead: Person
let manager: Person
let admin: Person

beforeAll(async () => {
  world = await World.make({ database: databases })
})

beforeEach(async () => {
  go('2026-11-20T16:50')
  const grown = tree(world, {
    groups: { spot: {} },
    people: {
      creator: { in: 'spot' },
      worker: { in: 'spot' },
      lead: { level: 'SUPERVISION', in: 'spot' },
      manager: { level: 'TACTICAL', departmentOf: 'spot' },
      admin: 'ADMIN',
    },
  })
  ;({ root: at, spot, creator, worker, lead, manager, admin } = await grown)
})

/** Moves the time to an instant of that week, or the next. */
function go(instant: string) {
  world.clock.forward({ seconds: (Date.parse(`${instant}:00Z`) - world.clock.now().getTime()) / 1000 })
}

const run = () => runClocks(world.services)
const runAt = async (instant: string) => (go(instant), run())

const record = (more: Partial<Prisma.ActionUncheckedCreateInput> & { state?: State } = {}) =>
  world.action(at, creator, { ...spot, assigneeId: worker.id, createdAt: world.clock.now(), priorityId: 2, ...more })
const mutate = (person: Person, name: string, input: object) => world.mutate(person, name, input)
/** High is done within 60 business minutes, and needs no response. */
async function sixty() {
  await world.mutate(
    admin,
    'savePriorityTarget',
    { organizationId: at.globalId, priorityId: 2, clock: 'DONE', rule: 'MINUTES', amount: 60 },
    '__typename',
  )
  await world.mutate(
    admin,
    'savePriorityTarget',
    { organizationId: at.globalId, priorityId: 2, clock: 'RESPOND' },
    '__typename',
  )
}

interface ClockShown {
  kind: string
  state: string
  dueAt: string | null
  minutesLeft: number | null
  target: string
  isForAnswer: boolean
}
interface Step {
  fromLevel: string | null
  level: string
  person: { id: string } | null
  actor: { id: string } | null
  clock: string | null
  reason: string
  at: string
  answer: string | null
  answeredBy: { id: string } | null
}
interface Shown {
  stateName: string
  escalation: { to: { id: string }; level: string } | null
  statusReason: string
  clocks: ClockShown[]
  escalationLadder: {
    steps: Step[]
    next: { at: string; clock: string; level: string | null; personName: string | null } | null
  }
  history: { edges: { node: { label: string; reason: string; actor: { id: string } | null } }[] }
}

const shown = `stateName escalation { to { id } level } statusReason clocks { kind state dueAt minutesLeft target isForAnswer }
  escalationLadder { steps { fromLevel level person { id } actor { id } clock reason at answer answeredBy { id } } next { at clock level personName } }
  history(first: 9) { edges { node { label reason actor { id } } } }`
const look = async ({ globalId }: { globalId: string }, person = admin) =>
  (
    await world.ask<{ node: Shown | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on Action { ${shown} } } }`,
      { id: globalId },
    )
  ).node!
const done = ({ clocks }: Shown) => clocks.find(({ kind }) => kind === 'DONE')!

describe('a record whose target is 60 business minutes, created Friday 16:50', () => {
  test('escalates Monday 09:50', async () => {
    await sixty()
    const action = await record()
    expect(done(await look(action))).toMatchObject({
      state: 'RUNNING',
      dueAt: '2026-11-23T09:50:00.000Z',
      minutesLeft: 60,
      target: '1 h',
    })
    await runAt('2026-11-23T09:49')
    expect((await look(action)).stateName).toBe('Queued')
    await runAt('2026-11-23T09:50')
    expect(await look(action)).toMatchObject({
      stateName: 'Escalated',
      escalation: { to: { id: lead.globalId }, level: 'SUPERVISION' },
      statusReason: 'Not done within 1 h',
    })
  })

  test('with 30 business minutes on hold 10:20', async () => {
    await sixty()
    const action = await record()
    go('2026-11-23T09:10')
    await mutate(worker, 'holdAction', { id: action.globalId, kind: 'INTERNAL', reason: 'Parts' })
    await runAt('2026-11-23T09:40')
    expect(done(await look(action))).toMatchObject({ state: 'PAUSED', dueAt: null, minutesLeft: 40 })
    await mutate(worker, 'resumeAction', { id: action.globalId })
    expect(done(await look(action)).dueAt).toBe('2026-11-23T10:20:00.000Z')
    await runAt('2026-11-23T10:19')
    expect((await look(action)).stateName).toBe('Started')
    await runAt('2026-11-23T10:20')
    expect((await look(action)).stateName).toBe('Escalated')
  })

  test('on hold over the weekend has lost ten minutes only', async () => {
    await sixty()
    const action = await record()
    await mutate(worker, 'holdAction', { id: action.globalId, kind: 'INTERNAL', reason: 'Parts' })
    go('2026-11-23T08:00')
    await mutate(worker, 'requeueAction', { id: action.globalId })
    expect(done(await look(action)).dueAt).toBe('2026-11-23T10:00:00.000Z')
  })
})

describe('when a clock has run out', () => {
  test('the history says that nobody did it, and the ladder what, why and when', async () => {
    await sixty()
    const action = await record()
    await runAt('2026-11-23T10:00')
    const { history, escalationLadder } = await look(action)
    expect(history.edges.map(({ node }) => node)).toEqual([
      { label: 'Escalate', reason: 'Not done within 1 h', actor: null },
    ])
    expect(escalationLadder.steps).toEqual([
      {
        fromLevel: 'TRANSACTIONAL',
        level: 'SUPERVISION',
        person: { id: lead.globalId },
        actor: null,
        clock: 'DONE',
        reason: 'Not done within 1 h',
        at: '2026-11-23T10:00:00.000Z',
        answer: null,
        answeredBy: null,
      },
    ])
  })

  test('origin and target see it, in the graph and on their boards, and a stranger does not', async () => {
    await sixty()
    const below = await world.organization({ parent: at })
    const elsewhere = await world.group(at)
    // Neither sees the record by their group: only what is their own.
    const origin = await world.user(below, 'TRANSACTIONAL', elsewhere)
    const action = await world.action(below, creator, {
      assigneeId: origin.id,
      createdAt: world.clock.now(),
      priorityId: 2,
      groupId: spot.groupId,
      departmentId: spot.departmentId,
    })
    const { admin: stranger } = await tree(world)
    await runAt('2026-11-23T10:00')
    expect((await look(action)).escalation?.to).toEqual({ id: lead.globalId })
    const board = '{ board(buckets: [ESC]) { buckets { actions { edges { node { id } } } } } }'
    for (const [person, sees] of [
      [origin, true],
      [lead, true],
      [stranger, false],
    ] as const) {
      expect(Boolean(await look(action, person))).toBe(sees)
      expect(
        JSON.stringify(await world.ask(person, board.replace('(buckets: [ESC])', ''))).includes(action.globalId),
      ).toBe(sees)
    }
  })

  test('what is not answered in time goes one level up, to the top, and then stays', async () => {
    const action = await record({ priorityId: 1 })
    go('2026-11-23T09:05')
    await run()
    expect(await look(action)).toMatchObject({
      escalation: { level: 'SUPERVISION' },
      statusReason: 'Not started within 15 min',
    })
    expect((await look(action)).clocks[0]).toMatchObject({
      kind: 'RESPOND',
      isForAnswer: true,
      dueAt: '2026-11-23T09:20:00.000Z',
      minutesLeft: 15,
    })
    expect((await look(action)).escalationLadder.next).toEqual({
      at: '2026-11-23T09:20:00.000Z',
      clock: 'RESPOND',
      level: 'TACTICAL',
      personName: manager.name,
    })
    await runAt('2026-11-23T09:20')
    expect(await look(action)).toMatchObject({ escalation: { level: 'TACTICAL', to: { id: manager.globalId } } })
    await runAt('2026-11-23T09:35')
    // There is no Strategic here.
    expect(await look(action)).toMatchObject({ escalation: { level: 'ADMIN', to: { id: admin.globalId } } })
    await runAt('2026-11-23T09:50')
    const top = await look(action)
    expect(
      top.escalationLadder.steps.map(({ level, answer, person, reason }) => [level, answer, person !== null, reason]),
    ).toEqual([
      ['SUPERVISION', 'Escalate further', true, 'Not started within 15 min'],
      ['TACTICAL', 'Escalate further', true, 'Not answered within 15 min'],
      ['ADMIN', null, true, 'Not answered within 15 min'],
      ['ADMIN', null, false, 'Not answered within 15 min; nobody is above to take it'],
    ])
    await runAt('2026-11-23T10:10')
    expect((await look(action)).escalationLadder.steps).toHaveLength(4)
  })

  test('a priority without a time to respond has a business day for the answer', async () => {
    const action = await record({ priorityId: 4 })
    await mutate(worker, 'escalateAction', { id: action.globalId, reason: 'Parts' })
    await runAt('2026-11-23T16:49')
    expect((await look(action)).escalation?.level).toBe('SUPERVISION')
    await runAt('2026-11-23T16:50')
    expect((await look(action)).escalation?.level).toBe('TACTICAL')
  })

  test('nobody at a level: the next one; of nobody at all it is noted once', async () => {
    const { root: lonely, alone } = await tree(world, { people: { alone: 'ADMIN' } })
    await world.mutate(
      alone,
      'savePriorityTarget',
      { organizationId: lonely.globalId, priorityId: 2, clock: 'DONE', rule: 'MINUTES', amount: 60 },
      '__typename',
    )
    const action = await world.action(lonely, alone, {
      assigneeId: alone.id,
      priorityId: 2,
      createdAt: world.clock.now(),
      state: 'STARTED',
    })
    await runAt('2026-11-23T10:00')
    await runAt('2026-11-23T10:10')
    const { stateName, escalationLadder, clocks } = await look(action, alone)
    expect(stateName).toBe('Started')
    expect(escalationLadder.steps).toMatchObject([
      { level: 'ADMIN', person: null, clock: 'DONE', reason: 'Not done within 1 h; nobody is above to take it' },
    ])
    expect(clocks).toMatchObject([{ kind: 'DONE', state: 'FIRED', minutesLeft: null }])
  })

  test('the person is who has the role when it fires', async () => {
    await sixty()
    const action = await record()
    const other = await world.user(at, 'SUPERVISION', spot)
    await world.prisma.membership.updateMany({
      where: { userId: lead.id },
      data: { endsAt: new Date(friday + 3_600_000) },
    })
    await runAt('2026-11-23T10:00')
    expect((await look(action)).escalation?.to).toEqual({ id: other.globalId })
  })

  test('it fires once, with five processes at once', async () => {
    await sixty()
    const actions = await Promise.all(Array.from({ length: 30 }, () => record()))
    const others = await Promise.all(
      Array.from({ length: 4 }, () => World.make({ database: databases, clock: world.clock })),
    )
    go('2026-11-23T10:00')
    await Promise.all([world, ...others].map(({ services }) => runClocks(services)))
    const actionId = { in: actions.map(({ id }) => id) }
    expect(await world.prisma.historyEntry.count({ where: { actionId, transition: 'ESCALATE' } })).toBe(30)
    expect(await world.prisma.historyEntry.count({ where: { actionId } })).toBe(30)
    expect(await world.prisma.escalation.count({ where: { actionId } })).toBe(30)
  })

  test('a response and its completion overdue together are one step, not two', async () => {
    const action = await record({ priorityId: 1 })
    await runAt('2026-11-25T10:00')
    const { escalationLadder } = await look(action)
    expect(escalationLadder.steps).toMatchObject([
      { level: 'SUPERVISION', clock: 'DONE', reason: 'Not done within 4 h' },
    ])
    expect(escalationLadder.next).toMatchObject({ clock: 'RESPOND', at: '2026-11-25T10:15:00.000Z' })
  })
})

describe('a clock', () => {
  test('for the response stops when somebody starts', async () => {
    const action = await record({ priorityId: 1 })
    await mutate(worker, 'startAction', { id: action.globalId })
    await runAt('2026-11-23T09:30')
    expect((await look(action)).clocks.map(({ kind, state }) => [kind, state])).toEqual([
      ['RESPOND', 'STOPPED'],
      ['DONE', 'RUNNING'],
    ])
    expect((await look(action)).stateName).toBe('Started')
  })

  test('for the answer stops with the answer, and the record goes on under its own', async () => {
    const action = await record({ priorityId: 1 })
    await mutate(worker, 'escalateAction', { id: action.globalId, reason: 'Parts' })
    await mutate(lead, 'returnEscalation', { id: action.globalId, note: 'Ordered' })
    await runAt('2026-11-23T10:00')
    expect((await look(action)).clocks.map(({ kind, state }) => [kind, state])).toEqual([
      ['RESPOND', 'STOPPED'],
      ['DONE', 'RUNNING'],
    ])
    await runAt('2026-11-23T12:50')
    expect(await look(action)).toMatchObject({ stateName: 'Escalated', statusReason: 'Not done within 4 h' })
  })

  test('stops when all is done; what is reopened goes on, without the time between', async () => {
    await sixty()
    const action = await record({ state: 'STARTED' })
    go('2026-11-23T09:10')
    await mutate(worker, 'completeAction', { id: action.globalId })
    await runAt('2026-11-23T11:00')
    expect(await look(action)).toMatchObject({ stateName: 'Complete', clocks: [{ state: 'STOPPED' }] })
    await mutate(worker, 'reopenAction', { id: action.globalId, reason: 'Leaks' })
    expect(done(await look(action))).toMatchObject({ state: 'RUNNING', dueAt: '2026-11-23T11:40:00.000Z' })
  })

  test('runs while a delegation waits, and fires once that is answered', async () => {
    await sixty()
    const action = await record()
    await mutate(worker, 'delegateAction', { id: action.globalId, delegateId: creator.globalId })
    await runAt('2026-11-23T10:00')
    expect((await look(action)).stateName).toBe('Delegated')
    expect((await look(action)).escalationLadder.next).toBeNull()
    await mutate(creator, 'declineDelegation', { id: action.globalId, reason: 'No time' })
    await run()
    expect((await look(action)).stateName).toBe('Escalated')
  })

  test('begins with the time at which the record may begin', async () => {
    await sixty()
    const action = await record({
      scheduledStart: new Date('2026-11-24T12:00:00Z'),
      scheduledEnd: new Date('2026-11-24T15:00:00Z'),
    })
    expect(done(await look(action))).toMatchObject({
      state: 'WAITING',
      minutesLeft: 60,
      dueAt: '2026-11-24T13:00:00.000Z',
    })
  })

  test.each([
    ['STD Priority, 2 × service time', { priorityId: 6, serviceTimeMins: 30 }],
    ['STD Priority, due at the end of the slot alone', { priorityId: 6, serviceTimeMins: 30, scheduledStart: null }],
    ['Scheduled', { priorityId: 7 }],
    ['Scheduled, with a target of its own', { priorityId: 7, target: { rule: 'MINUTES', amount: 60 } }],
  ])(
    'never ends before the slot does: %s',
    async (_what, { target, ...more }: Partial<Prisma.ActionUncheckedCreateInput> & { target?: object }) => {
      if (target)
        await world.mutate(
          admin,
          'savePriorityTarget',
          { organizationId: at.globalId, priorityId: 7, clock: 'DONE', ...target },
          '__typename',
        )
      const slot = {
        scheduledStart: new Date('2026-11-25T09:00:00Z'),
        scheduledEnd: new Date('2026-11-25T15:00:00Z'),
        isScheduled: true,
      }
      const action = await record({ ...slot, ...more })
      expect(done(await look(action)).dueAt).toBe('2026-11-25T15:00:00.000Z')
      await runAt('2026-11-25T14:59')
      expect((await look(action)).stateName).toBe('Queued')
      // With the slot the clock moves, ahead and back.
      for (const day of ['2026-12-01', '2026-11-26']) {
        const moved = {
          scheduledStart: more.scheduledStart === null ? null : new Date(`${day}T09:00:00Z`),
          scheduledEnd: new Date(`${day}T15:00:00Z`),
        }
        await world.prisma.action.update({ where: { id: action.id }, data: moved })
        expect(done(await look(action)).dueAt).toBe(`${day}T15:00:00.000Z`)
      }
      await runAt('2026-11-26T15:00')
      expect((await look(action)).stateName).toBe('Escalated')
      // Whom it has gone to has a business day, not until the end of a slot.
      await world.prisma.action.update({
        where: { id: action.id },
        data: { scheduledEnd: new Date('2026-12-15T15:00:00Z') },
      })
      expect((await look(action)).clocks.find(({ isForAnswer }) => isForAnswer)?.dueAt).toBe('2026-11-27T15:00:00.000Z')
    },
  )

  test('of STD Priority ends later than its slot where that is shorter than its work', async () => {
    const action = await record({
      priorityId: 6,
      serviceTimeMins: 120,
      scheduledStart: new Date('2026-11-24T09:00:00Z'),
      scheduledEnd: new Date('2026-11-24T10:00:00Z'),
    })
    expect(done(await look(action)).dueAt).toBe('2026-11-24T13:00:00.000Z')
  })

  test.each([
    ['is that of another priority', 'the record', { priorityId: 4 }, '2026-11-25T16:50:00.000Z'],
    [
      'moves with the start',
      'the record',
      { scheduledStart: new Date('2026-11-26T09:30:00Z') },
      '2026-11-26T10:30:00.000Z',
    ],
    ['is by the service time', 'the record', { priorityId: 6, serviceTimeMins: 35 }, '2026-11-23T10:00:00.000Z'],
    [
      'is the slot, whatever the hours',
      'the record',
      { priorityId: 7, scheduledEnd: new Date('2026-11-22T04:00:00Z') },
      '2026-11-22T04:00:00.000Z',
    ],
    ['is the end of the period', 'the record', { priorityId: 9, actionClassId: 3 }, '2026-11-30T17:00:00.000Z'],
    ['moves with the hours', 'the hours', [{ weekday: 6, from: 600, to: 720 }], '2026-11-21T11:00:00.000Z'],
    ['moves with the zone', 'the zone', 'America/New_York', '2026-11-20T17:50:00.000Z'],
  ])('%s, after a change of %s', async (_how, what, change, due) => {
    await sixty()
    const action = await record()
    await run()
    if (what === 'the record') await world.prisma.action.update({ where: { id: action.id }, data: change as object })
    else if (what === 'the zone')
      await world.prisma.organization.update({ where: { id: at.id }, data: { timeZone: change as string } })
    else await world.mutate(admin, 'saveBusinessHours', { organizationId: at.globalId, windows: change }, '__typename')
    expect(done(await look(action)).dueAt).toBe(due)
    expect(await world.prisma.clock.findFirst({ where: { actionId: action.id, kind: 'DONE' } })).toMatchObject({
      stale: true,
      dueAt: null,
    })
    await run()
    expect(
      (await world.prisma.clock.findFirst({ where: { actionId: action.id, kind: 'DONE' } }))?.dueAt?.toISOString(),
    ).toBe(due)
  })

  test('that has fired runs again where the record gets more time', async () => {
    await sixty()
    const action = await record()
    await runAt('2026-11-23T10:00')
    await mutate(lead, 'returnEscalation', { id: action.globalId, note: 'Try again' })
    await mutate(lead, 'reprioritizeAction', { id: action.globalId, priorityId: 4 })
    await run()
    expect(done(await look(action))).toMatchObject({ state: 'RUNNING', dueAt: '2026-11-25T16:50:00.000Z' })
    await runAt('2026-11-25T16:50')
    expect((await look(action)).escalationLadder.steps).toHaveLength(2)
  })

  test('is there for what many rows at once bring, and for nothing that is over', async () => {
    const now = world.clock.now()
    const row = {
      title: 'Bulk',
      rootId: at.id,
      organizationId: at.id,
      creatorId: creator.id,
      actionClassId: 1,
      priorityId: 1,
      createdAt: now,
      statusAt: now,
    }
    await world.prisma.action.createMany({
      data: [
        row,
        { ...row, status: 3 },
        { ...row, status: 9 },
        { ...row, status: 1, actualStart: now },
        { ...row, status: 6, disposition: 'WITHDRAWN' },
      ],
    })
    const rows = await world.prisma.action.findMany({
      where: { organizationId: at.id, title: 'Bulk' },
      orderBy: { legacyId: 'asc' },
      select: {
        status: true,
        clocks: { select: { kind: true, pausedAt: true, stale: true }, orderBy: { kind: 'asc' } },
      },
    })
    expect(
      rows.map(({ status, clocks }) => [
        status,
        ...clocks.map(({ kind, pausedAt, stale }) => `${kind}${pausedAt ? ' paused' : ''}${stale ? ' stale' : ''}`),
      ]),
    ).toEqual([[5, 'RESPOND stale', 'DONE stale'], [3, 'RESPOND paused', 'DONE paused'], [9], [1, 'DONE stale'], [6]])
  })
})

describe('the ladder', () => {
  const go = { id: '', note: 'Noted' }

  test.each([
    ['returnEscalation', 'Return', 'Queued'],
    ['takeOverEscalation', 'Take over', 'Started'],
    ['resolveEscalation', 'Resolve', 'Complete'],
  ])('has what was done by hand, and %s as its answer', async (mutation, answer, stateName) => {
    const action = await record()
    await mutate(worker, 'escalateAction', { id: action.globalId, reason: 'Parts' })
    await mutate(lead, 'raiseEscalation', { ...go, id: action.globalId })
    await mutate(manager, mutation, { ...go, id: action.globalId })
    const after = await look(action)
    expect(after.stateName).toBe(stateName)
    expect(after.escalationLadder.steps).toMatchObject([
      {
        fromLevel: 'TRANSACTIONAL',
        level: 'SUPERVISION',
        actor: { id: worker.globalId },
        clock: null,
        reason: 'Parts',
        answer: 'Escalate further',
        answeredBy: { id: lead.globalId },
      },
      {
        fromLevel: 'SUPERVISION',
        level: 'TACTICAL',
        actor: { id: lead.globalId },
        reason: 'Noted',
        answer,
        answeredBy: { id: manager.globalId },
      },
    ])
  })

  test('of many records is read at once, with their clocks', async () => {
    await Promise.all([record(), record(), record()])
    const source = `{ legacyActions(limit: 9) { key ${shown.split('history')[0]} } }`
    await world.ask(worker, source)
    const sent = await statementsOf(() => world.ask(worker, source))
    expect(
      sent.filter((text) => /clock|escalation|priority_target|business_hours/.test(text)).length,
    ).toBeLessThanOrEqual(5)
  })
})
