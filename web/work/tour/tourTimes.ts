// Times and ways of a walk, in words; wall times are those of the zone where it is walked.
import { formatOf } from '../../kernel/ui/times.ts'
import { instantOf as instantAt } from '../../kernel/ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

/** "1 h 05 min" */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')} min`
}

export const minutesBetween = (from: string, to: string): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 60_000

/** "12.4 km" */
export const kilometres = (km: number): string => `${km.toFixed(1)} km`

/** "+5 min", "−3 min", "on time" */
export function difference(minutes: number): string {
  const whole = Math.round(minutes)
  return whole === 0 ? t.onTime : `${whole > 0 ? '+' : '−'}${duration(Math.abs(whole))}`
}

/** "08:00" of minutes of the day; 24:00 is the end of it. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The minutes of the day that a field for a time says; null for none. */
export function typedClock(text: string): number | null {
  const match = /^(\d\d):(\d\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** "08:00–10:00", "from 08:00", "until 10:00" */
export function windowText(opens: string | null | undefined, closes: string | null | undefined): string {
  if (opens && closes) return `${opens}–${closes}`
  return opens ? t.from2({ opens }) : closes ? t.until({ closes }) : ''
}

/** What a field for a date and a time takes: the wall time of a zone. */
export function wallTime(instant: Date, timeZone: string): string {
  const parts = formatOf(timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The instant of a wall time; undefined where the text says none. */
export const instantOf = (wall: string, timeZone: string): Date | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) && !Number.isNaN(Date.parse(`${wall}:00Z`))
    ? new Date(instantAt(wall, timeZone))
    : undefined
