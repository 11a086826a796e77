// A formula is tried on what is there before anything is saved; a metric says where it is used.
import { expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

interface Preview {
  problems: { path: string; message: string; column: number | null }[]
  numerator: string | null
  denominator: string | null
  source: { key: string } | null
  observations: number
  insufficient: number
  average: number | null
  sumPerRate: number | null
  days: { startsAt: string; observations: number; average: number | null; sumPerRate: number | null }[]
}

const points = [
  { name: 'distance_km', unit: 'km' },
  { name: 'fuel_litres', unit: 'L' },
]
const preview = async (more: object = {}, person = admin) =>
  (
    await world.ask<{ preview: Preview }>(
      person,
      `query ($formula: String!, $points: [MetricDataPointInput!]!, $unit: String!, $aggregation: AggregationMethod!, $metric: ID, $organization: ID) {
      preview: previewFormula(formula: $formula, requiredDataPoints: $points, unit: $unit, aggregationMethod: $aggregation, metricId: $metric, organizationId: $organization) {
        problems { path message column } numerator denominator source { key } observations insufficient average sumPerRate days { startsAt observations average sumPerRate } } }`,
      { formula: 'distance_km / fuel_litres', points, unit: 'km/L', aggregation: 'SUM_PER_RATE', ...more },
    )
  ).preview

const world = await World.make()
const { root, branch, admin } = await tree(world, { root: { timeZone: 'America/Los_Angeles' }, below: { branch: {} } })
const fuel = (await world.prisma.metric.findFirstOrThrow({ where: { rootId: root.id, key: 'fuel-efficiency' } })).id
const at = (days: number) =>
  new Date(Math.floor(world.clock.now().getTime() / 86_400_000) * 86_400_000 + 12 * 3_600_000 - days * 86_400_000)
const rows: [Organization, Date, (number | null)[], Date?][] = [
  [branch, at(3), [10, 1]],
  [root, at(3), [300, 100]],
  [root, at(2), [50, 0]],
  [root, at(1), [80, 20], new Date()],
  [root, at(40), [1, 1]],
]
for (const [i, [organization, time, values, voidedAt]] of rows.entries()) {
  await world.prisma.observation.create({
    data: {
      metricId: fuel,
      formulaNumber: 1,
      organizationId: organization.id,
      at: time,
      values: values as number[],
      source: 'test',
      sourceKey: String(i),
      enteredById: admin.id,
      voidedAt,
    },
  })
}
await world.prisma
  .$executeRaw`insert into observation (metric_id, formula_number, organization_id, at, values, source, source_key, entered_by_id)
  values (${fuel}::uuid, 1, ${root.id}::uuid, ${at(2)}, array[5, null]::float8[], 'test', 'gap', ${admin.id}::uuid)`

test('shows average and sum per rate side by side, by day, and how many have not data enough', async () => {
  const tried = await preview()
  expect(tried).toMatchObject({
    problems: [],
    denominator: 'fuel_litres',
    source: { key: 'fuel-efficiency' },
    observations: 4,
    insufficient: 2,
    average: 6.5,
  })
  expect(tried.sumPerRate).toBeCloseTo(360 / 101, 9)
  expect(tried.days.map(({ observations, average }) => [observations, average])).toEqual([
    [2, 6.5],
    [2, null],
  ])
  expect(tried.days[0]!.sumPerRate).toBeCloseTo(3.069, 3)
})

test('tries another formula of the same data points, and one without a line has no sum per rate', async () => {
  expect(await preview({ formula: 'fuel_litres / distance_km * 100', unit: 'L/100 km' })).toMatchObject({
    observations: 4,
    insufficient: 1,
    numerator: 'fuel_litres * 100',
  })
  expect(
    await preview({
      formula: 'distance_km + 0 * fuel_litres * distance_km / max(fuel_litres, 1)',
      unit: 'km',
      aggregation: 'AVERAGE',
    }),
  ).toMatchObject({ sumPerRate: null, average: 120 })
  expect(await preview({ organization: branch.globalId })).toMatchObject({ observations: 1, average: 10 })
})

test('says what is wrong with a formula, where, and computes nothing', async () => {
  const [problem] = (await preview({ formula: 'distance_km / fuel_liters' })).problems
  expect(problem).toMatchObject({
    path: 'formula',
    column: 15,
    message: expect.stringContaining('did you mean fuel_litres?'),
  })
  expect((await preview({ formula: 'distance_km \0' })).problems[0]).toMatchObject({ path: 'formula', column: 13 })
  expect((await preview({ formula: 'distance_km + fuel_litres' })).problems[0]!.path).toBe('aggregationMethod')
})

test('of data points that no metric has there is nothing to try it on', async () => {
  const lone = { formula: 'miles', points: [{ name: 'miles', unit: 'mi' }], unit: 'mi', aggregation: 'AVERAGE' }
  expect(await preview(lone)).toMatchObject({ source: null, observations: 0, average: null, numerator: 'miles' })
})

test('a stranger tries it on nothing of ours', async () => {
  const { stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
  for (const more of [
    { organization: root.globalId, metric: globalId('Metric', fuel) },
    { metric: globalId('Metric', fuel) },
    { organization: 'x', metric: 'x' },
  ]) {
    expect(await preview(more, stranger)).toMatchObject({ observations: 0, average: null })
  }
})

test('a metric says which benchmarks and breaches there are of it, of all together in two statements', async () => {
  const role = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
  const benchmark = await world.prisma.benchmark.create({
    data: { organizationId: branch.id, metricId: fuel, name: 'Economy', jobRoleId: role.id, createdById: admin.id },
  })
  const now = world.clock.now()
  const breach = {
    organizationId: branch.id,
    benchmarkId: benchmark.id,
    metricId: fuel,
    scopeKind: 'ORGANIZATION',
    value: 1,
    target: 2,
    firstPointAt: now,
    openedPointAt: now,
    openedAt: now,
  } as const
  await world.prisma.breach.create({ data: { ...breach, scopeId: branch.id } })
  await world.prisma.breach.create({ data: { ...breach, scopeId: root.id, recoveredAt: now } })
  const source =
    '{ metrics(first: 20) { edges { node { key usedIn { benchmarks { name isActive } breaches openBreaches } } } } }'
  type Answer = { metrics: { edges: { node: { key: string; usedIn: object } }[] } }
  let answer: Answer | undefined
  // Who asks, the metrics, their benchmarks, their breaches.
  expect((await statementsOf(async () => void (answer = await world.ask<Answer>(admin, source)))).length).toBe(4)
  const use = ({ metrics }: Answer) => metrics.edges.find(({ node }) => node.key === 'fuel-efficiency')!.node.usedIn
  expect(use(answer!)).toEqual({ benchmarks: [{ name: 'Economy', isActive: true }], breaches: 2, openBreaches: 1 })
  const beside = await world.user(await world.organization({ parent: root }), 'ADMIN')
  expect(use(await world.ask(beside, source))).toEqual({ benchmarks: [], breaches: 0, openBreaches: 0 })
})
