// Where things stand on a lane.
import { lengthOf, placedOn, type Day, type Lane, type Span, type Work } from './work.ts'

const hour = 3_600_000
export const step = 15 * 60_000

/** To the quarter of an hour, counted from the beginning of the day. */
export const snap = (instant: number, { from }: Span): number => from + Math.round((instant - from) / step) * step

/** The hours that a day shows: all that somebody works or that stands there, whole hours, eight at least. */
export function shownHours(day: Day, lanes: readonly Lane[], pool: readonly Work[]): Span {
  const spans = lanes
    .flatMap((lane) => [...lane.working, ...lane.busy, ...placedOn(pool, lane.id, day)])
    .filter(({ from, to }) => from < day.to && to > day.from)
  const first = Math.min(...spans.map(({ from }) => Math.max(from, day.from)), day.from + 9 * hour)
  const last = Math.max(...spans.map(({ to }) => Math.min(to, day.to)), day.from + 17 * hour)
  const from = day.from + Math.floor((first - day.from) / hour) * hour
  const to = Math.min(day.to, day.from + Math.ceil((last - day.from) / hour) * hour)
  return { from: Math.max(day.from, from - hour), to: Math.min(day.to, to + hour) }
}

/** Each gets the first line on which nothing is in its way. */
export function inLines<Item extends Span>(items: readonly Item[]): { item: Item; line: number }[] {
  const ends: number[] = []
  return items
    .toSorted((one, other) => one.from - other.from)
    .map((item) => {
      const free = ends.findIndex((end) => end <= item.from)
      const line = free < 0 ? ends.length : free
      ends[line] = Math.max(item.to, item.from + step)
      return { item, line }
    })
}

/** Where a day first has room for some work: in working time that nothing takes, from now on. */
export function freeSlot(work: Work, lane: Lane, day: Day, pool: readonly Work[], now: number): Span {
  const length = lengthOf(work)
  const taken = [...placedOn(pool, lane.id, day).filter((one) => one.work.id !== work.id), ...lane.busy].toSorted(
    (one, other) => one.from - other.from,
  )
  const open = lane.working.filter(({ from, to }) => from < day.to && to > day.from)
  for (const { from, to } of open) {
    let at = Math.max(from, day.from + Math.ceil((Math.max(now, day.from) - day.from) / step) * step)
    for (const one of taken)
      if (one.from < at + length && one.to > at) at = day.from + Math.ceil((one.to - day.from) / step) * step
    if (at + length <= Math.min(to, day.to)) return { from: at, to: at + length }
  }
  const start = open[0] ? Math.max(open[0].from, day.from) : day.from + 9 * hour
  return { from: start, to: start + length }
}
