// What the clock does with routines: the ledger is filled once, however many fill it; what is due becomes a record;
// what was slept through is missed; and the ledger follows the records.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routine as makeRoutine } from '../../testing/routines.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { fillLedgers } from './fillLedgers.ts'
import { runRoutines } from './runRoutines.ts'

let world: World
let at: Organization
let admin: Person

beforeAll(async () => {
  world = await World.make({ clock: new TestClock(Date.parse('2026-11-23T00:00:00Z')) })
})
beforeEach(async () => {
  ;({ root: at, admin } = await tree(world))
})

const routine = (more: Parameters<typeof makeRoutine>[3] = {}) => makeRoutine(world, at, admin, more)
const run = (id: string) => runRoutines(world.services, [id])
const ledger = async (seriesId: string) =>
  world.prisma.occurrence.findMany({ where: { seriesId }, orderBy: { slot: 'asc' }, include: { action: true } })
const states = async (seriesId: string) =>
  (await ledger(seriesId)).map(({ slot, state }) => `${slot.toISOString().slice(5, 10)} ${state}`)
/** The time, without moving the clock that others go by. */
const later = (days: number, hours = 0) => ({
  ...world.services,
  clock: { now: () => new Date(world.clock.now().getTime() + (days * 24 + hours) * 3_600_000) },
})

describe('the ledger', () => {
  test('has what falls due in the next 62 days', async () => {
    const { id } = await routine()
    await run(id)
    const rows = await ledger(id)
    expect([
      rows.length,
      rows[0]!.slot.toISOString(),
      rows[0]!.endsAt.toISOString(),
      rows.at(-1)!.slot.toISOString(),
    ]).toEqual([62, '2026-11-23T06:00:00.000Z', '2026-11-23T08:00:00.000Z', '2027-01-23T06:00:00.000Z'])
  })

  test('keeps the clock on the wall over a change of the clocks, which skips 02:30 or doubles 01:30', async () => {
    const night = { timeZone: 'America/Los_Angeles', startsOn: new Date('2027-03-13T02:30:00Z') }
    const { id } = await routine(night)
    const { id: other } = await routine({ ...night, startsOn: new Date('2027-11-06T01:30:00Z') })
    await fillLedgers(later(110), [id])
    await fillLedgers(later(340), [other])
    const instants = async (of: string) =>
      (await ledger(of)).slice(0, 3).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))
    expect(await instants(id)).toEqual(['2027-03-13T10:30', '2027-03-14T10:30', '2027-03-15T09:30'])
    expect(await instants(other)).toEqual(['2027-11-06T08:30', '2027-11-07T08:30', '2027-11-08T09:30'])
  })

  test('is the same whether one fills it or five at once', async () => {
    const rules = [
      'FREQ=DAILY',
      'FREQ=WEEKLY;BYDAY=MO,TH',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      'FREQ=HOURLY;INTERVAL=6;BYMINUTE=0',
      'FREQ=WEEKLY;BYDAY=FR;BYHOUR=5,17;BYMINUTE=15',
    ]
    const ids: string[] = []
    for (const rule of [...rules, ...rules]) ids.push((await routine({ rule })).id)
    await Promise.all(Array.from({ length: 5 }, () => runRoutines(world.services, ids)))
    // What one had locked the others left to it; another turn finds nothing to do.
    await runRoutines(world.services, ids)
    const counts = await world.prisma.occurrence.groupBy({
      by: ['seriesId'],
      where: { seriesId: { in: ids } },
      _count: true,
    })
    const each = [62, 18, 2, 247, 18]
    expect(ids.map((id) => counts.find(({ seriesId }) => seriesId === id)?._count)).toEqual([...each, ...each])
    const opened = await world.prisma.occurrence.findMany({ where: { seriesId: { in: ids }, state: 'OPEN' } })
    expect(new Set(opened.map(({ actionId }) => actionId)).size).toBe(opened.length)
    expect(await world.prisma.action.count({ where: { organizationId: at.id } })).toBe(opened.length)
    expect(opened.length).toBeGreaterThan(10)
  })

  test('goes on where it ended, a day at a time', async () => {
    const { id } = await routine()
    await fillLedgers(world.services, [id])
    await fillLedgers(later(0, 20), [id])
    expect(await ledger(id)).toHaveLength(62)
    await fillLedgers(later(3), [id])
    expect(await ledger(id)).toHaveLength(65)
  })

  test('ends with its rule', async () => {
    const { id } = await routine({ rule: 'FREQ=DAILY;COUNT=2' })
    await run(id)
    expect(await ledger(id)).toHaveLength(2)
    await runRoutines(later(3), [id])
    expect(await world.prisma.series.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'ENDED' })
  })
})

describe('what is due within its lead', () => {
  test('becomes a record with all that its task record says, begun by nobody', async () => {
    const spot = await world.group(at)
    const place = await world.prisma.location.create({ data: { organizationId: at.id, name: 'Dock 4', typeId: 1 } })
    const { id, record } = await routine({
      work: {
        ...spot,
        description: 'All of it',
        actionClassId: 2,
        priorityId: 3,
        serviceTimeMins: 45,
        requiresSignOff: true,
        locationId: place.id,
      },
    })
    await run(id)
    expect((await states(id)).slice(0, 3)).toEqual(['11-23 OPEN', '11-24 PLANNED', '11-25 PLANNED'])
    const action = (await ledger(id))[0]!.action!
    expect(action).toMatchObject({
      ...spot,
      rootId: at.rootId,
      organizationId: at.id,
      title: record.title,
      description: 'All of it',
      actionClassId: 2,
      priorityId: 3,
      serviceTimeMins: 45,
      requiresSignOff: true,
      locationId: place.id,
      taskRecordId: record.id,
      taskItemId: record.taskItemId,
      status: 5,
      isScheduled: true,
      assigneeId: null,
      scheduledStart: new Date('2026-11-23T06:00:00Z'),
      scheduledEnd: new Date('2026-11-23T08:00:00Z'),
      creatorId: admin.id,
      createdAt: world.clock.now(),
      version: 1,
    })
    expect(await world.prisma.historyEntry.findMany({ where: { actionId: action.id } })).toMatchObject([
      { transition: 'CREATE', actorId: null, toStatus: 5, version: 1 },
    ])
  })

  test('goes to its people in turn, but to none who left, is disabled, or is away without a deputy', async () => {
    const people = []
    for (let i = 0; i < 5; i++) people.push(await world.user(at))
    const [one, away, covered, left, disabled] = people as [Person, Person, Person, Person, Person]
    const { id, record } = await routine({ leadDays: 6 })
    await world.prisma.taskRecordAssignee.createMany({
      data: people.map(({ id: userId }, position) => ({ taskRecordId: record.id, userId, position })),
    })
    await world.prisma.membership.updateMany({ where: { userId: left.id }, data: { endsAt: world.clock.now() } })
    await world.prisma.user.update({ where: { id: disabled.id }, data: { status: 'DISABLED' } })
    const absence = {
      rootId: at.rootId,
      startsAt: new Date('2026-11-23T00:00:00Z'),
      endsAt: new Date('2026-11-25T00:00:00Z'),
      createdById: admin.id,
    }
    await world.prisma.absence.createMany({
      data: [
        { ...absence, userId: away.id },
        { ...absence, userId: covered.id },
      ],
    })
    const { id: absenceId } = await world.prisma.absence.findFirstOrThrow({ where: { userId: covered.id } })
    await world.prisma.absencePart.create({ data: { absenceId, deputyId: one.id, organizationId: at.id } })
    await run(id)
    const names = new Map([
      [one.id, 'one'],
      [away.id, 'away'],
      [covered.id, 'covered'],
    ])
    const opened = (await ledger(id)).filter(({ action }) => action)
    expect(opened.map(({ action }) => names.get(action!.assigneeId!))).toEqual([
      'one',
      'covered',
      'covered',
      'one',
      'away',
      'covered',
    ])
    await runRoutines(later(1), [id])
    expect(
      (await ledger(id))
        .filter(({ action }) => action)
        .map(({ action }) => names.get(action!.assigneeId!))
        .at(-1),
    ).toBe('one')
  })

  test('of an archived task record, organization or a paused routine makes none', async () => {
    const { id } = await routine({ work: { status: 'INACTIVE' } })
    const { id: paused } = await routine({ status: 'PAUSED', generatedTo: new Date('2026-11-23T00:00:00Z') })
    await runRoutines(world.services, [id, paused])
    expect(await ledger(id)).toEqual([])
    expect(await ledger(paused)).toEqual([])
    const { id: active } = await routine()
    await world.prisma.organization.update({ where: { id: at.id }, data: { archivedAt: new Date() } })
    await run(active)
    expect(await ledger(active)).toEqual([])
  })
})

describe('what was slept through', () => {
  test('three days of downtime are missed, not three surprises', async () => {
    const { id } = await routine()
    await run(id)
    await runRoutines(later(3, 12), [id])
    expect((await states(id)).slice(0, 6)).toEqual([
      '11-23 OPEN',
      '11-24 MISSED',
      '11-25 MISSED',
      '11-26 MISSED',
      '11-27 OPEN',
      '11-28 PLANNED',
    ])
    expect(await world.prisma.action.count({ where: { organizationId: at.id } })).toBe(2)
  })

  test('where it was never in the ledger, it is missed all the same', async () => {
    const { id } = await routine({ startsOn: new Date('2026-11-19T06:00:00Z') })
    await run(id)
    expect((await states(id)).slice(0, 5)).toEqual([
      '11-19 MISSED',
      '11-20 MISSED',
      '11-21 MISSED',
      '11-22 MISSED',
      '11-23 OPEN',
    ])
  })

  test('what has begun but is not over becomes a record late', async () => {
    const { id } = await routine({ durationMins: 1440 })
    await fillLedgers(world.services, [id])
    await runRoutines(later(0, 12), [id])
    expect((await states(id))[0]).toBe('11-23 OPEN')
  })

  test('of a paused routine it is skipped, and resuming makes up for nothing', async () => {
    const { id } = await routine()
    await fillLedgers(world.services, [id])
    await world.prisma.series.update({ where: { id }, data: { status: 'PAUSED' } })
    await runRoutines(later(2, 12), [id])
    expect((await ledger(id)).slice(0, 4).map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      ...Array(3).fill('SKIPPED The routine was paused.'),
      'PLANNED ',
    ])
    await runRoutines(later(80), [id])
    await world.prisma.series.update({ where: { id }, data: { status: 'ACTIVE' } })
    await runRoutines(later(80), [id])
    const rows = await ledger(id)
    expect(rows.some(({ state }) => state === 'MISSED')).toBe(false)
    expect(rows.find(({ state }) => state === 'OPEN')!.slot.toISOString()).toBe('2027-02-11T06:00:00.000Z')
  })
})

describe('the ledger follows the record', () => {
  const opened = async () => {
    const { id } = await routine()
    await run(id)
    const actionId = (await ledger(id))[0]!.actionId!
    const first = async () => (await ledger(id))[0]
    const set = (data: object) => world.prisma.action.update({ where: { id: actionId }, data })
    return { id, first, set }
  }
  const inTime = new Date('2026-11-23T07:00:00Z')
  const tooLate = new Date('2026-11-23T09:00:00Z')

  test('done, and done late, with when and by whom', async () => {
    const { first, set } = await opened()
    await set({ status: 9, actualEnd: inTime, completedById: admin.id })
    expect(await first()).toMatchObject({ state: 'DONE', closedAt: inTime, closedById: admin.id })
    const late = await opened()
    await late.set({ status: 9, actualEnd: tooLate, completedById: admin.id })
    expect(await late.first()).toMatchObject({ state: 'DONE_LATE', closedAt: tooLate })
  })

  test('open again where it is reopened, and open past the next one', async () => {
    const { id, first, set } = await opened()
    await set({ status: 9, actualEnd: inTime })
    await set({ status: 2 })
    expect(await first()).toMatchObject({ state: 'OPEN', closedAt: null })
    await runRoutines(later(1, 5), [id])
    expect((await states(id)).slice(0, 3)).toEqual(['11-23 OPEN', '11-24 OPEN', '11-25 PLANNED'])
  })

  test('withdrawn is skipped with its reason, restored is open', async () => {
    const { first, set } = await opened()
    await set({ status: 6, disposition: 'WITHDRAWN', statusReason: 'Yard is closed' })
    expect(await first()).toMatchObject({ state: 'SKIPPED', reason: 'Yard is closed' })
    await set({ status: 5, disposition: null, statusReason: '' })
    expect(await first()).toMatchObject({ state: 'OPEN', reason: '', closedAt: null })
    await set({ status: 6, disposition: 'ESCALATED' })
    expect(await first()).toMatchObject({ state: 'OPEN' })
  })
})

test('what is in the ledger is there once, whoever writes it', async () => {
  const { id } = await routine()
  await run(id)
  const { seriesId, slot, opensAt, startsAt, endsAt } = (await ledger(id))[0]!
  await expect(world.prisma.occurrence.create({ data: { seriesId, slot, opensAt, startsAt, endsAt } })).rejects.toThrow(
    /Unique/,
  )
})
