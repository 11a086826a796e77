// Wall times as people read them: what the clock shows there, whatever the zone of this browser.
import { formatOf } from './times.ts'
import * as t from './__generated__/messages.ts'

const day = formatOf('UTC', { weekday: 'short', day: 'numeric', month: 'short' })
const dayOfYear = formatOf('UTC', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** "Mon 23 Nov, 06:00"; of another year with that. */
export function wallMoment(wall: string, now = new Date()): string {
  const date = new Date(`${wall}:00Z`)
  const format = date.getUTCFullYear() === now.getUTCFullYear() ? day : dayOfYear
  return `${format.format(date).replace(',', '')}, ${wall.slice(11)}`
}

/** What the clock shows in a zone at an instant, as 2026-11-23T06:00. */
export function wallIn(instant: string, timeZone: string): string {
  const parts = formatOf(timeZone, {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The last part of a zone's name, for where there is little room: "Los Angeles". */
export const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** 90 → "1 h 30 min" */
export function lasting(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  return [days && t.countOfDays({ count: days }), hours && `${hours} h`, rest && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

const asUtc = (wall: string): number => Date.parse(`${wall.slice(0, 16)}:00Z`)

/**
 * The instant of a wall time in a zone, as 2026-11-23T06:00. One that daylight saving skips keeps the offset from
 * before, one that it doubles is the first: so the server says too.
 */
export function instantOf(wall: string, timeZone: string): string {
  const wanted = asUtc(wall)
  const shownAt = (instant: number) => asUtc(wallIn(new Date(instant).toISOString(), timeZone))
  const day = 86_400_000
  const [before, after] = [wanted - day, wanted + day].map((near) => wanted - (shownAt(near) - near)) as [
    number,
    number,
  ]
  const instant = shownAt(before) !== wanted && shownAt(after) === wanted ? after : before
  return new Date(instant).toISOString()
}
