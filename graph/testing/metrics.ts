import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import { mathjs } from '../performance/metric/mathjs.ts'
import { writeObservations, type ObservationRow } from '../performance/observation/writeObservations.ts'
import type { Organization, Person } from './rows.ts'
import type { World } from './world.ts'

export interface TestMetric {
  id: string
  globalId: string
  dataPoints: { name: string; unit: string }[]
}

/** One of the thirteen of a tree, by its key. */
export async function standardMetric(
  { prisma }: World,
  { rootId }: Pick<Organization, 'rootId'>,
  key: string,
): Promise<TestMetric> {
  // As with a server that has started a while ago; on a busy machine a request would end before it is loaded.
  await mathjs()
  const { id, formulas } = await prisma.metric.findFirstOrThrow({
    where: { rootId, key, isStandard: true },
    select: { id: true, formulas: { where: { number: 1 }, select: { dataPoints: true } } },
  })
  return {
    id,
    globalId: globalId('Metric', id),
    dataPoints: formulas[0]!.dataPoints as unknown as TestMetric['dataPoints'],
  }
}

export type Point = Pick<ObservationRow, 'at' | 'values'> & Partial<ObservationRow>

/** Writes observations of an organization as somebody of it, each once unless a key is given. */
export async function observe(
  { prisma, clock }: World,
  metricId: string,
  { id: organizationId, rootId }: Organization,
  points: Point[],
  by?: Person,
) {
  const actorId = by?.id ?? (await anybody(prisma, rootId))
  // Loaded beforehand: on a busy machine it takes longer than a transaction may.
  await mathjs()
  const rows = points.map((point) => ({ organizationId, source: 'test', sourceKey: randomUUID(), ...point }))
  // The first to write loads what reads formulas; on a busy machine that takes a while.
  return prisma.$transaction((tx) => writeObservations(tx, { now: clock.now(), actorId }, metricId, rows), {
    timeout: 60_000,
    maxWait: 60_000,
  })
}

async function anybody(prisma: World['prisma'], rootId: string): Promise<string> {
  const membership = await prisma.membership.findFirst({
    where: { organization: { rootId } },
    select: { userId: true },
  })
  if (membership) return membership.userId
  const key = randomUUID().slice(0, 8)
  return (
    await prisma.user.create({
      data: { email: `${key}@test.test`, name: `Person ${key}`, passwordHash: '-' },
      select: { id: true },
    })
  ).id
}
