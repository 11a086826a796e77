// The loop on a real database: what opens a breach and its record, what ends it, whose it is.
import { beforeAll, describe, expect, test } from 'vitest'
import { breachesOf, days, nextDay, punctuality } from '../../testing/breaches.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { readOutbox } from '../../kernel/readOutbox.ts'
import { evaluate } from './evaluate.ts'

let world: World
let other: World
let clock: TestClock

beforeAll(async () => {
  // A Friday noon.
  clock = new TestClock(Date.UTC(2026, 10, 20, 12))
  world = await World.make({ clock })
  other = await World.make({ clock })
})

/** A place of its own, with an Admin and a benchmark. */
async function place(more: Parameters<typeof punctuality>[3] = {}) {
  const { root: at, admin } = await tree(world)
  const benchmark = await punctuality(world, at, admin, more)
  return { at, admin, benchmark }
}

const holding = async (at: Organization, jobRoleId: string, where = at): Promise<Person> => {
  const person = await world.user()
  await world.prisma.membership.create({
    data: { userId: person.id, organizationId: where.id, accessLevel: 'SUPERVISION', jobRoleId, startsAt: new Date(0) },
  })
  return person
}

const transition = async (person: Person, actionId: string, name: string, input: object = {}) => {
  const { version } = await world.prisma.action.findUniqueOrThrow({ where: { id: actionId } })
  const result = await world.mutate(person, name, {
    id: Buffer.from(`Action:${actionId}`).toString('base64'),
    version,
    ...input,
  })
  expect(result).toMatchObject({ __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Success` })
}

const completes = async (person: Person, actionId: string) => {
  await transition(person, actionId, 'startAction')
  await transition(person, actionId, 'completeAction')
}

describe('a breach', () => {
  test('91, 89, 89, 89, 92, 95 opens one record and is not recovered', async () => {
    const { at, admin, benchmark } = await place()
    const owner = await holding(at, benchmark.jobRoleId)
    await days(world, benchmark, at, [91, 89, 89, 89, 92, 95])
    await evaluate(world.services)
    const [breach, ...more] = await breachesOf(world, benchmark)
    expect(more).toEqual([])
    expect(Number(breach!.volume)).toBe(1000)
    expect(breach).toMatchObject({
      value: 89,
      target: 95,
      recoveredAt: null,
      scopeId: at.id,
      firstPointAt: new Date(Date.UTC(2026, 10, 14)),
      openedPointAt: new Date(Date.UTC(2026, 10, 15)),
    })
    expect(breach!.actions).toHaveLength(1)
    const { action } = breach!.actions[0]!
    const { legalName } = await world.prisma.organization.findUniqueOrThrow({ where: { id: at.id } })
    // High is done within a business day: the next one is Monday, at its end.
    expect(action).toMatchObject({
      title: `Route Punctuality Adherence at ${legalName}: 89 %, target 95 %`,
      organizationId: at.id,
      assigneeId: owner.id,
      creatorId: admin.id,
      priorityId: 2,
      actionClassId: 1,
      scheduledEnd: new Date(Date.UTC(2026, 10, 23, 12)),
    })
    expect(action.description).toBe(
      '2 days in a row below the target of 95 %, last 89 %. Recovers after 2 days in a row at 96 % or above: only the number can say so.',
    )
    expect(await world.prisma.historyEntry.findMany({ where: { actionId: action.id } })).toMatchObject([
      { transition: 'CREATE', actorId: null, reason: 'The benchmark Punctuality was not held' },
    ])
    expect(await world.prisma.benchmarkCondition.findMany({ where: { benchmarkId: benchmark.id } })).toMatchObject([
      { value: 95, attainment: 100, streak: 0, pointAt: new Date(Date.UTC(2026, 10, 19)) },
    ])
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toHaveLength(1)
  })

  test('is opened once by two processes at once', async () => {
    const { at, benchmark } = await place()
    for (let run = 0; run < 5; run++) {
      await days(world, benchmark, at, [89, 88 - run])
      await Promise.all([
        evaluate(world.services),
        evaluate(other.services),
        evaluate(world.services),
        evaluate(other.services),
      ])
    }
    const breaches = await breachesOf(world, benchmark)
    expect(breaches.map(({ actions }) => actions.length)).toEqual([1])
  })

  test('stays one while 10,000 points swing', async () => {
    const { at, benchmark } = await place({ grain: 'HOUR' })
    await world.prisma.$executeRaw`
      insert into metric_period (metric_id, scope_id, scope_kind, grain, starts_at, observations, n, sum, numerator, denominator)
      select ${benchmark.metricId}::uuid, ${at.id}::uuid, 'ORGANIZATION', 'HOUR', date_trunc('hour', ${clock.now()}::timestamptz) - interval '1 hour' * i, 1, 1, v, v * 10, 10
      from generate_series(1, 10000) i cross join lateral (select case when i % 3 = 2 then 97 else 90 end v) w`
    await evaluate(world.services)
    const breaches = await breachesOf(world, benchmark)
    expect(breaches.map(({ recoveredAt, actions }) => [recoveredAt, actions.length])).toEqual([[null, 1]])
  })

  test('is told of a period only once that has closed', async () => {
    const { at, benchmark } = await place()
    await days(world, benchmark, at, [89])
    const today = new Date(Date.UTC(2026, 10, 20))
    await world.prisma.metricPeriod.create({
      data: {
        metricId: benchmark.metricId,
        scopeId: at.id,
        scopeKind: 'ORGANIZATION',
        grain: 'DAY',
        startsAt: today,
        observations: 1,
        n: 1,
        sum: 80,
        numerator: 800,
        denominator: 10,
      },
    })
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toEqual([])
    // Nothing is observed any more: the period closes by the clock alone.
    const before = clock.now().getTime()
    clock.forward({ hours: 12 })
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ value: 80 }])
    clock.forward({ seconds: (before - clock.now().getTime()) / 1000 })
  })

  test('skips what has no value: it is neither outside nor back', async () => {
    const { at, benchmark } = await place()
    await days(world, benchmark, at, [89, null, 89, 97, null, 97])
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ recoveredValue: 97, outcome: 'RECOVERED' }])
  })

  test('that began and ended while nobody looked is kept, without a record', async () => {
    const { at, benchmark } = await place()
    await days(world, benchmark, at, [89, 89, 97, 97, 90, 91])
    await evaluate(world.services)
    const breaches = await breachesOf(world, benchmark)
    expect(breaches.map(({ outcome, actions }) => [outcome, actions.length])).toEqual([
      ['RECOVERED', 0],
      [null, 1],
    ])
  })
})

describe('the number alone', () => {
  test('says that it is back; the record stays for people to close, and is told', async () => {
    const { at, admin, benchmark } = await place()
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    const [{ actions }] = (await breachesOf(world, benchmark)) as [Awaited<ReturnType<typeof breachesOf>>[0]]
    const actionId = actions[0]!.actionId
    await nextDay(world, benchmark, at, 96)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ recoveredAt: null }])
    await nextDay(world, benchmark, at, 96.5)
    expect(await breachesOf(world, benchmark)).toMatchObject([
      { outcome: 'RECOVERED', recoveredValue: 96.5, recoveredAt: clock.now() },
    ])
    expect(await world.prisma.action.findUnique({ where: { id: actionId } })).toMatchObject({ status: 5, version: 2 })
    const [entry] = (
      await world.ask<{ node: { history: { edges: { node: object }[] } } }>(
        admin,
        `{ node(id: "${Buffer.from(`Action:${actionId}`).toString('base64')}") { ... on Action { history(first: 1) { edges { node { label reason actor { name } } } } } } }`,
      )
    ).node.history.edges
    expect(entry!.node).toEqual({ label: 'The number is back', reason: 'The number is back at 96.5 %', actor: null })
  })

  test('brings a record that was completed in vain back as a follow-up', async () => {
    const { at, admin, benchmark } = await place()
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    const first = (await breachesOf(world, benchmark))[0]!.actions[0]!
    await completes(admin, first.actionId)
    await evaluate(world.services)
    expect((await breachesOf(world, benchmark))[0]!.actions).toHaveLength(1)
    await nextDay(world, benchmark, at, 96)
    expect((await breachesOf(world, benchmark))[0]!.actions).toHaveLength(1)
    await nextDay(world, benchmark, at, 91)
    const [breach] = await breachesOf(world, benchmark)
    expect(breach!.actions.map(({ n, action }) => [n, action.status])).toEqual([
      [1, 9],
      [2, 5],
    ])
    expect(breach!.actions[1]!.action.title).toMatch(/: still 91 %, target 95 % \(2nd time\)$/)
    expect(await world.prisma.actionLink.findMany({ where: { fromId: first.actionId } })).toMatchObject([
      { toId: breach!.actions[1]!.actionId, kind: 'FOLLOW_UP' },
    ])
    await nextDay(world, benchmark, at, 91)
    expect((await breachesOf(world, benchmark))[0]!.actions).toHaveLength(2)
  })

  test('brings nothing back that was withdrawn by hand', async () => {
    const { at, admin, benchmark } = await place()
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    await transition(admin, (await breachesOf(world, benchmark))[0]!.actions[0]!.actionId, 'withdrawAction', {
      reason: 'The road is closed until spring',
    })
    await nextDay(world, benchmark, at, 88)
    await nextDay(world, benchmark, at, 88)
    expect((await breachesOf(world, benchmark)).map(({ actions }) => actions.length)).toEqual([1])
  })

  test('may turn out to have been wrong: what is corrected away ends by correction, and is walked again', async () => {
    const { at, benchmark } = await place()
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    const actionId = (await breachesOf(world, benchmark))[0]!.actions[0]!.actionId
    await days(world, benchmark, at, [97])
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ outcome: 'CORRECTED', recoveredValue: null }])
    expect(await world.prisma.historyEntry.findFirst({ where: { actionId, transition: 'NUMBER_BACK' } })).toMatchObject(
      { reason: 'By the values as they are now it was no breach' },
    )
    await days(world, benchmark, at, [88])
    await evaluate(world.services)
    expect((await breachesOf(world, benchmark)).map(({ outcome }) => outcome)).toEqual(['CORRECTED', null])
  })

  test('that comes late opens what it completes', async () => {
    const { at, benchmark } = await place()
    await days(world, benchmark, at, [89, null, 97, 97])
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toEqual([])
    await days(world, benchmark, at, [89, 89, 94, 97])
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ value: 89, recoveredAt: null }])
  })
})

describe('a benchmark', () => {
  test('that is archived asks no longer, and begins anew when it is back', async () => {
    const { at, benchmark } = await place()
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    const where = { id: benchmark.id }
    await world.prisma.benchmark.update({ where, data: { status: 'ARCHIVED', version: { increment: 1 } } })
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ outcome: 'RETIRED' }])
    expect(await world.prisma.benchmarkCondition.count({ where: { benchmarkId: benchmark.id } })).toBe(0)
    await world.prisma.benchmark.update({ where, data: { status: 'ACTIVE', version: { increment: 1 } } })
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toHaveLength(1)
  })

  test('that changes is asked again of all it has, as is one whose metric alerts elsewhere', async () => {
    const { at, benchmark } = await place({ target: null, resetLevel: null })
    await days(world, benchmark, at, [96, 96])
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toEqual([])
    await world.prisma.metric.update({ where: { id: benchmark.metricId }, data: { targetThreshold: 97 } })
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ target: 97, recoveredAt: null }])
    await world.prisma.benchmark.update({
      where: { id: benchmark.id },
      data: { target: 90, version: { increment: 1 } },
    })
    await evaluate(world.services)
    expect(await breachesOf(world, benchmark)).toMatchObject([{ outcome: 'CORRECTED' }])
  })

  test('asks each place of its subtree, and none beside it', async () => {
    const { root, admin } = await tree(world)
    const [north, south] = [await world.organization({ parent: root }), await world.organization({ parent: root })]
    const benchmark = await punctuality(world, north, admin, { scopeKind: 'LOCATION' })
    for (const at of [north, south]) {
      const yard = await world.prisma.location.create({ data: { organizationId: at.id, name: 'Yard', typeId: 1 } })
      await days(world, benchmark, at, [80, 80], { kind: 'LOCATION', id: yard.id })
    }
    await evaluate(world.services)
    const breaches = await breachesOf(world, benchmark)
    expect(breaches).toMatchObject([{ scopeKind: 'LOCATION', organizationId: north.id }])
    expect(breaches[0]!.actions[0]!.action).toMatchObject({
      organizationId: north.id,
      locationId: breaches[0]!.scopeId,
    })
  })
})

describe('who owns it', () => {
  test('holds the role nearest upwards, is not away, and has the least to do', async () => {
    const { root, admin, branch } = await tree(world, { below: { branch: {} } })
    const benchmark = await punctuality(world, branch, admin)
    const above = await holding(root, benchmark.jobRoleId)
    const [busy, free] = [await holding(branch, benchmark.jobRoleId), await holding(branch, benchmark.jobRoleId)]
    await world.action(branch, admin, { assigneeId: busy.id })
    const owners: (string | null)[] = []
    const ask = async () => {
      await world.prisma.benchmark.update({
        where: { id: benchmark.id },
        data: { status: 'ARCHIVED', version: { increment: 1 } },
      })
      await evaluate(world.services)
      await world.prisma.benchmark.update({
        where: { id: benchmark.id },
        data: { status: 'ACTIVE', version: { increment: 1 } },
      })
      // The day on which it comes back is none of its points.
      for (let i = 0; i < 3; i++) await nextDay(world, benchmark, branch, 80)
      owners.push((await breachesOf(world, benchmark)).at(-1)!.actions[0]!.action.assigneeId)
    }
    await ask()
    const deputy = await world.user(branch)
    await world.absence(branch, free, {
      endsAt: new Date(clock.now().getTime() + 90 * 24 * 3_600_000),
      deputyId: deputy.id,
    })
    await ask()
    await world.prisma.user.update({ where: { id: busy.id }, data: { status: 'DISABLED' } })
    await ask()
    await world.prisma.absence.updateMany({ where: { userId: free.id }, data: { deputyId: null } })
    await ask()
    const { id: absenceId } = await world.prisma.absence.findFirstOrThrow({ where: { userId: free.id } })
    const part = await world.user(branch)
    await world.prisma.absencePart.create({ data: { absenceId, deputyId: part.id, organizationId: branch.id } })
    await ask()
    expect(owners).toEqual([free.id, busy.id, deputy.id, above.id, part.id])
  })

  test('is nobody where nobody holds it: the record waits in its group', async () => {
    const { root: at, admin, spot } = await tree(world, { groups: { spot: {} } })
    const benchmark = await punctuality(world, at, admin, spot)
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    expect((await breachesOf(world, benchmark))[0]!.actions[0]!.action).toMatchObject({
      assigneeId: null,
      ...spot,
      status: 5,
    })
  })
})

describe('people are told', () => {
  const told = async (person: Person) =>
    (await world.prisma.notification.findMany({ where: { userId: person.id }, orderBy: { id: 'asc' } })).map(
      ({ kind }) => kind,
    )

  test('of a breach, of work in vain and of the number being back: who owns it, who follows it, the nearest above', async () => {
    const { at, admin, benchmark } = await place()
    const owner = await world.user()
    await world.prisma.membership.create({
      data: {
        userId: owner.id,
        organizationId: at.id,
        accessLevel: 'TRANSACTIONAL',
        jobRoleId: benchmark.jobRoleId,
        startsAt: new Date(0),
      },
    })
    const strategic = await world.user(at, 'STRATEGIC')
    const { admin: stranger } = await tree(world)
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    await readOutbox(world.services)
    const first = (await breachesOf(world, benchmark))[0]!.actions[0]!
    expect(first.action.assigneeId).toBe(owner.id)
    const { notifications } = await world.ask<{ notifications: { edges: { node: object }[] } }>(
      owner,
      '{ notifications(first: 5) { edges { node { kind text path } } } }',
    )
    const key = `AR-${first.action.number}`
    expect(notifications.edges.map(({ node }) => node)).toEqual([
      {
        kind: 'BREACH_OPENED',
        path: `/home/record/${key}`,
        text: `A benchmark is not held: ${key} ${first.action.title}. 2 days in a row below the target of 95 %, last 89 %`,
      },
    ])
    expect(await told(strategic)).toEqual(['BREACH_OPENED'])
    await completes(admin, first.actionId)
    for (const value of [90, 97, 97]) {
      await nextDay(world, benchmark, at, value)
      await readOutbox(world.services)
    }
    expect(await told(owner)).toEqual(['BREACH_OPENED', 'BREACH_RETURNED', 'BREACH_RECOVERED'])
    expect(await told(strategic)).toEqual(['BREACH_OPENED', 'BREACH_RETURNED', 'BREACH_RECOVERED'])
    // Nearer than an Admin is who is Strategic; that it was completed, the Admin did.
    expect(await told(admin)).toEqual([])
    expect(await told(stranger)).toEqual([])
  })

  test('every Admin of what nobody owns', async () => {
    const { at, admin, benchmark } = await place()
    const strategic = await world.user(at, 'STRATEGIC')
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    await readOutbox(world.services)
    expect(await told(admin)).toEqual(['BREACH_OPENED'])
    expect(await told(strategic)).toEqual(['BREACH_OPENED'])
  })
})

describe('Warn', () => {
  const titlesIn = async (person: Person) => {
    const { board } = await world.ask<{
      board: {
        grids: { count: number; entries: { edges: { node: { title: string; metricWarning: string | null } }[] } }[]
      }
    }>(
      person,
      '{ board { grids(names: [WARN]) { count entries(first: 50) { edges { node { ... on Action { title metricWarning } } } } } } }',
    )
    const nodes = board.grids[0]!.entries.edges.map(({ node }) => node)
    expect(board.grids[0]!.count).toBe(nodes.length)
    return Object.fromEntries(nodes.map(({ title, metricWarning }) => [title, metricWarning]))
  }

  test('holds what stands where a number is out: at its own place, else at its organization itself, and says why', async () => {
    const { root, admin, branch } = await tree(world, { below: { branch: {} } })
    const yard = (await world.prisma.location.create({ data: { organizationId: root.id, name: 'Yard', typeId: 1 } })).id
    const { admin: stranger } = await tree(world)
    const benchmark = await punctuality(world, root, admin)
    const atYard = await punctuality(world, root, admin, { scopeKind: 'LOCATION', jobRoleId: benchmark.jobRoleId })
    for (const [title, at, locationId] of [
      ['of the root', root, null],
      ['of the branch', branch, null],
      ['in the yard', root, yard],
    ] as const)
      await world.action(at, admin, { title, locationId, actionClassId: 9 })
    expect(await titlesIn(admin)).toEqual({})
    await days(world, benchmark, root, [89, 88])
    await evaluate(world.services)
    const own = (await breachesOf(world, benchmark))[0]!.actions[0]!.action.title
    const warning = 'Route Punctuality Adherence 88 %, target 95 %'
    expect(await titlesIn(admin)).toEqual({ 'of the root': warning, [own]: warning })
    expect(await titlesIn(stranger)).toEqual({})
    await days(world, benchmark, root, [97, 97])
    await evaluate(world.services)
    expect(Object.keys(await titlesIn(admin))).not.toContain('of the root')
    await days(world, atYard, root, [80, 81.5], { kind: 'LOCATION', id: yard })
    await evaluate(world.services)
    expect(await titlesIn(admin)).toMatchObject({ 'in the yard': 'Route Punctuality Adherence 81.5 %, target 95 %' })
  })
})

describe('the ledger', () => {
  const entries = async ({ id }: { id: string }) =>
    (await world.prisma.opportunityEntry.findMany({ where: { benchmarkId: id }, orderBy: { id: 'asc' } })).map(
      ({ kind, volume, amount, currency }) => [kind, Number(volume), amount && Number(amount), currency],
    )

  // 89 of 95 attains 93.684…; to 95 of 1,000 stops are missing 13.1579.
  const claimed = [13.1579, 26.3158, 'USD'] as const

  test('claims what was at stake when the record is completed, realizes it when the number is back, reverses it once when it returns', async () => {
    const { at, admin, benchmark } = await place({ unitMargin: 2, currency: 'USD' })
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    expect(await entries(benchmark)).toEqual([])
    await completes(admin, (await breachesOf(world, benchmark))[0]!.actions[0]!.actionId)
    await evaluate(world.services)
    expect(await entries(benchmark)).toEqual([['CLAIMED', ...claimed]])
    for (const value of [97, 97]) await nextDay(world, benchmark, at, value)
    expect(await entries(benchmark)).toEqual([
      ['CLAIMED', ...claimed],
      ['REALIZED', ...claimed],
    ])
    for (const value of [89, 89, 97, 97, 89, 89]) await nextDay(world, benchmark, at, value)
    expect(await entries(benchmark)).toEqual([
      ['CLAIMED', ...claimed],
      ['REALIZED', ...claimed],
      ['REVERSED', -13.1579, -26.3158, 'USD'],
    ])
    await expect(world.prisma.opportunityEntry.updateMany({ data: { volume: 1 } })).rejects.toThrow()
  })

  test('realizes nothing without a completed record, and claims for who had begun before the number was back', async () => {
    const { at, admin, benchmark } = await place()
    await days(world, benchmark, at, [89, 89])
    await evaluate(world.services)
    const { actionId } = (await breachesOf(world, benchmark))[0]!.actions[0]!
    await transition(admin, actionId, 'startAction')
    for (const value of [97, 97]) await nextDay(world, benchmark, at, value)
    expect(await entries(benchmark)).toEqual([])
    await transition(admin, actionId, 'completeAction')
    await evaluate(world.services)
    expect(await entries(benchmark)).toEqual([
      ['CLAIMED', 13.1579, null, null],
      ['REALIZED', 13.1579, null, null],
    ])
  })
})
