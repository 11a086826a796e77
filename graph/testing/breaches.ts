// Benchmarks and what they are asked by, for tests: days of a metric in a scope, as observations would have left them.
import type { Prisma, ScopeKind } from '../../prisma/__generated__/client/client.ts'
import { evaluate } from '../breach/evaluate.ts'
import { globalId } from '../node.ts'
import type { Organization, World } from './world.ts'

const day = 24 * 3_600_000

/** A benchmark of punctuality: target 95, two days, reset 96, High. */
export async function punctuality(world: World, at: Organization, creator: { id: string }, more: Partial<Prisma.BenchmarkUncheckedCreateInput> = {}) {
  const { prisma } = world
  const metric = await prisma.metric.findFirstOrThrow({ where: { rootId: at.rootId, key: 'route-punctuality-adherence' } })
  const role = more.jobRoleId ?? (await prisma.jobRole.create({ data: { organizationId: at.rootId, name: 'Service owner' } })).id
  const data = { organizationId: at.id, metricId: metric.id, name: 'Punctuality', target: 95, resetLevel: 96, createdById: creator.id, ...more, jobRoleId: role }
  const row = await prisma.benchmark.create({ data })
  return { ...row, globalId: globalId('Benchmark', row.id) }
}

export interface Asked {
  id: string
  metricId: string
}

/** Values of the days up to yesterday, of 1,000 stops each; null where there is nothing. */
export async function days(world: World, { metricId }: { metricId: string }, at: Organization, values: (number | null)[], scope: { kind: ScopeKind; id: string } = { kind: 'ORGANIZATION', id: at.id }) {
  const midnight = Math.floor(world.clock.now().getTime() / day) * day
  const first = new Date(midnight - values.length * day)
  const rows = values.flatMap((value, i) =>
    value === null ? [] : [{ metricId, scopeId: scope.id, scopeKind: scope.kind, grain: 'DAY' as const, startsAt: new Date(first.getTime() + i * day), observations: 1, n: 1, sum: value, numerator: value * 1000, denominator: 1000 }],
  )
  for (const row of rows) {
    const { metricId, scopeId, grain, startsAt } = row
    await world.prisma.metricPeriod.upsert({ where: { metricId_scopeId_grain_startsAt: { metricId, scopeId, grain, startsAt } }, create: row, update: row })
  }
  const of = { LOCATION: { locationId: scope.id }, VEHICLE: { vehicleId: scope.id }, PERSON: { userId: scope.id }, ORGANIZATION: {} }[scope.kind]
  await world.prisma.observed.create({ data: { metricId, organizationId: at.id, fromAt: first, ...of } })
}

/** A day later, with what that day came to; then all that is due is asked. */
export async function nextDay(world: World, asked: Asked, at: Organization, value: number | null) {
  world.clock.forward({ days: 1 })
  await days(world, asked, at, [value])
  await evaluate(world.services)
}

/** All breaches of a benchmark with their records, in order. */
export const breachesOf = ({ prisma }: World, { id: benchmarkId }: Asked) =>
  prisma.breach.findMany({ where: { benchmarkId }, orderBy: [{ openedAt: 'asc' }, { legacyId: 'asc' }], include: { actions: { orderBy: { n: 'asc' }, include: { action: true } } } })
