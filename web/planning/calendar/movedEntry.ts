// When an entry is after the mouse or the keys have moved it.
import { wallIn } from '../../kernel/ui/wallTimes.ts'
import { movedTimes, type Entry, type Times } from './entries.ts'

const dayMs = 86_400_000

/** From the day of a wall time to that of a whole day, which begins at midnight UTC. */
const daysBetween = (wall: string, day: Date): number =>
  Math.round(
    (Date.parse(`${day.toISOString().slice(0, 10)}T00:00:00Z`) - Date.parse(`${wall.slice(0, 10)}T00:00:00Z`)) / dayMs,
  )

interface Dropped {
  start: Date
  end: Date | null
  /** Whether it was dropped on a day, not on a time. */
  allDay: boolean
}

/** Dropped on a day it keeps its time; dropped on a time without an end it lasts as long as before. */
export function droppedTimes(entry: Entry, { start, end, allDay }: Dropped, zone: string): Times {
  const before = Date.parse(entry.start)
  const begins = allDay ? new Date(before + daysBetween(wallIn(entry.start, zone), start) * dayMs) : start
  const lasts = entry.end ? Date.parse(entry.end) - before : 0
  const ends = allDay
    ? new Date(begins.getTime() + lasts)
    : entry.end
      ? (end ?? new Date(start.getTime() + lasts))
      : null
  return movedTimes(entry, { start: begins.toISOString(), end: ends?.toISOString() ?? null })
}

/** So many minutes later, or earlier. */
export function shiftedTimes(entry: Entry, minutes: number): Times {
  const by = (at: string) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
  return movedTimes(entry, { start: by(entry.start), end: entry.end && by(entry.end) })
}

/** So many minutes longer, or shorter; nothing where it would end before it begins. */
export function stretchedTimes(entry: Entry, before: string, minutes: number): Times | undefined {
  const end = Date.parse(before) + minutes * 60_000
  return end > Date.parse(entry.start) ? { start: entry.start, end: new Date(end).toISOString() } : undefined
}
