// What a benchmark says of the numbers: its condition, series, control chart, opportunity, frequency and preview.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const midnight = Date.parse('2026-11-20T00:00:00Z')

// A quarter past ten: today is not closed yet.
const world = await World.make({ clock: new TestClock(midnight + 10.25 * 3_600_000) })
const { root, admin } = await tree(world)
const punctuality = await standardMetric(world, root, 'route-punctuality-adherence')

/** Values of the last days, yesterday's last, of 100 stops each. */
const daysOf = (values: readonly number[], more: object = {}) =>
  values.map((value, i) => ({
    at: new Date(midnight - (values.length - i) * day + day / 2),
    values: [value, 100],
    ...more,
  }))

async function benchmarkOf(at: Organization, more: object = {}, metric = punctuality) {
  const { id: userId } = admin
  const { id: roleId } = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
  const data = {
    organizationId: at.id,
    metricId: metric.id,
    name: 'Punctual',
    jobRoleId: roleId,
    createdById: userId,
    ...more,
  }
  const { id } = await world.prisma.benchmark.create({ data, select: { id: true } })
  return globalId('Benchmark', id)
}

const below = () => world.organization({ parent: root })

async function read<Answer>(id: string, selection: string, person = admin): Promise<Answer> {
  const { node } = await world.ask<{ node: Answer }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on Benchmark { ${selection} } } }`,
    { id },
  )
  return node
}

const condition = 'condition { value attainment level since pointsAtLevel pointAt endsAt scope { name kind } }'
interface Condition {
  condition: {
    value: number
    attainment: number
    level: string
    since: string
    pointsAtLevel: number
    pointAt: string
    endsAt: string
    scope: { name: string; kind: string }
  } | null
}

describe('the condition', () => {
  test('is that of the last closed point, with since when it is so', async () => {
    const at = await below()
    await observe(world, punctuality.id, at, [
      ...daysOf([95, 96, 89, 85]),
      { at: new Date(midnight + 3_600_000), values: [10, 100] },
    ])
    expect((await read<Condition>(await benchmarkOf(at), condition)).condition).toMatchObject({
      value: 85,
      attainment: expect.closeTo(89.473684, 5),
      level: 'OPPORTUNITY',
      since: '2026-11-18T00:00:00.000Z',
      pointsAtLevel: 2,
      pointAt: '2026-11-19T00:00:00.000Z',
      endsAt: '2026-11-20T00:00:00.000Z',
      scope: { kind: 'ORGANIZATION' },
    })
  })

  test('is no data where there is none, and not 0', async () => {
    const id = await benchmarkOf(await below())
    expect(
      await read(
        id,
        `${condition} conditions { value } levelCounts { level } series { value } totalCtqOpportunity marginImpact { amount } controlChart { points { value } noLimitsBecause }`,
      ),
    ).toEqual({
      condition: null,
      conditions: [],
      levelCounts: [],
      series: [],
      totalCtqOpportunity: null,
      marginImpact: null,
      controlChart: { points: [], noLimitsBecause: 'Limits take 10 points; there are none yet.' },
    })
  })

  test('passes over periods in which there is not data enough', async () => {
    const at = await below()
    await observe(world, punctuality.id, at, [
      ...daysOf([96]).map((point) => ({ ...point, at: new Date(point.at.getTime() - day) })),
      { at: new Date(midnight - day / 2), values: [0, 0] },
    ])
    const answer = await read<Condition & { series: unknown[] }>(await benchmarkOf(at), `${condition} series { value }`)
    expect([answer.condition!.value, answer.series]).toEqual([96, [{ value: 96 }]])
  })

  test('has no level where the metric has no threshold any more', async () => {
    const at = await world.organization()
    const metric = await standardMetric(world, at, 'mtbf')
    const boss = await world.user(at, 'ADMIN')
    await observe(world, metric.id, at, [{ at: new Date(midnight - day / 2), values: [400, 1] }])
    const id = await benchmarkOf(at, {}, metric)
    await world.prisma.metric.update({ where: { id: metric.id }, data: { targetThreshold: null } })
    expect((await read<Condition>(id, condition, boss)).condition).toMatchObject({
      value: 400,
      attainment: null,
      level: null,
      since: null,
      pointsAtLevel: 0,
    })
  })

  test('of vehicles is that of each, the worst first', async () => {
    const at = await below()
    const [first, second] = await Promise.all(
      ['T-1', 'T-2'].map((unitNumber) =>
        world.prisma.vehicle.create({ data: { organizationId: at.id, unitNumber, type: 'Tractor' } }),
      ),
    )
    await observe(world, punctuality.id, at, [
      ...daysOf([99], { vehicleId: first!.id }),
      ...daysOf([40], { vehicleId: second!.id }),
    ])
    const id = await benchmarkOf(root, { scopeKind: 'VEHICLE' })
    const answer = await read<Condition & { conditions: { scope: { name: string }; level: string }[] }>(
      id,
      `${condition} conditions { scope { name } level } levelCounts { level scopes }`,
    )
    expect(answer.condition!.scope).toEqual({ name: 'T-2', kind: 'VEHICLE' })
    expect(answer.conditions).toEqual([
      { scope: { name: 'T-2' }, level: 'MISSED_OPPORTUNITY' },
      { scope: { name: 'T-1' }, level: 'MET' },
    ])
    const of = (scopeId: string) =>
      read<{ condition: { value: number } | null; series: { value: number }[] }>(
        id,
        `condition(scopeId: "${scopeId}") { value } series(scopeId: "${scopeId}") { value }`,
      )
    expect(await of(globalId('Vehicle', first!.id))).toEqual({ condition: { value: 99 }, series: [{ value: 99 }] })
    for (const other of [globalId('Vehicle', root.id), root.globalId, 'x', ''])
      expect(await of(other)).toEqual({ condition: null, series: [] })
  })

  test('of people is seen by themselves, and by who sees the work of others there', async () => {
    const at = await below()
    const spot = await world.group(root)
    const [one, other] = await Promise.all([
      world.user(at, 'TRANSACTIONAL', spot),
      world.user(at, 'TRANSACTIONAL', spot),
    ])
    await observe(world, punctuality.id, at, [
      ...daysOf([99], { userId: one.id }),
      ...daysOf([80], { userId: other.id }),
    ])
    const id = await benchmarkOf(at, { scopeKind: 'PERSON', ...spot })
    const names = async (person: Person) =>
      (
        await read<{ conditions: { scope: { name: string } }[] }>(id, 'conditions { scope { name } }', person)
      ).conditions.map(({ scope }) => scope.name)
    expect(await names(one)).toEqual([one.name])
    expect(await names(await world.user(at, 'SUPERVISION', spot))).toEqual([other.name, one.name])
  })

  test('closes its days in the zone of its organization', async () => {
    const at = await world.organization({ parent: root, timeZone: 'Pacific/Auckland' })
    // In Auckland the 20th has ended already at 11:00 UTC; here it is 10:15.
    await observe(world, punctuality.id, at, [
      { at: new Date('2026-11-19T10:30:00Z'), values: [90, 100] },
      { at: new Date('2026-11-19T11:30:00Z'), values: [50, 100] },
    ])
    const id = await benchmarkOf(at)
    expect((await read<Condition>(id, condition)).condition).toMatchObject({
      value: 90,
      pointAt: '2026-11-18T11:00:00.000Z',
      endsAt: '2026-11-19T11:00:00.000Z',
    })
  })
})

test('the control chart has its limits and names the rules', async () => {
  const at = await below()
  await observe(world, punctuality.id, at, daysOf([90, 91, 90, 89, 90, 91, 90, 89, 90, 91, 90, 89, 60]))
  interface Chart {
    controlChart: {
      limits: { mean: number } | null
      noLimitsBecause: string | null
      points: { value: number; range: number | null; rules: string[] }[]
    }
  }
  const { controlChart } = await read<Chart>(
    await benchmarkOf(at),
    'controlChart { limits { mean upper lower meanRange upperRange } noLimitsBecause points { value range rules } }',
  )
  expect(controlChart.points.at(-1)).toEqual({ value: 60, range: 29, rules: ['BEYOND_THREE_SIGMA'] })
  expect([controlChart.limits!.mean, controlChart.noLimitsBecause]).toEqual([expect.closeTo(1140 / 13, 6), null])
  const few = await read<Chart>(
    await benchmarkOf(at),
    'controlChart(last: 9) { limits { mean } noLimitsBecause points { range } }',
  )
  expect(few.controlChart).toMatchObject({ limits: null, noLimitsBecause: 'Limits take 10 points; there are 9 yet.' })
})

describe('the opportunity', () => {
  test('is what the last 30 days miss to CTQ, and what that is worth', async () => {
    const at = await below()
    // 38 days of 76 of 100 stops: an attainment of 80 of 95; the 8 days before the last 30 count no more.
    await observe(world, punctuality.id, at, daysOf(Array.from({ length: 38 }, () => 76)))
    const id = await benchmarkOf(at, { unitMargin: 2.5, currency: 'USD' })
    expect(await read(id, 'totalCtqOpportunity marginImpact { amount currency } periodDays volumeUnit')).toEqual({
      totalCtqOpportunity: expect.closeTo(450, 6),
      marginImpact: { amount: '1125', currency: 'USD' },
      periodDays: 30,
      volumeUnit: 'planned stops',
    })
  })

  test('is nothing below 0', async () => {
    const at = await below()
    await observe(world, punctuality.id, at, daysOf([100]))
    expect(await read(await benchmarkOf(at), 'totalCtqOpportunity')).toEqual({ totalCtqOpportunity: 0 })
  })
})

test('breaches of the last 30 days are held against the mean of the three periods before', async () => {
  const at = await below()
  const id = await benchmarkOf(at)
  const benchmarkId = Buffer.from(id, 'base64').toString().split(':')[1]!
  const ago = (days: number) => new Date(world.clock.now().getTime() - days * day)
  const breach = {
    organizationId: at.id,
    benchmarkId,
    metricId: punctuality.id,
    scopeKind: 'ORGANIZATION' as const,
    scopeId: at.id,
    value: 80,
    target: 95,
  }
  const rows = [1, 20, 35, 100, 119, 130].map((days) => ({
    ...breach,
    firstPointAt: ago(days),
    openedPointAt: ago(days),
    openedAt: ago(days),
    recoveredAt: ago(days - 1),
  }))
  await world.prisma.breach.createMany({ data: rows })
  expect(await read(id, 'frequencyTrend { breaches usual direction }')).toEqual({
    frequencyTrend: { breaches: 2, usual: 1, direction: 'RISING' },
  })
})

describe('a preview', () => {
  interface Preview {
    points: number
    scopes: number
    breaches: number
    recovered: number
    levels: { level: string; points: number }[]
    example: { points: { value: number; opens: boolean }[] } | null
  }
  const source = `query ($input: BenchmarkPreviewInput!, $days: Int!) { benchmarkPreview(input: $input, days: $days) {
    points scopes breaches recovered levels { level points } example { points { value opens } } } }`
  const preview = async (at: Organization, more: object = {}, { days = 90, person = admin } = {}) =>
    (
      await world.ask<{ benchmarkPreview: Preview }>(person, source, {
        days,
        input: { organizationId: at.globalId, metricId: punctuality.globalId, ...more },
      })
    ).benchmarkPreview

  test('says what the thresholds would have said: one breach that is not recovered', async () => {
    const at = await below()
    await observe(world, punctuality.id, at, daysOf([91, 89, 89, 89, 92, 95, 70]))
    expect(await preview(at, { resetLevel: 96 })).toEqual({
      points: 7,
      scopes: 1,
      breaches: 1,
      recovered: 0,
      levels: [
        { level: 'MET', points: 3 },
        { level: 'OPPORTUNITY', points: 3 },
        { level: 'WARNING', points: 1 },
        { level: 'MISSED_OPPORTUNITY', points: 0 },
      ],
      example: { points: [91, 89, 89, 89, 92, 95, 70].map((value, i) => ({ value, opens: i === 1 })) },
    })
    expect(await preview(at, { target: 89 })).toMatchObject({ breaches: 0 })
    expect((await preview(at, {}, { days: 3 })).points).toBe(2)
  })

  test('keeps to who reads it: the number of breaches is as that of the job, over each scope', async () => {
    const at = await below()
    const person = await world.user(at, 'TRANSACTIONAL')
    await observe(world, punctuality.id, at, daysOf([90, 90, 96, 96], { userId: person.id }))
    expect(await preview(at, { scopeKind: 'PERSON' })).toMatchObject({ scopes: 1, breaches: 1, recovered: 1 })
    expect(await preview(at, { scopeKind: 'VEHICLE' })).toMatchObject({ scopes: 0, points: 0, example: null })
  })

  test.each([
    [{ warningTrigger: 99 }, 'input.warningTrigger: Write at most the CTQ, 95.'],
    [{ resetLevel: 3 }, 'input.resetLevel: Write the target, 95, or more.'],
    [{ metricId: 'x' }, 'input: The metric was not found.'],
  ])('of %j names the field', async (more, message) => {
    await expect(preview(root, more)).rejects.toThrow(message)
  })

  test('is for who may propose, of their own tree', async () => {
    const { admin: stranger } = await tree(world)
    await expect(preview(root, {}, { person: stranger })).rejects.toThrow('The organization was not found.')
    await expect(preview(root, {}, { person: await world.user(root, 'SUPERVISION') })).rejects.toThrow(
      'To propose benchmarks here takes',
    )
    await expect(preview(root, {}, { days: 0 })).rejects.toThrow('days: ask for 1 to 366')
  })
})

describe('the list', () => {
  const list = async (args: string, person = admin) =>
    (
      await world.ask<{ benchmarks: { edges: { node: { name: string } }[] } }>(
        person,
        `{ benchmarks(${args}) { edges { node { name } } } }`,
      )
    ).benchmarks.edges.map(({ node }) => node.name)

  test('is narrowed by words, place, metric, level and status, and put in order', async () => {
    const at = await below()
    const child = await world.organization({ parent: at })
    const mtbf = await standardMetric(world, root, 'mtbf')
    await observe(world, punctuality.id, at, daysOf([30]))
    await benchmarkOf(at, { name: 'B stops' })
    await benchmarkOf(child, { name: 'A hours' }, mtbf)
    await benchmarkOf(child, { name: 'C 100% off', status: 'ARCHIVED' })
    const inside = (place: { globalId: string }, more = '') =>
      `filter: { organization: { below: "${place.globalId}" } ${more} }`
    const inUse = ', status: { ne: ARCHIVED }'
    const there = inside(at, inUse)
    expect(await list(there)).toEqual(['A hours', 'B stops'])
    expect(await list(`${there}, orderBy: { field: METRIC }`)).toEqual(['A hours', 'B stops'])
    expect(await list(`${there}, orderBy: { field: UPDATED, direction: DESC }`)).toEqual(['A hours', 'B stops'])
    expect(await list(inside(child, inUse))).toEqual(['A hours'])
    expect(await list(`${inside(at, ', status: { eq: ARCHIVED }')}, search: "100%"`)).toEqual(['C 100% off'])
    expect(await list(`${there}, search: "PUNCTUALITY"`)).toEqual(['B stops'])
    expect(await list(`${there}, search: "_"`)).toEqual([])
    expect(await list(inside(at, `${inUse}, metric: { id: { eq: "${mtbf.globalId}" } }`))).toEqual(['A hours'])
    expect(await list(inside(at, ', level: { eq: MISSED_OPPORTUNITY }'))).toEqual(['B stops'])
    expect(await list(inside(at, ', level: { in: [MET, OPPORTUNITY] }'))).toEqual([])
    // One without a closed point has no level.
    expect(await list(inside(at, `${inUse}, level: { ne: MISSED_OPPORTUNITY }`))).toEqual(['A hours'])
    expect(await list(inside(at, `${inUse}, level: { notIn: [MET] }`))).toEqual(['A hours', 'B stops'])
    const { admin: stranger } = await tree(world)
    expect(await list('orderBy: { field: NAME }', stranger)).toEqual([])
    expect(await list(there, stranger)).toEqual([])
  })

  test('takes as many statements for three as for one, and goes on where it stopped', async () => {
    const at = await below()
    await observe(world, punctuality.id, at, daysOf([90, 91, 92]))
    for (const name of ['A', 'B', 'C']) await benchmarkOf(at, { name })
    const page = (
      args: string,
    ) => `{ benchmarks(filter: { organization: { below: "${at.globalId}" } }, ${args}) { pageInfo { hasNextPage endCursor } edges { node {
      name actionMetric { name unit } roleResponsibility { name } responsiblePeople { name } organization { name } condition { value level since pointsAtLevel scope { name } }
      series { value level } controlChart { limits { mean } } totalCtqOpportunity marginImpact { amount } volumeUnit frequencyTrend { breaches } can { edit { allowed } } } } } }`
    const one = await statementsOf(() => world.ask(admin, page('first: 1')))
    expect(one).toHaveLength(13)
    expect(await statementsOf(() => world.ask(admin, page('first: 3')))).toHaveLength(one.length)
    interface Page {
      benchmarks: { pageInfo: { endCursor: string }; edges: { node: { name: string } }[] }
    }
    const { benchmarks } = await world.ask<Page>(admin, page('first: 2'))
    const rest = await world.ask<Page>(admin, page(`first: 2, after: "${benchmarks.pageInfo.endCursor}"`))
    expect(rest.benchmarks.edges.map(({ node }) => node.name)).toEqual(['C'])
  })
})
