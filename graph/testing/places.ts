// One of each thing that an organization has beside people and records.
import { createHash, randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import { ownAppointments } from './appointments.ts'
import { ownBenchmarks } from './benchmarks.ts'
import { ownChecklists } from './checklists.ts'
import { ownMetrics } from './ownMetrics.ts'
import { ownComms } from './comms.ts'
import { ownReports } from './reports.ts'
import { ownRoutines } from './routines.ts'
import { ownTasks } from './tasks.ts'
import { ownTours } from './tours.ts'
import { ownWebhooks } from './webhooks.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/**
 * A location with a geofence and a vehicle, a file, which is the logo, tasks and a tour; answers with their global ids
 * by type.
 */
export async function ownPlaces(world: World, organization: Organization, name = `Place ${randomUUID().slice(0, 8)}`) {
  const { prisma } = world
  const { id: organizationId } = organization
  const location = await prisma.location.create({
    data: { organizationId, name, typeId: 2, latitude: 39.53, longitude: -119.81 },
  })
  const at = { organizationId, locationId: location.id }
  const geofence = await prisma.geofence.create({
    data: { ...at, name, shape: 'CIRCLE', latitude: 39.53, longitude: -119.81, radius: 400 },
  })
  const vehicle = await prisma.vehicle.create({ data: { ...at, unitNumber: name, type: 'Tractor' } })
  const sha256 = new Uint8Array(createHash('sha256').digest())
  const file = await prisma.file.create({
    data: { organizationId, name, mediaType: 'text/plain', size: 0, sha256, createdById: randomUUID() },
  })
  await prisma.organization.update({ where: { id: organizationId }, data: { logoId: file.id } })
  const owner = { create: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' } }
  const view = await prisma.savedView.create({
    data: { name, screen: 'activerecords', search: '', organization: { connect: { id: organizationId } }, owner },
  })
  return {
    SavedView: globalId('SavedView', view.id),
    ...(await ownAppointments(world, organization, name)),
    ...(await ownTasks(world, organization, name)),
    ...(await ownRoutines(world, organization, name)),
    ...(await ownTours(world, organization, name)),
    ...(await ownChecklists(world, organization, name)),
    ...(await ownBenchmarks(world, organization, name)),
    ...(await ownComms(world, organization, name)),
    ...(await ownMetrics(world, organization, name)),
    ...(await ownWebhooks(world, organization, name)),
    ...(await ownReports(world, organization, name)),
    File: globalId('File', file.id),
    Location: globalId('Location', location.id),
    Geofence: globalId('Geofence', geofence.id),
    Vehicle: globalId('Vehicle', vehicle.id),
  }
}
