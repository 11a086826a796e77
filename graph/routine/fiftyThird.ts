// The 53rd weekday of a year, from its beginning or its end. In a year that has 52, rrule-temporal (2.2.7, 2.2.8 too)
// takes a day of the year beside it, where RFC 5545 (3.3.10) takes none; COUNT and BYSETPOS then count that day too. So
// such rules are expanded without both, what lies in no year of the rule is dropped, and both are applied to the rest.
import type { Parts } from './rule.ts'

const day = 86_400_000

/** Whether a rule names a weekday that not every year has. */
export const hasFiftyThird = ({ FREQ: every, BYDAY: days }: Parts): boolean => every === 'YEARLY' && days.some(({ nth }) => Math.abs(nth) === 53)

/** Whether a time falls on a day that the rule names, in a year that it takes. */
export function isNamed({ BYDAY: days, BYMONTH: months, INTERVAL: interval }: Parts, phase: number, time: Date): boolean {
  const year = time.getUTCFullYear()
  if (year % interval !== phase) return false
  const weekday = (time.getUTCDay() + 6) % 7
  // Within named months a number counts in the month.
  const [first, next] = months.length ? [Date.UTC(year, time.getUTCMonth()), Date.UTC(year, time.getUTCMonth() + 1)] : [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  const fromBegin = Math.floor((time.getTime() - first) / (7 * day)) + 1
  const fromEnd = -Math.floor((next - 1 - time.getTime()) / (7 * day)) - 1
  return days.some(({ nth, day: one }) => one === weekday && (nth === 0 || nth === fromBegin || nth === fromEnd))
}

/** Of the times of each year, in order, those at the positions that the rule names. */
export function atPositions({ BYSETPOS: positions }: Parts, times: readonly Date[]): Date[] {
  if (!positions.length) return [...times]
  const years = new Map<number, Date[]>()
  for (const time of times) years.set(time.getUTCFullYear(), [...(years.get(time.getUTCFullYear()) ?? []), time])
  return [...years.values()].flatMap((set) => set.filter((_, i) => positions.includes(i + 1) || positions.includes(i - set.length)))
}
