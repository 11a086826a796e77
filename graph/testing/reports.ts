import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A report that is shared with an organization; answers with its global id. */
export async function ownReports({ prisma }: World, { id: organizationId, rootId }: Organization, name: string) {
  const metric = await prisma.metric.findFirstOrThrow({
    where: { rootId, key: 'route-punctuality-adherence' },
    select: { id: true },
  })
  const owner = { create: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' } }
  const report = await prisma.savedReport.create({
    data: {
      name,
      metricIds: [metric.id],
      scopeKind: 'ORGANIZATION',
      scopeId: organizationId,
      grain: 'WEEK',
      periods: 13,
      place: 1,
      updatedAt: new Date(),
      owner,
      organization: { connect: { id: organizationId } },
    },
    select: { id: true },
  })
  return { SavedReport: globalId('SavedReport', report.id) }
}
