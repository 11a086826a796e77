// The demo's locations, the geofences around them and the vehicles that are kept there.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { fleetOf } from './fleet.ts'
import { haldenSpots, northwaySpots, type Spot } from './placeList.ts'
import type { Company } from './world.ts'

type Name = (...name: string[]) => string

/** Locations in the order of the list, so that their numbers are the same everywhere. */
export async function seedPlaces(tx: Prisma.TransactionClient, company: Company, id: Name) {
  const spots = company.tree.name.startsWith('Northway') ? northwaySpots : haldenSpots
  const organizationId = ({ organization }: Spot) => id('organization', organization)
  await tx.address.createMany({
    data: spots.map((spot) => ({
      ...spot.address,
      id: id('location address', spot.name),
      organizationId: organizationId(spot),
    })),
  })
  await tx.location.createMany({
    data: spots.map(({ address: _address, organization: _organization, ...location }, i) => ({
      ...location,
      id: id('location', location.name),
      organizationId: organizationId(spots[i]!),
      addressId: id('location address', location.name),
    })),
  })
  await tx.geofence.createMany({
    data: spots.flatMap((spot): Prisma.GeofenceCreateManyInput[] => {
      const around = areas[spot.typeId]
      if (!around) return []
      const { name, latitude, longitude } = spot
      const { label, radius, dwellMins, exit = true } = around
      const common = {
        id: id('geofence', name),
        organizationId: organizationId(spot),
        locationId: id('location', name),
        name: `${name} ${label}`,
        dwellMins,
        exit,
      }
      return radius
        ? [{ ...common, shape: 'CIRCLE', latitude, longitude, radius }]
        : [{ ...common, shape: 'POLYGON', ring: yardRing(latitude, longitude) }]
    }),
  })
  await tx.vehicle.createMany({
    data: fleetOf(company, id).map(({ id: vehicleId, unitNumber, type, location, organization, isInUse }) => ({
      id: vehicleId,
      organizationId: id('organization', organization),
      locationId: id('location', location),
      unitNumber,
      type,
      status: isInUse ? 'ACTIVE' : 'INACTIVE',
    })),
  })
}

interface Around {
  label: string
  /** Of a circle, in metres; a polygon has none. */
  radius?: number
  dwellMins?: number
  exit?: boolean
}

/** What stands around a place, by the number of its type. */
const areas: Partial<Record<number, Around>> = {
  2: { label: 'gate', radius: 450, dwellMins: 90 },
  4: { label: 'docks', radius: 300, dwellMins: 60 },
  5: { label: 'apron', radius: 150 },
  6: { label: 'lot', radius: 200, dwellMins: 45, exit: false },
  7: { label: 'delivery zone', radius: 600, dwellMins: 120 },
  9: { label: 'fence' },
}

/** A yard of six corners, some 300 m long, closed. */
function yardRing(latitude: number, longitude: number): [number, number][] {
  const corners = [
    [-20, -14],
    [18, -14],
    [22, -2],
    [22, 12],
    [-8, 14],
    [-20, 6],
  ]
  const roundedDegrees = (value: number) => Math.round(value * 1e6) / 1e6
  const ring = corners.map(([east, north]): [number, number] => [
    roundedDegrees(longitude + east! * 0.0001),
    roundedDegrees(latitude + north! * 0.0001),
  ])
  return [...ring, ring[0]!]
}
