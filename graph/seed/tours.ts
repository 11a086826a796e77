// The demo's tours and their runs: one that was walked, one under way, one that is planned with a stop out of reach.
import { recordKey } from '../work/action/recordKey.ts'
import { onDayOf } from '../work/tour/dayTimes.ts'
import { planOf, type Waypoint } from '../work/tour/plan.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { fleetOf } from './fleet.ts'
import { haldenSpots, northwaySpots, type Spot } from './placeList.ts'
import { uuidOf } from './random.ts'
import { haldenTours, northwayTours, type SeedTour } from './tourList.ts'
import type { Company } from './world.ts'
import { day, minute } from '../kernel/time/milliseconds.ts'
import { seedRecord, walked } from './tourRecords.ts'
import { zoneOf } from './zoneOf.ts'

type Id = (...name: string[]) => string

/** What a stop of a run is made from. */
export interface Refers {
  stopId: string | null
  actionId: string | null
  locationId: string | null
  vehicleId: string | null
  isExtra: boolean
}

/** What a plan needs of a server: no outside service, and the names of priorities. */
const services = {
  settings: { OSRM_URL: '' },
  log: { warn: () => {} },
  references: { get: (_list: string, id: number) => ({ name: ['', 'Urgent', 'High', 'Warning', 'Normal'][id] ?? '' }) },
} as unknown as Parameters<typeof planOf>[0]

export async function seedTours(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const isNorthway = company.tree.name.startsWith('Northway')
  const spots = new Map((isNorthway ? northwaySpots : haldenSpots).map((spot) => [spot.name, spot]))
  for (const tour of isNorthway ? northwayTours : haldenTours) await seedTour(tx, company, { tour, spots, id, now })
}

interface Seeding {
  tour: SeedTour
  spots: Map<string, Spot>
  id: Id
  now: Date
}

async function seedTour(tx: Prisma.TransactionClient, company: Company, { tour, spots, id, now }: Seeding) {
  const { name, at, department, group, walker, stops, runs } = tour
  const tourId = id('tour', name)
  const creatorId = uuidOf(company.hands.find(({ level }) => level === 'ADMIN')!.email)
  const place = {
    organizationId: id('organization', at),
    departmentId: department ? id('department', department) : null,
    groupId: department && group ? id('group', department, group) : null,
  }
  const timeZone = zoneOf(company.tree, at)!
  const fleet = fleetOf(company, id)
  const vehicleOf = (unit: string | undefined) => fleet.find(({ unitNumber }) => unitNumber === unit)?.id ?? null
  const locationOf = (spot: string | undefined) => (spot ? id('location', spot) : null)
  await tx.tour.create({
    data: {
      id: tourId,
      ...place,
      name,
      description: tour.description,
      typeId: tour.typeId,
      actionClassId: tour.actionClassId,
      orderRule: tour.orderRule,
      speedKmh: tour.speedKmh,
      includes: { buckets: [], classIds: [], priorityIds: [], ...tour.includes },
      reminderMins: tour.reminderMins,
      startLocationId: locationOf(tour.start),
      endLocationId: locationOf(tour.end),
      stops: {
        create: stops.map(({ spot, unit, point, opens, closes, ...stop }, position) => ({
          ...stop,
          position,
          id: id('tour stop', name, String(position)),
          name: stop.name ?? spot!,
          locationId: locationOf(spot),
          vehicleId: vehicleOf(unit),
          latitude: point?.[0],
          longitude: point?.[1],
          opensMins: opens,
          closesMins: closes,
        })),
      },
    },
  })
  const taskRecordId = id('task record of tour', name)
  const work = { title: name, actionClassId: tour.actionClassId, priorityId: 4, serviceTimeMins: 60, creatorId }
  await tx.taskRecord.create({
    data: { id: taskRecordId, ...place, ...work, tourId, createdAt: new Date(now.getTime() - 200 * day) },
  })
  await tx.taskRecordAssignee.create({ data: { taskRecordId, userId: uuidOf(walker), position: 0 } })
  const rootId = id('organization', company.tree.name)
  for (const [number, run] of runs.entries()) {
    const begins =
      run.at === undefined
        ? new Date(now.getTime() + run.inMins! * minute)
        : onDayOf(new Date(now.getTime() + run.inDays! * day), timeZone, run.at)
    const found = tour.includes
      ? await tx.action.findMany({
          where: { rootId, bucket: 4, organization: { timeZone } },
          include: { organization: true },
          orderBy: { legacyId: 'asc' },
          take: 6,
        })
      : []
    const own = run.ownRecords
      ? await tx.action.findMany({
          where: {
            rootId,
            bucket: 1,
            assigneeId: uuidOf(walker),
            taskItem: { sopId: { not: null }, checklists: { some: {} } },
          },
          include: { organization: true },
          orderBy: { legacyId: 'asc' },
          take: run.ownRecords,
        })
      : []
    const waypoints: (Waypoint & Refers)[] = [
      ...stops.map(
        (
          { spot, unit, point, opens, closes, name: called, serviceMins = 0, pinned = false, priorityId = 4 },
          position,
        ) => {
          const where = spot ? spots.get(spot)! : undefined
          return {
            stopId: id('tour stop', name, String(position)),
            actionId: null,
            locationId: locationOf(spot),
            vehicleId: vehicleOf(unit),
            name: called ?? spot!,
            latitude: where?.latitude ?? point?.[0] ?? null,
            longitude: where?.longitude ?? point?.[1] ?? null,
            opensAt: opens === undefined ? null : onDayOf(begins, timeZone, opens),
            closesAt: closes === undefined ? null : onDayOf(begins, timeZone, closes),
            serviceMins,
            pinned,
            priorityId,
            isExtra: false,
          }
        },
      ),
      ...[...found, ...own].map(
        ({
          id: actionId,
          number,
          title,
          vehicleId,
          priorityId,
          serviceTimeMins,
          organization: { latitude, longitude },
        }) => ({
          stopId: null,
          actionId,
          locationId: null,
          vehicleId,
          name: `${recordKey(number)} ${title}`,
          latitude,
          longitude,
          opensAt: null,
          closesAt: null,
          serviceMins: Math.min(serviceTimeMins, 30),
          pinned: false,
          priorityId,
          isExtra: own.some((one) => one.id === actionId),
        }),
      ),
    ]
    const start = tour.start ? spots.get(tour.start)! : null
    const plan = await planOf(services, waypoints, {
      from: begins,
      start,
      end: tour.end ? spots.get(tour.end)! : null,
      speedKmh: tour.speedKmh,
      fixed: tour.orderRule === 'FIXED',
      timeZone,
    })
    const action = run.hasRecord
      ? await seedRecord(
          tx,
          {
            id: id('record of tour', name, String(number)),
            rootId,
            ...place,
            ...work,
            taskRecordId,
            tourId,
            assigneeId: uuidOf(walker),
          },
          begins,
          now,
        )
      : null
    const walk = walked(plan.stops, run.done ?? 0, run.skip).map((stop, position) => ({
      ...stop,
      id: id('tour run stop', name, String(number), String(position)),
    }))
    const isDone = run.done !== undefined && run.done >= plan.stops.filter(({ state }) => state === 'PLANNED').length
    const actualKm = walk.reduce((sum, stop) => sum + (stop.actualKm ?? 0), 0)
    const backKm = plan.plannedKm - plan.stops.reduce((sum, { legKm }) => sum + legKm, 0)
    const lastAt = walk.findLast(({ actualDeparture }) => actualDeparture)?.actualDeparture
    await tx.tourRun.create({
      data: {
        id: id('tour run', name, String(number)),
        ...place,
        tourId,
        creatorId,
        actionId: action,
        assigneeId: uuidOf(walker),
        status: isDone ? 'DONE' : run.done === undefined ? 'PLANNED' : 'RUNNING',
        plannedStart: begins,
        plannedEnd: plan.plannedEnd,
        plannedKm: plan.plannedKm,
        travel: plan.travel,
        actualKm: actualKm + (isDone ? backKm : 0),
        actualStart: run.done === undefined ? null : new Date(begins.getTime() + 4 * minute),
        actualEnd: isDone && lastAt ? new Date(lastAt.getTime() + (backKm / tour.speedKmh) * 60 * minute) : null,
        createdAt: new Date(Math.min(now.getTime(), begins.getTime() - 12 * 60 * minute)),
        stops: { create: walk },
      },
    })
  }
  if (tour.nextInDays !== undefined) {
    const begins = onDayOf(new Date(now.getTime() + tour.nextInDays * day), timeZone, 7 * 60)
    await seedRecord(
      tx,
      {
        id: id('record of tour', name, 'next'),
        rootId,
        ...place,
        ...work,
        taskRecordId,
        tourId,
        assigneeId: uuidOf(walker),
      },
      begins,
      now,
    )
  }
}
