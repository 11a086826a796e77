// The counters, thresholds and triggers of the specification, as a server has them that has just begun.
import { expect, test } from 'vitest'
import { globalId } from '../kernel/node.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

const world = await World.make()
const { root, admin } = await tree(world)

async function organizationNumber(): Promise<number> {
  const input = { legalName: 'Second', type: 'DIVISION', parentId: root.globalId }
  const { organization } = await world.mutate<{ organization: { uuid: string } }>(
    admin,
    'createOrganization',
    input,
    'organization { uuid }',
  )
  return (await world.prisma.organization.findUniqueOrThrow({ where: { id: organization.uuid } })).number
}

async function appointmentNumber(): Promise<number> {
  const input = { organizationId: root.globalId, name: 'Dock review', schedule: { date: '2027-03-01' } }
  const { appointment } = await world.mutate<{ appointment: { key: string } }>(
    admin,
    'createAppointment',
    input,
    'appointment { key }',
  )
  return Number(appointment.key.replace('appt-', ''))
}

async function room(field: 'quickLaunch' | 'contactDefaults'): Promise<number> {
  const found = await world.ask<Record<string, { noOfItems: number }>>(admin, `{ ${field} { noOfItems } }`)
  return found[field]!.noOfItems
}

test.each<[string, number, () => Promise<number>]>([
  ['organization', 10, organizationNumber],
  ['quick-launch', 12, () => room('quickLaunch')],
  ['contact', 12, () => room('contactDefaults')],
  ['appointment', 11, appointmentNumber],
])('the counter of %s starts at %i', async (_what, first, read) => {
  expect(await read()).toBe(first)
})

const [above, below] = ['ABOVE_THRESHOLD', 'BELOW_THRESHOLD']

test.each([
  ['Tire Pressure Deviation Index', 10, above, '%'],
  ['Payload Utilization Percentage', 90, below, '%'],
  ['Regenerative Braking Efficiency', 25, below, '%'],
  ['Harsh Event Frequency', 2, above, 'per 100 km'],
  ['Seatbelt Usage Compliance', 100, below, '%'],
  ['Route Punctuality Adherence', 95, below, '%'],
  ['Average Stop Duration', 30, above, 'min'],
  ['MTBF', 500, below, 'h'],
  ['Fleet Availability Rate', 98, below, '%'],
  ['Vehicle Turnaround Time', 60, above, 'min'],
  ['Dock Utilization Percentage', 85, below, '%'],
])('the threshold of %s is %d, with an alert %s', async (name, targetThreshold, alertIf, unit) => {
  const { metrics } = await world.ask<{ metrics: { edges: { node: object }[] } }>(
    admin,
    '{ metrics(first: 100) { edges { node { name targetThreshold alertIf unit } } } }',
  )
  expect(metrics.edges.map(({ node }) => node)).toContainEqual({ name, targetThreshold, alertIf, unit })
})

test('a benchmark has the triggers 80 and 50 and the CTQ 95 where it names none', async () => {
  const role = await world.jobRole(root.rootId)
  const metric = await world.prisma.metric.findFirstOrThrow({
    where: { rootId: root.id, key: 'route-punctuality-adherence' },
  })
  const input = {
    organizationId: root.globalId,
    metricId: globalId('Metric', metric.id),
    jobRoleId: globalId('JobRole', role.id),
    name: 'Punctuality',
  }
  const { benchmark } = await world.mutate<{ benchmark: object }>(
    admin,
    'createBenchmark',
    input,
    'benchmark { warningTrigger missedOpportunityTrigger ctqValue }',
  )
  expect(benchmark).toEqual({ warningTrigger: 80, missedOpportunityTrigger: 50, ctqValue: 95 })
})
