// Business time: the time that runs only while an organization works. A moment is business time where the clocks on its
// wall stand within a window of the weekday, on a day that is no closure. Pure functions; instants are in milliseconds.
import { dateOf, instantAt, stretchesOf, wallAt, weekdayOf, type Day } from './zoneDays.ts'
import type { WorkingWindow } from './workingWindows.ts'
import { minute } from '../../kernel/time/milliseconds.ts'

export interface Hours {
  windows: readonly WorkingWindow[]
  /** Days on which it is closed, as 2027-01-01. */
  closures: readonly string[]
  timeZone: string
}

export interface Span {
  from: number
  to: number
}

/** How far ahead is looked; what takes longer never comes. */
const farthestDays = 3660

const known = new WeakMap<Hours, Map<Day, Span[]>>()

/** The business time of a day, in order. */
export function spansOf(hours: Hours, day: Day): Span[] {
  let days = known.get(hours)
  if (!days) known.set(hours, (days = new Map()))
  let spans = days.get(day)
  if (!spans) days.set(day, (spans = makeSpans(hours, day)))
  return spans
}

function makeSpans({ windows, closures, timeZone }: Hours, day: Day): Span[] {
  const today = windows
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((one, other) => one.from - other.from)
  if (!today.length || closures.includes(dateOf(day))) return []
  const midnight = day * 1440 * minute
  const spans: Span[] = []
  for (const { from, to, offset } of stretchesOf(timeZone, day)) {
    for (const window of today) {
      const start = Math.max(from, midnight + window.from * minute - offset)
      const end = Math.min(to, midnight + window.to * minute - offset)
      if (start < end) spans.push({ from: start, to: end })
    }
  }
  return spans
}

/** The business time from an instant on, as far as is looked. */
function* spansFrom(hours: Hours, instant: number): Generator<Span> {
  const first = wallAt(hours.timeZone, instant).day
  for (let day = first; day < first + farthestDays; day++) {
    for (const { from, to } of spansOf(hours, day)) if (to > instant) yield { from: Math.max(from, instant), to }
  }
}

/** The first instant at which so many business minutes have gone by; null where that never comes. */
export function addBusinessMinutes(hours: Hours, instant: number, minutes: number): number | null {
  let left = minutes * minute
  if (left <= 0) return instant
  for (const { from, to } of spansFrom(hours, instant)) {
    if (left <= to - from) return from + left
    left -= to - from
  }
  return null
}

/** How many business minutes go by from one instant to another; below 0 where the other is earlier. */
export function businessMinutesBetween(hours: Hours, instant: number, other: number): number {
  if (other < instant) return -businessMinutesBetween(hours, other, instant)
  let sum = 0
  for (const { from, to } of spansFrom(hours, instant)) {
    if (from >= other) break
    sum += Math.min(to, other) - from
  }
  return sum / minute
}

/**
 * The same time of the day so many business days later, counted from the next opening where it is closed. Where that
 * day ends earlier it is its end, where it has a break then the break's beginning; an opening is that opening.
 */
export function addBusinessDays(hours: Hours, instant: number, days: number): number | null {
  const opening = nextOpening(hours, instant)
  if (opening === null) return null
  const start = wallAt(hours.timeZone, opening)
  let day = start.day
  for (let left = days; left > 0;) {
    day += 1
    if (day > start.day + farthestDays) return null
    if (spansOf(hours, day).length) left -= 1
  }
  if (day === start.day) return opening
  const at = instantAt(hours.timeZone, day, start.minute)
  const spans = spansOf(hours, day)
  const span = spans.findLast(({ from }) => from <= at)
  return span ? Math.min(at, span.to) : spans[0]!.from
}

function nextOpening(hours: Hours, instant: number): number | null {
  for (const { from } of spansFrom(hours, instant)) return from
  return null
}

export type Period = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER'

/** The end of the last business day of the period at an instant; of the next one with such a day where it is past. */
export function endOfPeriod(hours: Hours, instant: number, period: Period, fiscalMonth: number): number | null {
  const { day } = wallAt(hours.timeZone, instant)
  let last = lastDayOf(period, day, fiscalMonth)
  let first = day
  while (first < day + farthestDays) {
    for (let at = last; at >= first; at--) {
      const end = spansOf(hours, at).at(-1)?.to
      if (end !== undefined && end > instant) return end
    }
    first = last + 1
    last = lastDayOf(period, first, fiscalMonth)
  }
  return null
}

/** The last day of the period that a day is in; a week begins on Monday, a quarter with the fiscal year. */
function lastDayOf(period: Period, day: Day, fiscalMonth: number): Day {
  if (period === 'DAY') return day
  if (period === 'WEEK') return day + 7 - weekdayOf(day)
  const date = new Date(day * 1440 * minute)
  const month = date.getUTCMonth()
  const more = period === 'MONTH' ? 1 : 3 - ((month - (fiscalMonth - 1) + 12) % 3)
  return Date.UTC(date.getUTCFullYear(), month + more, 0) / (1440 * minute)
}
