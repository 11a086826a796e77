// The benchmarks of a team on its dashboard: which, where, in which order, for whom, and at what cost.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { globalId } from '../../kernel/node.ts'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const midnight = Date.parse('2026-11-20T00:00:00Z')
const yesterday = new Date(midnight - day / 2)

const world = await World.make({ clock: new TestClock(midnight + 10 * 3_600_000) })
const { root, west, east, yard, admin } = await tree(world, {
  below: { west: {}, east: {} },
  groups: { yard: { name: 'Yard' } },
})
const punctuality = await standardMetric(world, root, 'route-punctuality-adherence')
const roleId = (await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })).id
const vehicle = await world.prisma.vehicle.create({
  data: { organizationId: east.id, unitNumber: 'T-9', type: 'Tractor' },
})
await observe(
  world,
  punctuality.id,
  west,
  [90, 50].map((share, i) => ({ at: new Date(+yesterday - (1 - i) * day), values: [share, 100] })),
)
await observe(world, punctuality.id, east, [{ at: yesterday, values: [30, 100], vehicleId: vehicle.id }])

beforeAll(async () => {
  await benchmark(west, 'West on time')
  await benchmark(root, 'Each tractor', { scopeKind: 'VEHICLE' })
  await benchmark(west, 'Yard on time', { ...yard, target: 10 })
  await benchmark(west, 'Still proposed', { status: 'PROPOSED' })
})

const benchmark = (at: Organization, name: string, more: Partial<Prisma.BenchmarkUncheckedCreateInput> = {}) =>
  world.prisma.benchmark.create({
    data: { organizationId: at.id, metricId: punctuality.id, name, jobRoleId: roleId, createdById: admin.id, ...more },
  })

interface Entry {
  name: string
  metricName: string
  unit: string
  grain: string
  condition: { value: number; level: string; pointAt: string; scope: { name: string; kind: string } } | null
  points: { value: number }[]
}

const document = `query ($filter: ActionFilter) {
  dashboard(filter: $filter) { benchmarks { name metricName unit grain condition { value level pointAt scope { name kind } } points { value } } }
}`
const strip = async (person: Person, filter: object = {}) =>
  (await world.ask<{ dashboard: { benchmarks: Entry[] } }>(person, document, { filter })).dashboard.benchmarks
const namesOf = async (person: Person, filter: object = {}) => (await strip(person, filter)).map(({ name }) => name)

test('the worst comes first, with its value, level, period and points', async () => {
  const [first, second, third] = await strip(admin)
  expect(first).toMatchObject({
    name: 'Each tractor',
    unit: '%',
    grain: 'DAY',
    condition: { value: 30, level: 'MISSED_OPPORTUNITY', scope: { name: 'T-9', kind: 'VEHICLE' } },
  })
  expect(second).toMatchObject({
    name: 'West on time',
    condition: { value: 50, level: 'WARNING', pointAt: '2026-11-19T00:00:00.000Z' },
    points: [{ value: 90 }, { value: 50 }],
  })
  expect(third).toMatchObject({ name: 'Yard on time', condition: { level: 'MET' } })
})

describe('narrowed', () => {
  test('to an organization it has what stands there or below, and what of those above is there', async () => {
    expect(await namesOf(admin, { organization: { below: west.globalId } })).toEqual(['West on time', 'Yard on time'])
    expect(await namesOf(admin, { organization: { below: east.globalId } })).toEqual(['Each tractor'])
  })

  test('to a department, a group or a role it has what is of it', async () => {
    const ofYard = [
      { department: { eq: globalId('Department', yard.departmentId) } },
      { group: { eq: globalId('Group', yard.groupId) } },
    ]
    for (const filter of ofYard) expect(await namesOf(admin, filter)).toEqual(['Yard on time'])
    expect(await namesOf(admin, { jobRole: { eq: globalId('JobRole', roleId) } })).toHaveLength(3)
  })

  test('to what is not there it has nothing', async () => {
    expect(await namesOf(admin, { organization: { below: globalId('Organization', yard.groupId) } })).toEqual([])
  })
})

describe('for whom', () => {
  test('reads benchmarks in a branch it has those of the branch', async () => {
    expect(await namesOf(await world.user(west, 'TRANSACTIONAL'))).toEqual(['West on time'])
    expect(await namesOf(await world.user(west, 'TRANSACTIONAL', yard))).toEqual(['West on time', 'Yard on time'])
  })

  test('is of another tenant it has nothing', async () => {
    expect(
      await namesOf(await world.user(await world.organization(), 'ADMIN'), { organization: { below: west.globalId } }),
    ).toEqual([])
  })

  test('does not see what others do it has their own number alone', async () => {
    const at = await world.organization({ parent: root })
    const [hand, other] = [await world.user(at, 'TRANSACTIONAL'), await world.user(at, 'TRANSACTIONAL')]
    await benchmark(at, 'Each person', { scopeKind: 'PERSON' })
    await observe(world, punctuality.id, at, [
      { at: yesterday, values: [20, 100], userId: other.id },
      { at: yesterday, values: [97, 100], userId: hand.id },
    ])
    expect((await strip(hand)).map(({ condition }) => condition?.value)).toEqual([97])
    expect(
      (await strip(admin, { organization: { below: at.globalId } })).map(({ condition }) => condition?.value),
    ).toEqual([20])
  })
})

test('what has no closed point is no data and comes last; more than eight are not shown', async () => {
  const at = await world.organization({ parent: root })
  const empty = await world.organization({ parent: at })
  await benchmark(empty, 'A without data')
  await observe(world, punctuality.id, at, [{ at: yesterday, values: [99, 100] }])
  for (let i = 0; i < 6; i++) await benchmark(at, `B ${i}`)
  const all = await strip(admin, { organization: { below: at.globalId } })
  expect([all.length, all.at(-1)]).toMatchObject([7, { name: 'A without data', condition: null, points: [] }])
  for (let i = 6; i < 9; i++) await benchmark(at, `B ${i}`)
  expect(await namesOf(admin, { organization: { below: at.globalId } })).toEqual(
    Array.from({ length: 8 }, (_, i) => `B ${i}`),
  )
})

test('the strip is one statement beside who asks and where', async () => {
  const place = await statementsOf(() =>
    world.ask(admin, 'query ($filter: ActionFilter) { dashboard(filter: $filter) { timeZone } }', {
      filter: { organization: { below: root.globalId } },
    }),
  )
  const whole = await statementsOf(() => strip(admin, { organization: { below: root.globalId } }))
  expect(whole).toHaveLength(place.length + 1)
})
