// The one place that says times. An instant is said by the clock of whoever looks; where the clock of its place shows
// something else, that is added: "08:00 · 11:00 ET". A day without a time is no instant, and the same everywhere.
import { language } from '../messages/language.ts'
import * as t from './__generated__/messages.ts'

type Instant = string | number

/** How dates are written in the language of the page: the day stands first, as everywhere in the product. */
export const locale = language === 'en' ? 'en-GB' : language
/** Whose numbers are read again, whatever the language. */
const fixedLocale = 'en-GB'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter, made once; without a zone it is that of whoever looks. */
export function formatOf(
  zone: string | undefined,
  options: Intl.DateTimeFormatOptions,
  of: string = locale,
): Intl.DateTimeFormat {
  const key = `${of} ${zone ?? ''} ${JSON.stringify(options)}`
  let made = formats.get(key)
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat(of, { timeZone: zone, ...options })))
  return made
}

const millisecondsOf = (instant: Instant): number => (typeof instant === 'string' ? Date.parse(instant) : instant)

/** The zone of whoever looks. */
export const zoneHere = (): string => formatOf(undefined, {}).resolvedOptions().timeZone

const clock = (at: number, zone?: string) =>
  formatOf(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
const yearOf = (at: number, zone?: string) => formatOf(zone, { year: 'numeric' }).format(at)
const date = (at: number, now: number, zone?: string) =>
  formatOf(zone, {
    day: 'numeric',
    month: 'short',
    ...(yearOf(at, zone) !== yearOf(now, zone) && { year: 'numeric' }),
  }).format(at)
const wall = (at: number, zone?: string) =>
  formatOf(zone, { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' }).format(at)

/** "ET" where a zone has a short name, else its city: "Berlin". */
export function zoneName(zone: string, at: Instant): string {
  const parts = formatOf(zone, { timeZoneName: 'shortGeneric' }, 'en-US').formatToParts(millisecondsOf(at))
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /^[A-Z]{2,5}$/.test(short) ? short : zone.split('/').at(-1)!.replaceAll('_', ' ')
}

/** Adds what the clock of the place shows, where that is something else. */
function withPlace(from: number, to: number, zone: string | undefined, said: (zone?: string) => string): string {
  if (!zone || (wall(from) === wall(from, zone) && wall(to) === wall(to, zone))) return said()
  return `${said()} · ${said(zone)} ${zoneName(zone, from)}`
}

/** "08:30", by the clock of whoever looks alone. */
export const clockHere = (instant: Instant): string => clock(millisecondsOf(instant))

/** "08:30", "08:30 · 11:30 ET"; the day is added where it is another one there. */
export function timeText(instant: Instant, zone?: string): string {
  const at = millisecondsOf(instant)
  const isOtherDay = zone !== undefined && date(at, at) !== date(at, at, zone)
  return withPlace(at, at, zone, (of) => (of && isOtherDay ? `${date(at, at, of)}, ${clock(at, of)}` : clock(at, of)))
}

/** "08:30–09:00", "08:30–09:00 · 11:30–12:00 ET" */
export function spanText(from: Instant, to: Instant, zone?: string): string {
  const [begin, end] = [millisecondsOf(from), millisecondsOf(to)]
  return withPlace(begin, end, zone, (of) => `${clock(begin, of)}–${clock(end, of)}`)
}

/** "08:30–09:00", "from 08:30", "until 09:00", and nothing of neither. */
export function windowText(from: Instant | null | undefined, to: Instant | null | undefined, zone?: string): string {
  if (from != null && to != null) return spanText(from, to, zone)
  return from != null
    ? t.from({ timeText: timeText(from, zone) })
    : to != null
      ? t.until({ timeText: timeText(to, zone) })
      : ''
}

/** "21 Nov", with the year where it is another one. */
export const dateText = (instant: Instant, now: number = Date.now()): string => date(millisecondsOf(instant), now)

/** "21 Nov, 08:30", "21 Nov, 08:30 · 11:30 ET", "21 Nov, 23:30 · 22 Nov, 02:30 ET" */
export function momentText(instant: Instant, zone?: string, now: number = Date.now()): string {
  const at = millisecondsOf(instant)
  return `${date(at, now)}, ${timeText(at, zone)}`
}

/** The number of the calendar day: of the next day it is one more, however many hours this one has. */
export function dayNumber(instant: Instant): number {
  const [day, month, year] = formatOf(undefined, { year: 'numeric', month: '2-digit', day: '2-digit' }, fixedLocale)
    .format(millisecondsOf(instant))
    .split('/')
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000
}

/** 2026-11-23: the day that the clocks of a zone show, of whoever looks where none is named. */
export const dayIn = (instant: Instant, zone?: string): string => {
  const [day, month, year] = formatOf(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, fixedLocale)
    .format(millisecondsOf(instant))
    .split('/')
  return `${year}-${month}-${day}`
}

/** Today, as 2026-11-23. */
export const today = (): string => dayIn(Date.now())

/** "Mon, 23 Nov 2026" of 2026-11-23. */
export const dayText = (day: string): string =>
  formatOf('UTC', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(
    Date.parse(`${day.slice(0, 10)}T00:00:00Z`),
  )

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** What is written down as an instant is said as one; all else as it is. */
export const saidOf = (value: string, zone?: string, now?: number): string =>
  iso.test(value) ? momentText(value, zone, now) : value
