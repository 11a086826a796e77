import type { Place } from './world.ts'

/** The zone of an organization in a tree, by its name. */
export function zoneOf(place: Place, name: string): string | undefined {
  return place.name === name ? place.zone : place.below.map((below) => zoneOf(below, name)).find(Boolean)
}
