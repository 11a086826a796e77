import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A metric of an organization with an observation; answers with its global id by type. */
export async function ownMetrics({ prisma }: World, { id: organizationId }: Organization, name: string) {
  const formula = {
    number: 1,
    formula: 'km / litres',
    numerator: 'km',
    denominator: 'litres',
    dataPoints: [
      { name: 'km', unit: 'km' },
      { name: 'litres', unit: 'L' },
    ],
  }
  const metric = await prisma.metric.create({
    data: {
      organizationId,
      key: `custom-metric-0-${randomUUID()}`,
      name,
      unit: 'km/L',
      category: 'SERVICE',
      alertIf: 'BELOW_THRESHOLD',
      aggregation: 'SUM_PER_RATE',
      formulas: { create: formula },
    },
    select: { id: true },
  })
  const enteredBy = { create: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' } }
  const values = {
    values: [10, 1],
    numerator: 10,
    denominator: 1,
    value: 10,
    source: 'test',
    sourceKey: name,
    at: new Date('2026-11-01T00:00:00Z'),
  }
  const observation = await prisma.observation.create({
    data: {
      ...values,
      organization: { connect: { id: organizationId } },
      enteredBy,
      formula: { connect: { metricId_number: { metricId: metric.id, number: 1 } } },
      metric: { connect: { id: metric.id } },
    },
    select: { id: true },
  })
  return { Metric: globalId('Metric', metric.id), Observation: globalId('Observation', String(observation.id)) }
}
