import { kmBetween, type Point } from '../../../organization/location/kmBetween.ts'
import type { Legs } from './problem.ts'

/** The ways between stops, from a start and to an end; no way where one of these is missing. */
export function legsOf(stops: readonly Point[], start: Point | null, end: Point | null, speedKmh: number): Legs {
  const places = [...stops, start, end]
  const km = places.map((from) => places.map((to) => kmBetween(from, to)))
  return { km, minutes: km.map((row) => row.map((one) => (one / speedKmh) * 60)) }
}
