// When something is due, in the words of the place where it is done.

export interface Times {
  readonly scheduledStart: string | null | undefined
  readonly scheduledEnd: string | null | undefined
}

export interface Due {
  text: string
  tone: 'late' | 'warn' | 'plain'
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options)
  let made = formats.get(key)
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options })))
  return made
}

/** The number of the calendar day there: of the next day it is one more, however many hours this one has. */
function dayOf(instant: number, zone: string): number {
  const [date, month, year] = format(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant).split('/')
  return Date.UTC(Number(year), Number(month) - 1, Number(date)) / day
}

const timeOf = (instant: number, zone: string) => format(zone, { hour: '2-digit', minute: '2-digit' }).format(instant)

/** "5 min", "2 h", "3 d": the largest unit, rounded down. */
export function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} d`
}

/** "21 Nov", with the year where it is another one. */
export function dateIn(instant: string | number, zone: string, now: number): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : instant
  const year = (one: number) => format(zone, { year: 'numeric' }).format(one)
  return format(zone, { day: 'numeric', month: 'short', ...(year(at) !== year(now) && { year: 'numeric' }) }).format(at)
}

/** "21 Nov, 08:30" */
export function instantIn(instant: string, zone: string, now: number): string {
  return `${dateIn(instant, zone, now)}, ${timeOf(Date.parse(instant), zone)}`
}

/** Due soon: within a fifth of its window, an hour at least and a day at most. */
function warnsFrom({ scheduledStart, scheduledEnd }: Times): number {
  const window = scheduledStart ? Date.parse(scheduledEnd!) - Date.parse(scheduledStart) : 0
  return Math.min(Math.max(window / 5, hour), day)
}

export function dueOf(times: Times, zone: string, now: number): Due {
  const { scheduledEnd } = times
  if (!scheduledEnd) return { text: 'No date', tone: 'plain' }
  const at = Date.parse(scheduledEnd)
  if (at < now) return { text: `Late ${span(now - at)}`, tone: 'late' }
  const tone = at - now <= warnsFrom(times) ? 'warn' : 'plain'
  const days = dayOf(at, zone) - dayOf(now, zone)
  if (days === 0) return { text: `Due ${timeOf(at, zone)}`, tone }
  if (days === 1) return { text: `Tomorrow ${timeOf(at, zone)}`, tone }
  return { text: `Due ${dateIn(at, zone, now)}`, tone }
}
