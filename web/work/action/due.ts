// When something is due, by the clock of whoever looks, with that of the place where it is another.
import { dateText, dayNumber, timeText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export interface Times {
  readonly start: string | null | undefined
  readonly end: string | null | undefined
}

export interface Due {
  text: string
  tone: 'late' | 'warn' | 'plain'
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "5 min", "2 h", "3 d": the largest unit, rounded down. */
export function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} d`
}

/** Due soon: within a fifth of its window, an hour at least and a day at most. */
function warnsFrom({ start, end }: Times): number {
  const window = start ? Date.parse(end!) - Date.parse(start) : 0
  return Math.min(Math.max(window / 5, hour), day)
}

interface DueOptions {
  /** Whether a heading says already that it is due. */
  isHeaded?: boolean
}

/** When that is, said to whoever looks; the zone is that of the place. */
export function dueOf(times: Times, zone: string, now: number, { isHeaded = false }: DueOptions = {}): Due {
  if (!times.end) return { text: t.noDate, tone: 'plain' }
  const at = Date.parse(times.end)
  if (at < now) return { text: t.late2({ span: span(now - at) }), tone: 'late' }
  const tone = at - now <= warnsFrom(times) ? 'warn' : 'plain'
  const days = dayNumber(at) - dayNumber(now)
  if (days === 1) return { text: t.tomorrow({ timeText: timeText(at, zone) }), tone }
  const when = days === 0 ? timeText(at, zone) : dateText(at, now)
  if (isHeaded) return { text: when, tone }
  return { text: days === 0 ? t.due2({ timeText: when }) : t.due3({ dateText: when }), tone }
}
