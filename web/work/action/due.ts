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

interface DueTime extends Due {
  /** The same where a heading says already that it is due. */
  when: string
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

/** When that is, said to whoever looks; the zone is that of the place. */
export function dueOf(times: Times, zone: string, now: number): DueTime {
  if (!times.end) return { text: t.noDate, when: t.noDate, tone: 'plain' }
  const at = Date.parse(times.end)
  if (at < now) {
    const text = t.late2({ span: span(now - at) })
    return { text, when: text, tone: 'late' }
  }
  const tone = at - now <= warnsFrom(times) ? 'warn' : 'plain'
  const days = dayNumber(at) - dayNumber(now)
  const time = timeText(at, zone)
  if (days === 0) return { text: t.due2({ timeText: time }), when: time, tone }
  if (days === 1) return { text: t.tomorrow({ timeText: time }), when: t.tomorrow({ timeText: time }), tone }
  const date = dateText(at, now)
  return { text: t.due3({ dateText: date }), when: date, tone }
}
