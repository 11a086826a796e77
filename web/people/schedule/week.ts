import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'
// The times of a week in words, and as a form has them.

export interface WorkingWindow {
  readonly weekday: number
  readonly from: number
  readonly to: number
}

export const weekdays = [t.monday, t.tuesday, t.wednesday, t.thursday, t.friday, t.saturday, t.sunday]
export const months = [
  t.january,
  t.february,
  t.march,
  t.april,
  t.may,
  t.june,
  t.july,
  t.august,
  t.september,
  t.october,
  t.november,
  t.december,
]

const two = (number: number) => String(number).padStart(2, '0')

/** Minutes of the day as 09:00; midnight at the end of a day is 24:00. */
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** The times of a weekday in words. */
export function timesOf(windows: readonly WorkingWindow[], weekday: number): string {
  const today = windows.filter((window) => window.weekday === weekday)
  if (!today.length) return t.closed
  return today
    .map(({ from, to }) => (from === 0 && to === 1440 ? t.aroundTheClock : `${timeOf(from)} – ${timeOf(to)}`))
    .join(', ')
}

/** A field of time; an end at 00:00 is the midnight at the end of the day. */
export const timeValue = (minutes: number): string => timeOf(minutes % 1440)

export function windowMinutes(value: string, isEnd: boolean): number {
  const [hours, minutes] = value.split(':').map(Number)
  const of = (hours ?? 0) * 60 + (minutes ?? 0)
  return isEnd && of === 0 ? 1440 : of
}

/** "2 h 30 min", "5 min"; of business time, so that a day is no unit. */
export function minutesInWords(minutes: number): string {
  const whole = Math.abs(minutes)
  const hours = Math.floor(whole / 60)
  return [hours ? `${hours} h` : '', whole % 60 || !hours ? `${whole % 60} min` : ''].filter(Boolean).join(' ')
}

/** "1 January 2027" of 2027-01-01: a day is a day in every zone. */
export const dayInWords = (day: string): string =>
  formatOf('UTC', { dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`))
