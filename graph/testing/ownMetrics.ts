import { randomUUID } from 'node:crypto'
import { globalId } from '../node.ts'
import type { Organization, World } from './world.ts'

/** A metric of an organization; answers with its global id by type. */
export async function ownMetrics({ prisma }: World, { id: organizationId }: Organization, name: string) {
  const formula = { number: 1, formula: 'km / litres', numerator: 'km', denominator: 'litres', dataPoints: [{ name: 'km', unit: 'km' }, { name: 'litres', unit: 'L' }] }
  const metric = await prisma.metric.create({
    data: {
      organizationId, key: `custom-metric-0-${randomUUID()}`, name, unit: 'km/L', category: 'SERVICE', alertIf: 'BELOW_THRESHOLD', aggregation: 'SUM_PER_RATE',
      formulas: { create: formula },
    },
    select: { id: true },
  })
  return { Metric: globalId('Metric', metric.id) }
}
