// Benchmarks and what they are asked by, for tests: observations of the days of a metric in a scope.
import { randomUUID } from 'node:crypto'
import type { Prisma, ScopeKind } from '../../prisma/__generated__/client/client.ts'
import { evaluate } from '../performance/breach/evaluate.ts'
import { mathjs } from '../performance/metric/mathjs.ts'
import { globalId } from '../kernel/node.ts'
import { observe } from './metrics.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

/** A benchmark of punctuality: target 95, two days, reset 96, High. */
export async function punctuality(
  world: World,
  at: Organization,
  creator: { id: string },
  more: Partial<Prisma.BenchmarkUncheckedCreateInput> = {},
) {
  const { prisma } = world
  const metric = await prisma.metric.findFirstOrThrow({
    where: { rootId: at.rootId, key: 'route-punctuality-adherence' },
  })
  const role =
    more.jobRoleId ?? (await prisma.jobRole.create({ data: { organizationId: at.rootId, name: 'Service owner' } })).id
  const data = {
    organizationId: at.id,
    metricId: metric.id,
    name: 'Punctuality',
    target: 95,
    resetLevel: 96,
    createdById: creator.id,
    ...more,
    jobRoleId: role,
  }
  const row = await prisma.benchmark.create({ data })
  return { ...row, globalId: globalId('Benchmark', row.id) }
}

export interface Asked {
  id: string
  metricId: string
}

/**
 * Values of the days up to yesterday, of 1,000 stops each, as observed at noon; null where nothing was. The same day
 * again is a correction.
 */
export async function days(
  world: World,
  { metricId }: { metricId: string },
  at: Organization,
  values: (number | null)[],
  scope: { kind: ScopeKind; id: string } = { kind: 'ORGANIZATION', id: at.id },
) {
  const midnight = Math.floor(world.clock.now().getTime() / day) * day
  const of = {
    LOCATION: { locationId: scope.id },
    VEHICLE: { vehicleId: scope.id },
    PERSON: { userId: scope.id },
    ORGANIZATION: {},
  }[scope.kind]
  const points = values.flatMap((value, i) => {
    const noon = new Date(midnight - (values.length - i - 0.5) * day)
    return value === null
      ? []
      : [{ at: noon, values: [value * 10, 1000], sourceKey: `${scope.id} ${noon.toISOString()}`, ...of }]
  })
  // It takes a second to load, which is none of the transaction's time.
  await mathjs()
  await observe(world, metricId, at, points)
}

/** A day later, with what that day came to; then all that is due is asked. */
export async function nextDay(world: World, asked: Asked, at: Organization, value: number | null) {
  world.clock.forward({ days: 1 })
  await days(world, asked, at, [value])
  await evaluate(world.services)
}

/** All breaches of a benchmark with their records, in order. */
export const breachesOf = ({ prisma }: World, { id: benchmarkId }: Asked) =>
  prisma.breach.findMany({
    where: { benchmarkId },
    orderBy: [{ openedAt: 'asc' }, { legacyId: 'asc' }],
    include: { actions: { orderBy: { n: 'asc' }, include: { action: true } } },
  })

/** A benchmark with a breach, of an organization; answers with the breach's global id by type. */
export async function ownBreach(
  { prisma, clock }: World,
  { id: organizationId, rootId }: Organization,
  metricId: string,
  name: string,
) {
  const { id: createdById } = await prisma.user.create({
    data: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' },
  })
  const { id: jobRoleId } = await prisma.jobRole.create({ data: { organizationId: rootId, name: randomUUID() } })
  const benchmark = await prisma.benchmark.create({ data: { organizationId, metricId, jobRoleId, createdById, name } })
  const at = { firstPointAt: clock.now(), openedPointAt: clock.now(), openedAt: clock.now() }
  const breach = await prisma.breach.create({
    data: {
      ...at,
      organizationId,
      benchmarkId: benchmark.id,
      metricId,
      scopeKind: 'ORGANIZATION',
      scopeId: organizationId,
      value: 1,
      target: 2,
    },
  })
  return { Breach: globalId('Breach', breach.id) }
}
