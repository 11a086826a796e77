// What the demo's companies hold their metrics to, and who answers for it.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

type Benchmark = Omit<
  Prisma.BenchmarkCreateManyInput,
  'id' | 'organizationId' | 'metricId' | 'jobRoleId' | 'createdById' | 'departmentId'
> & {
  at: string
  metric: string
  role: string
  department?: string
}

const list: Benchmark[] = [
  {
    name: 'On time at Salt Lake',
    at: 'Salt Lake terminal',
    metric: 'route-punctuality-adherence',
    role: 'Dispatcher',
    widget: 'CONTROL_CHART',
    resetLevel: 96,
    unitMargin: 38,
    currency: 'USD',
    description: 'Stops reached within the window that the customer was told.',
  },
  {
    name: 'On time at Columbus',
    at: 'Columbus terminal',
    metric: 'route-punctuality-adherence',
    role: 'Dispatcher',
    widget: 'SPARKLINE',
    resetLevel: 96,
    unitMargin: 38,
    currency: 'USD',
    description: 'Stops reached within the window that the customer was told.',
  },
  {
    name: 'On time in the whole network',
    at: 'Northway Logistics',
    metric: 'route-punctuality-adherence',
    role: 'Operations director',
    grain: 'WEEK',
    widget: 'GAUGE',
    target: 94,
    consecutivePoints: 3,
  },
  {
    name: 'Fuel in the West',
    at: 'Western division',
    metric: 'fuel-efficiency',
    role: 'Manager',
    department: 'Maintenance',
    grain: 'WEEK',
    widget: 'SPARKLINE',
    target: 2.7,
    unitMargin: 1.12,
    currency: 'USD',
    description: 'What a litre brings; the margin is what it costs.',
  },
  {
    name: 'Idling by tractor',
    at: 'Western division',
    metric: 'driver-idling-rate',
    role: 'Shift lead',
    scopeKind: 'VEHICLE',
    consecutivePoints: 3,
    resetLevel: 9.5,
    widget: 'NUMBER',
    priorityId: 4,
    description: 'One tractor that stands with its engine on is a habit, or a fault of its heater.',
  },
  {
    name: 'Harsh events in the East',
    at: 'Eastern division',
    metric: 'harsh-event-frequency',
    role: 'Manager',
    department: 'Dispatch',
    grain: 'WEEK',
    widget: 'CONTROL_CHART',
    consecutivePoints: 1,
    resetLevel: 1.8,
  },
  {
    name: 'Seatbelts',
    at: 'Northway Logistics',
    metric: 'seatbelt-usage-compliance',
    role: 'Manager',
    department: 'Safety and compliance',
    grain: 'WEEK',
    widget: 'GAUGE',
    target: 98,
  },
  {
    name: 'Fleet available at Reno',
    at: 'Reno terminal',
    metric: 'fleet-availability-rate',
    role: 'Shift lead',
    consecutivePoints: 3,
    target: 97,
    widget: 'NUMBER',
    unitMargin: 21,
    currency: 'USD',
  },
  {
    name: 'Through the gate in an hour',
    at: 'Northway Logistics',
    metric: 'vehicle-turnaround-time',
    role: 'Gate keeper',
    scopeKind: 'LOCATION',
    resetLevel: 58,
    widget: 'SPARKLINE',
    unitMargin: 14,
    currency: 'USD',
  },
  {
    name: 'Unloaded in half an hour',
    at: 'Northway Logistics',
    metric: 'average-stop-duration',
    role: 'Operations director',
    scopeKind: 'LOCATION',
    resetLevel: 28,
    widget: 'SPARKLINE',
    unitMargin: 11,
    currency: 'USD',
    description: 'A customer who keeps a driver waiting is spoken to by the director.',
  },
  {
    name: 'Docks at Sparks',
    at: 'Sparks cross-dock',
    metric: 'dock-utilization-percentage',
    role: 'Shift lead',
    department: 'Yard',
    widget: 'CONTROL_CHART',
    consecutivePoints: 3,
    unitMargin: 0.45,
    currency: 'USD',
  },
  {
    name: 'Energy won back by braking',
    at: 'Western division',
    metric: 'regenerative-braking-efficiency',
    role: 'Shift lead',
    scopeKind: 'VEHICLE',
    consecutivePoints: 5,
    widget: 'GAUGE',
    priorityId: 3,
  },
  {
    name: 'Payload in the East',
    at: 'Eastern division',
    metric: 'payload-utilization-percentage',
    role: 'Planner',
    grain: 'WEEK',
    status: 'PROPOSED',
    description: 'Fewer, fuller runs on the lanes to Harrisburg.',
  },
  {
    name: 'On time on the coast',
    at: 'Coastal division',
    metric: 'route-punctuality-adherence',
    role: 'Planner',
    department: 'Dispatch',
    widget: 'CONTROL_CHART',
    unitMargin: 320,
    currency: 'NOK',
  },
  {
    name: 'Idling at Moss',
    at: 'Moss terminal',
    metric: 'driver-idling-rate',
    role: 'Shift lead',
    scopeKind: 'VEHICLE',
    consecutivePoints: 3,
    widget: 'NUMBER',
  },
  {
    name: 'Fuel at Halden',
    at: 'Halden Freight',
    metric: 'fuel-efficiency',
    role: 'Managing director',
    grain: 'WEEK',
    target: 2.6,
    widget: 'GAUGE',
    unitMargin: 17.5,
    currency: 'NOK',
  },
  {
    name: 'Through the gate at Moss',
    at: 'Moss terminal',
    metric: 'vehicle-turnaround-time',
    role: 'Gate keeper',
    scopeKind: 'LOCATION',
    widget: 'GAUGE',
  },
]

export async function seedBenchmarks(
  tx: Prisma.TransactionClient,
  { tree, hands, departments }: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const rootId = id('organization', tree.name)
  const organizations = new Set(
    (await tx.organization.findMany({ where: { rootId }, select: { id: true } })).map((one) => one.id),
  )
  const metrics = new Map(
    (await tx.metric.findMany({ where: { rootId }, select: { id: true, key: true } })).map((one) => [one.key, one.id]),
  )
  const createdAt = new Date(now.getTime() - 92 * 24 * 3_600_000)
  const [strategic = hands[0]!, tactical] = [
    hands.find(({ level }) => level === 'STRATEGIC'),
    hands.find(({ level, department }) => level === 'TACTICAL' && department === 'Dispatch')!,
  ]
  await tx.benchmark.createMany({
    data: list
      .filter(({ at }) => organizations.has(id('organization', at)))
      .map(({ at, metric, role, department, ...more }) => ({
        ...more,
        id: id('benchmark', more.name),
        organizationId: id('organization', at),
        departmentId: department && departments[department] ? id('department', department) : null,
        metricId: metrics.get(metric)!,
        jobRoleId: id('role', role),
        createdById: uuidOf((more.status === 'PROPOSED' ? tactical : strategic).email),
        createdAt,
        updatedAt: createdAt,
      })),
  })
}
