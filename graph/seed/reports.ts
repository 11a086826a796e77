import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

type Report = Pick<Prisma.SavedReportCreateManyInput, 'name' | 'grain' | 'periods' | 'shownAs'> & {
  metrics: string[]
  isShared: boolean
}

const list: Report[] = [
  {
    name: 'Service and safety, week by week',
    metrics: [
      'route-punctuality-adherence',
      'vehicle-turnaround-time',
      'harsh-event-frequency',
      'seatbelt-usage-compliance',
    ],
    grain: 'WEEK',
    periods: 12,
    shownAs: 'TABLE',
    isShared: true,
  },
  {
    name: 'What the fleet burns',
    metrics: ['fuel-efficiency', 'driver-idling-rate', 'regenerative-braking-efficiency'],
    grain: 'DAY',
    periods: 30,
    shownAs: 'LINE',
    isShared: false,
  },
]

/** Two reports of the Admin's: one that the whole company has, one of the Admin's own. */
export async function seedReports(
  tx: Prisma.TransactionClient,
  { tree, hands }: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const admin = hands.find(({ level }) => level === 'ADMIN')
  if (!admin) return
  const rootId = id('organization', tree.name)
  const metrics = new Map(
    (await tx.metric.findMany({ where: { rootId, isStandard: true }, select: { id: true, key: true } })).map((one) => [
      one.key,
      one.id,
    ]),
  )
  const createdAt = new Date(now.getTime() - 20 * 24 * 3_600_000)
  await tx.savedReport.createMany({
    data: list.map(({ metrics: keys, isShared, ...more }, place) => ({
      ...more,
      id: id('report', more.name),
      ownerId: uuidOf(admin.email),
      organizationId: isShared ? rootId : null,
      metricIds: keys.map((key) => metrics.get(key)!),
      scopeKind: 'ORGANIZATION' as const,
      // What all share is of the whole company, the Admin's own of its largest part.
      scopeId: isShared ? rootId : id('organization', tree.below[0]?.name ?? tree.name),
      place: place + 1,
      createdAt,
      updatedAt: createdAt,
    })),
  })
}
