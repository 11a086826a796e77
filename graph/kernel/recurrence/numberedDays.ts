// What rrule-temporal (2.2.7, 2.2.8 too) gets wrong of numbered weekdays of a year: the 53rd of a year that has 52 is
// taken from the year beside it, where RFC 5545 (3.3.10) takes none; and where numbered weekdays, dates and days of the
// year stand together, it takes days that only some of them name. COUNT and BYSETPOS then count these days too. So such
// rules are expanded without both, what the rule does not name is dropped, and both are applied to the rest.
import type { Parts } from './rule.ts'
import { day } from '../time/milliseconds.ts'

/** Whether a rule is one of these. */
export const isMended = ({ FREQ: every, BYDAY: days, BYMONTHDAY: dates, BYYEARDAY: yearDays }: Parts): boolean =>
  every === 'YEARLY' &&
  ((dates.length > 0 && yearDays.length > 0) ||
    days.some(({ nth }) => Math.abs(nth) === 53 || (nth !== 0 && dates.length + yearDays.length > 0)))

/** Whether a time falls on a day that the rule names, in a year that it takes. */
export function isNamed(parts: Parts, phase: number, time: Date): boolean {
  const { BYDAY: days, BYMONTH: months, BYMONTHDAY: dates, BYYEARDAY: yearDays } = parts
  const [year, month, weekday] = [time.getUTCFullYear(), time.getUTCMonth(), (time.getUTCDay() + 6) % 7]
  const ofYear = placesIn(Date.UTC(year, 0), Date.UTC(year + 1, 0), time)
  const ofMonth = placesIn(Date.UTC(year, month), Date.UTC(year, month + 1), time)
  const has = (named: number[], places: number[]) => !named.length || places.some((place) => named.includes(place))
  // Within named months a number counts in the month.
  const weeks = (months.length ? ofMonth : ofYear).map((place) => Math.sign(place) * Math.ceil(Math.abs(place) / 7))
  return (
    year % parts.INTERVAL === phase &&
    has(months, [month + 1]) &&
    has(dates, ofMonth) &&
    has(yearDays, ofYear) &&
    (!days.length || days.some(({ nth, day: one }) => one === weekday && [0, ...weeks].includes(nth)))
  )
}

/** Which day of a span of time it is, from its beginning and from its end. */
const placesIn = (from: number, to: number, time: Date): number[] => [
  Math.floor((time.getTime() - from) / day) + 1,
  -Math.floor((to - 1 - time.getTime()) / day) - 1,
]

/** Of the times of each year, in order, those at the positions that the rule names. */
export function atPositions({ BYSETPOS: positions }: Parts, times: readonly Date[]): Date[] {
  if (!positions.length) return [...times]
  const years = new Map<number, Date[]>()
  for (const time of times) years.set(time.getUTCFullYear(), [...(years.get(time.getUTCFullYear()) ?? []), time])
  return [...years.values()].flatMap((set) =>
    set.filter((_, i) => positions.includes(i + 1) || positions.includes(i - set.length)),
  )
}
