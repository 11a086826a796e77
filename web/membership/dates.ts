// Days as people choose them, and the instants that they stand for where the work is.

import { formatOf } from '../ui/times.ts'

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** What a clock in a zone shows at an instant, as if it were UTC. */
function wallTime(instant: number, zone: string): number {
  const found = Object.fromEntries(formatOf(zone, parts).formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(found.year!, found.month! - 1, found.day, found.hour, found.minute)
}

/** When a day, as 2026-11-20, begins in a zone. */
export function beginOf(day: string, zone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  let instant = wanted
  for (let i = 0; i < 2; i++) instant += wanted - wallTime(instant, zone)
  return new Date(instant).toISOString()
}

const dayMs = 86_400_000

export const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** The day of an instant in a zone, as 2026-11-20. */
export const dayOf = (instant: string | Date, zone: string): string =>
  new Date(wallTime(new Date(instant).getTime(), zone)).toISOString().slice(0, 10)

/** The last day of what ends at an instant: what ends at midnight lasted until the day before. */
export const lastDayOf = (endsAt: string, zone: string): string => dayOf(new Date(Date.parse(endsAt) - 1), zone)

const shown = formatOf('UTC', { day: 'numeric', month: 'short', year: 'numeric' })

/** A day in words: 20 Nov 2026. */
export const dayInWords = (day: string): string => shown.format(Date.parse(`${day}T00:00:00Z`))

/** From when until when, in words. */
export function periodInWords(startsAt: string, endsAt: string | null | undefined, zone: string): string {
  const from = dayInWords(dayOf(startsAt, zone))
  return endsAt ? `${from} – ${dayInWords(lastDayOf(endsAt, zone))}` : `Since ${from}`
}
