// Makes a plan of a walk: its stops in an order with times, and a reason for each.
import type { Services } from '../../kernel/context.ts'
import { clockIn } from './dayTimes.ts'
import type { Point } from '../../organization/location/kmBetween.ts'
import type { Stop } from './order/problem.ts'
import { proposeOrder } from './order/propose.ts'
import { waysBetween } from './ways.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { languages, type Language } from '../../kernel/messages/languages.ts'
import * as t from './__generated__/messages.ts'

/** A stop of a run that is to be put in order. */
export interface Waypoint extends Point {
  name: string
  opensAt: Date | null
  closesAt: Date | null
  serviceMins: number
  pinned: boolean
  priorityId: number
}

export interface Walkabout {
  /** When the walk begins, or goes on. */
  from: Date
  start: (Point & { name: string }) | null
  end: Point | null
  speedKmh: number
  fixed: boolean
  timeZone: string
  /** In which the reasons are said and kept; English where it is not told. */
  language?: Language
}

/** How much more a minute of a stop counts than a minute of the walk, by priority: Urgent, High, Warning. */
const weights: Record<number, number> = { 1: 1, 2: 0.5, 3: 0.25 }

export async function planOf<W extends Waypoint>(
  services: Services,
  waypoints: readonly W[],
  { from, start, end, speedKmh, fixed, timeZone, language = languages[0] }: Walkabout,
) {
  const { legs, travel } = await waysBetween(services, waypoints, start, end, speedKmh)
  const after = (minutes: number) => new Date(from.getTime() + minutes * minute)
  const until = (at: Date | null) => at && (at.getTime() - from.getTime()) / minute
  const time = clockIn(timeZone)
  const stops = waypoints.map(
    ({ name, opensAt, closesAt, serviceMins, pinned, priorityId, latitude, longitude }): Stop => ({
      name,
      opens: until(opensAt),
      closes: until(closesAt),
      service: serviceMins,
      weight: weights[priorityId] ?? 0,
      press:
        priorityId === 1
          ? t.urgent
          : weights[priorityId]
            ? t.priority({ name: services.references.get('SCHEDULE_PRIORITY', priorityId).name })
            : undefined,
      pinned,
      located: latitude !== null && longitude !== null,
    }),
  )
  const { placed, unplaced, finish, km } = proposeOrder({
    stops,
    legs,
    fixed,
    startName: start?.name ?? null,
    clock: (minutes) => time(after(minutes)),
    language,
  })
  const planned = placed.map(({ stop, legMinutes, legKm, arrival, departure, reason }) => ({
    waypoint: waypoints[stop]!,
    state: 'PLANNED' as const,
    reason,
    legKm,
    legMins: legMinutes,
    plannedArrival: after(arrival),
    plannedDeparture: after(departure),
  }))
  const left = unplaced.map(({ stop, reason }) => ({
    waypoint: waypoints[stop]!,
    state: 'UNPLACEABLE' as const,
    reason,
    legKm: 0,
    legMins: 0,
    plannedArrival: null,
    plannedDeparture: null,
  }))
  return { stops: [...planned, ...left], plannedEnd: after(finish), plannedKm: km, travel: travel.in(language) }
}
