// The days of a time zone, as instants.
import { Temporal } from 'temporal-polyfill'

const dayLength = 86_400_000

/** A day is the number of days since 1 January 1970. */
export type Day = number

export const dayOf = (date: string): Day => Date.parse(`${date}T00:00:00Z`) / dayLength
export const dateOf = (day: Day): string => new Date(day * dayLength).toISOString().slice(0, 10)

/** 1 to 7 from Monday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

/** The day, and the minute of it, that clocks in a zone show at an instant. */
export function wallAt(timeZone: string, instant: number): { day: Day; minute: number } {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(timeZone)
  const wall = instant + at.offsetNanoseconds / 1e6
  const day = Math.floor(wall / dayLength)
  return { day, minute: (wall - day * dayLength) / 60_000 }
}

/**
 * The instant of a minute of a day. A skipped one is taken with the offset before the gap, a doubled one is the first.
 */
export function instantAt(timeZone: string, day: Day, minute: number): number {
  const whole = Math.floor(minute)
  const wall = new Date(day * dayLength + whole * 60_000).toISOString().slice(0, -1)
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).epochMilliseconds + (minute - whole) * 60_000
}

/** A stretch of time in which the zone's clocks run even. */
export interface Stretch {
  from: number
  to: number
  /** What the clocks show is the instant and this many milliseconds. */
  offset: number
}

/** A day of a zone: one stretch, two where its clocks are changed, none where the zone has skipped it. */
export function stretchesOf(timeZone: string, day: Day): Stretch[] {
  let at = startOf(timeZone, day)
  const end = startOf(timeZone, day + 1)
  const stretches: Stretch[] = []
  while (at.epochMilliseconds < end.epochMilliseconds) {
    const even = at.offsetNanoseconds === end.offsetNanoseconds
    const change = even ? null : at.getTimeZoneTransition('next')
    const next = change && change.epochMilliseconds < end.epochMilliseconds ? change : end
    stretches.push({ from: at.epochMilliseconds, to: next.epochMilliseconds, offset: at.offsetNanoseconds / 1e6 })
    at = next
  }
  return stretches
}

const startOf = (timeZone: string, day: Day) => Temporal.PlainDate.from(dateOf(day)).toZonedDateTime(timeZone)
