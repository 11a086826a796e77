// The metrics that the demo's companies have added to the thirteen, one of them only proposed.
import { slugOf } from '../performance/metric/customKey.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

type Custom = Omit<Prisma.MetricCreateManyInput, 'id' | 'organizationId' | 'key'> & {
  formula: { formula: string; numerator: string; denominator: string; dataPoints: { name: string; unit: string }[] }
}

const list: Custom[] = [
  {
    name: 'First-time fix rate',
    unit: '%',
    category: 'MAINTENANCE',
    alertIf: 'BELOW_THRESHOLD',
    aggregation: 'SUM_PER_RATE',
    targetThreshold: 90,
    description:
      'The share of repairs after which the vehicle does not come back with the same defect within thirty days.',
    recommendedDataSource: 'Maintenance: work orders',
    formula: {
      formula: 'repairs_held / repairs * 100',
      numerator: 'repairs_held * 100',
      denominator: 'repairs',
      dataPoints: [
        { name: 'repairs_held', unit: 'count' },
        { name: 'repairs', unit: 'count' },
      ],
    },
  },
  {
    name: 'Detention per load',
    unit: 'min',
    category: 'SERVICE',
    alertIf: 'ABOVE_THRESHOLD',
    aggregation: 'SUM_PER_RATE',
    targetThreshold: 25,
    description: 'How long a load waits at docks beyond what is free.',
    recommendedDataSource: 'Dispatch: arrivals and departures',
    formula: {
      formula: 'detention_minutes / loads',
      numerator: 'detention_minutes',
      denominator: 'loads',
      dataPoints: [
        { name: 'detention_minutes', unit: 'min' },
        { name: 'loads', unit: 'count' },
      ],
    },
  },
  {
    name: 'Empty kilometres',
    unit: '%',
    category: 'FUEL_AND_ENERGY',
    alertIf: 'ABOVE_THRESHOLD',
    aggregation: 'SUM_PER_RATE',
    targetThreshold: 12,
    status: 'PROPOSED',
    description: 'The share of the distance that is driven without a load.',
    recommendedDataSource: 'Telematics and dispatch',
    formula: {
      formula: 'empty_km / distance_km * 100',
      numerator: 'empty_km * 100',
      denominator: 'distance_km',
      dataPoints: [
        { name: 'empty_km', unit: 'km' },
        { name: 'distance_km', unit: 'km' },
      ],
    },
  },
]

export async function seedCustomMetrics(
  tx: Prisma.TransactionClient,
  { tree, hands }: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const organizationId = id('organization', tree.name)
  const admin = hands.find(({ level }) => level === 'ADMIN')!
  const tactical = hands.find(({ level }) => level === 'TACTICAL')!
  const createdAt = new Date(now.getTime() - 95 * 24 * 3_600_000)
  for (const { formula, ...metric } of list) {
    const createdById = uuidOf((metric.status === 'PROPOSED' ? tactical : admin).email)
    const [row] = await tx.$queryRaw<
      { n: number }[]
    >`select next_number(${organizationId}::uuid, ${`metric ${organizationId}`}, 1) as n`
    const key = `custom-metric-${row!.n}-${slugOf(metric.name)}`
    const written = { createdById, createdAt }
    await tx.metric.create({
      data: {
        ...metric,
        ...written,
        id: id('metric', metric.name),
        organizationId,
        key,
        updatedAt: createdAt,
        formulas: { create: { number: 1, ...formula, ...written } },
      },
    })
  }
}
