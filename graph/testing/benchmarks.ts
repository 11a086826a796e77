import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A benchmark of a standard metric; answers with its global id. */
export async function ownBenchmarks({ prisma }: World, { id: organizationId, rootId }: Organization, name: string) {
  const metric = await prisma.metric.findFirstOrThrow({
    where: { rootId, key: 'route-punctuality-adherence' },
    select: { id: true },
  })
  const jobRole = await prisma.jobRole.create({
    data: { organizationId: rootId, name: `Owner ${randomUUID()}` },
    select: { id: true },
  })
  const createdBy = { create: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' } }
  const benchmark = await prisma.benchmark.create({
    data: {
      name,
      organization: { connect: { id: organizationId } },
      metric: { connect: metric },
      jobRole: { connect: jobRole },
      createdBy,
    },
    select: { id: true },
  })
  return { Benchmark: globalId('Benchmark', benchmark.id) }
}
