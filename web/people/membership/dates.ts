// Days as people choose them, and the instants that they stand for where the work is.
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

/** When a day, as 2026-11-20, begins in a zone: at the first of two midnights, after the gap where there is none. */
export const beginOf = (day: string, zone: string): string => instantOf(`${day}T00:00`, zone)

const dayMs = 86_400_000

export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** The day of an instant in a zone, as 2026-11-20. */
export const dayOf = (instant: string | Date, zone: string): string =>
  wallIn(new Date(instant).toISOString(), zone).slice(0, 10)

/** The last day of what ends at an instant: what ends at midnight lasted until the day before. */
export const lastDayOf = (endsAt: string, zone: string): string => dayOf(new Date(Date.parse(endsAt) - 1), zone)

const shown = formatOf('UTC', { day: 'numeric', month: 'short', year: 'numeric' })

/** A day in words: 20 Nov 2026. */
export const dayInWords = (day: string): string => shown.format(Date.parse(`${day}T00:00:00Z`))

/** From when until when, in words. */
export function periodInWords(startsAt: string, endsAt: string | null | undefined, zone: string): string {
  const from = dayInWords(dayOf(startsAt, zone))
  return endsAt ? `${from} – ${dayInWords(lastDayOf(endsAt, zone))}` : t.since({ from })
}
