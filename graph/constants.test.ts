// The counters of the specification, as a server has them that has just begun.
import { beforeAll, expect, test } from 'vitest'
import { World, type Organization, type Person } from './testing/world.ts'

let world: World
let root: Organization
let admin: Person

beforeAll(async () => {
  world = await World.make()
  root = await world.organization()
  admin = await world.user(root, 'ADMIN')
})

async function organizationNumber(): Promise<number> {
  const input = { legalName: 'Second', type: 'DIVISION', parentId: root.globalId }
  const { organization } = await world.mutate<{ organization: { uuid: string } }>(admin, 'createOrganization', input, 'organization { uuid }')
  return (await world.prisma.organization.findUniqueOrThrow({ where: { id: organization.uuid } })).number
}

async function appointmentNumber(): Promise<number> {
  const input = { organizationId: root.globalId, name: 'Dock review', schedule: { date: '2027-03-01' } }
  const { appointment } = await world.mutate<{ appointment: { key: string } }>(admin, 'createAppointment', input, 'appointment { key }')
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
