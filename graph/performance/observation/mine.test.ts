// What is measured of oneself beside one's organization, and what breaches asked of oneself.
import { beforeAll, expect, test } from 'vitest'
import { observe, standardMetric } from '../../testing/metrics.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

// A Friday; the week of Monday the 16th goes on.
const world = await World.make({ clock: new TestClock(Date.parse('2026-11-20T10:00:00Z')) })
const { root, branch, hand, other } = await tree(world, {
  below: { branch: {} },
  people: { hand: { at: 'branch' }, other: { at: 'branch' } },
})
const punctuality = await standardMetric(world, root, 'route-punctuality-adherence')

beforeAll(async () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  await observe(world, punctuality.id, branch, [
    { at: at('2026-11-10'), values: [99, 100], userId: hand.id },
    { at: at('2026-11-11'), values: [61, 100], userId: other.id },
    { at: at('2026-11-17'), values: [10, 100], userId: hand.id },
  ])
})

interface Mine {
  metric: { name: string }
  organization: { id: string } | null
  weeks: { startsAt: string; mine: number | null; observations: number; organization: number | null }[]
}
const mineOf = async (person: Person) =>
  (
    await world.ask<{ myMetrics: Mine[] }>(
      person,
      '{ myMetrics { metric { name } organization { id } weeks { startsAt mine observations organization } } }',
    )
  ).myMetrics

test('is that of closed weeks; a week without data has none', async () => {
  const [one, ...more] = await mineOf(hand)
  expect([one!.metric.name, one!.organization?.id, one!.weeks.length, more.length]).toEqual([
    'Route Punctuality Adherence',
    branch.globalId,
    13,
    0,
  ])
  expect(one!.weeks.slice(-2)).toEqual([
    { startsAt: '2026-11-02T00:00:00.000Z', mine: null, observations: 0, organization: null },
    { startsAt: '2026-11-09T00:00:00.000Z', mine: 99, observations: 1, organization: 80 },
  ])
})

test('is nobody else’s, in one’s tree or another', async () => {
  for (const person of [await world.user(branch, 'ADMIN'), await world.user(await world.organization(), 'ADMIN')])
    expect(await mineOf(person)).toEqual([])
})

test('a colleague’s series is read by who sees their work alone', async () => {
  const series = async (person: Person) => {
    const source =
      'query ($id: ID!, $scope: ObservationScope) { node(id: $id) { ... on Metric { series(scope: $scope, grain: WEEK) { whole { n } } } } }'
    return (
      await world.ask<{ node: { series: { whole: { n: number } } | null } }>(person, source, {
        id: punctuality.globalId,
        scope: { userId: hand.globalId },
      })
    ).node.series
  }
  expect(await series(hand)).toEqual({ whole: { n: 2 } })
  expect(await series(await world.user(branch, 'ADMIN'))).toEqual({ whole: { n: 2 } })
  expect(await series(await world.user(branch, 'TRANSACTIONAL'))).toBeNull()
})

test('takes as many statements whatever is measured', async () => {
  const few = await statementsOf(() => mineOf(hand))
  const idling = await standardMetric(world, root, 'driver-idling-rate')
  await observe(world, idling.id, branch, [{ at: new Date('2026-11-10T12:00:00Z'), values: [5, 100], userId: hand.id }])
  expect(await mineOf(hand)).toHaveLength(2)
  expect(await statementsOf(() => mineOf(hand))).toHaveLength(few.length)
})

test('the breaches of one’s own records are those, with what they brought', async () => {
  const jobRole = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
  const benchmark = await world.prisma.benchmark.create({
    data: {
      name: 'On time',
      organizationId: branch.id,
      metricId: punctuality.id,
      jobRoleId: jobRole.id,
      createdById: hand.id,
    },
  })
  const at = new Date('2026-11-10T00:00:00Z')
  const breach = async (assigneeId: string | null) => {
    const action = await world.action(branch, hand, { assigneeId })
    const { id } = await world.prisma.breach.create({
      data: {
        benchmarkId: benchmark.id,
        metricId: punctuality.id,
        rootId: root.id,
        organizationId: branch.id,
        scopeKind: 'ORGANIZATION',
        scopeId: assigneeId ? branch.id : root.id,
        firstPointAt: at,
        openedPointAt: at,
        openedAt: at,
        value: 80,
        target: 95,
      },
      select: { id: true },
    })
    await world.prisma.breachAction.create({ data: { breachId: id, n: 1, actionId: action.id } })
    return { id, key: action.key }
  }
  const mine = await breach(hand.id)
  await breach(null)
  await world.prisma.opportunityEntry.create({
    data: { organizationId: branch.id, benchmarkId: benchmark.id, breachId: mine.id, kind: 'CLAIMED', volume: 12, at },
  })
  const source =
    'query ($isMine: Boolean) { breaches(filter: { isMine: $isMine }) { edges { node { actions { action { key } } opportunity { kind volume margin { amount } } } } } }'
  const read = async (person: Person, isMine: boolean) =>
    (await world.ask<{ breaches: { edges: unknown[] } }>(person, source, { isMine })).breaches.edges
  expect(await read(hand, true)).toEqual([
    {
      node: { actions: [{ action: { key: mine.key } }], opportunity: [{ kind: 'CLAIMED', volume: 12, margin: null }] },
    },
  ])
  expect(await read(hand, false)).toHaveLength(1)
  expect(await read(await world.user(branch, 'ADMIN'), true)).toEqual([])
})
