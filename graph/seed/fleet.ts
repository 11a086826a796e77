// The demo's vehicles, and which work of the catalogue is on which of them.
import { haldenSpots, northwaySpots } from './placeList.ts'
import type { Random } from './random.ts'
import type { Company } from './world.ts'

type Id = (...name: string[]) => string

export interface Unit {
  id: string
  unitNumber: string
  type: string
  /** Where it is kept, and whose it is. */
  location: string
  organization: string
  isInUse: boolean
}

/** At which place how many of which vehicles are kept, from which unit number up. */
const fleets: Record<string, [type: string, from: number, count: number][]> = {
  'Reno terminal': [
    ['Tractor', 4001, 8],
    ['Day cab', 4061, 3],
  ],
  'Reno yard': [
    ['Dry van', 201, 6],
    ['Reefer', 231, 4],
  ],
  'Salt Lake terminal': [
    ['Tractor', 4101, 5],
    ['Reefer', 249, 3],
  ],
  'Columbus terminal': [['Tractor', 4141, 6]],
  'Columbus trailer pool': [['Dry van', 219, 4]],
  'Sparks cross-dock': [['Yard truck', 4181, 2]],
  'Moss terminal': [
    ['Tractor', 11, 4],
    ['Curtainsider', 51, 3],
  ],
  'Larvik terminal': [['Tractor', 31, 2]],
}

/** All vehicles of a company; of each kind at a place the fifth is out of use. */
export function fleetOf({ tree }: Company, id: Id): Unit[] {
  const spots = tree.name.startsWith('Northway') ? northwaySpots : haldenSpots
  return Object.entries(fleets).flatMap(([location, kinds]) => {
    const home = spots.find(({ name }) => name === location)
    if (!home) return []
    return kinds.flatMap(([type, from, count]) =>
      Array.from({ length: count }, (_, i) => ({
        id: id('vehicle', location, type, String(i)),
        unitNumber: String(from + i * 3),
        type,
        location,
        organization: home.organization,
        isInUse: i !== 4,
      })),
    )
  })
}

const tractors = ['Tractor', 'Day cab', 'Yard truck']
const trailers = ['Dry van', 'Reefer', 'Curtainsider']

/** The kinds of vehicle that work is on, by its item; other work is on none. */
const kinds: Record<string, readonly string[]> = {
  'Pre-trip inspection': tractors,
  'Driver check call': tractors,
  'Reload search': tractors,
  'Tyre sensor': tractors,
  'Brake adjustment': tractors,
  'Preventive service': tractors,
  'Harsh event review': tractors,
  'Customs papers': trailers,
  'Trailer lights': trailers,
  'Landing gear': trailers,
  'Trailer inspection': trailers,
  'Trailer shuffle': trailers,
  'Reefer service': ['Reefer'],
}

/** The vehicles that work of an item may be on: those of its organization, else all of the company. */
export function unitsFor(fleet: readonly Unit[], item: string, organization: string): Unit[] {
  const fitting = fleet.filter(({ type, isInUse }) => isInUse && kinds[item]?.includes(type))
  const own = fitting.filter((unit) => unit.organization === organization)
  return own.length ? own : fitting
}

/** One of them; null for work that is on none. */
export function pickUnit(random: Random, fleet: readonly Unit[], item: string, organization: string): Unit | null {
  if (!kinds[item]) return null
  return random.pick(unitsFor(fleet, item, organization)) ?? null
}
