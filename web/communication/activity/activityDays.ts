// The activity of a record as people read it: by day, and several steps of one person in a row as one.
import { dayNumber } from '../../kernel/ui/times.ts'

/** What of an entry says where it stands. */
export interface Placed {
  at: string
  by: { readonly id: string } | null
  forId: string | undefined
  isStep: boolean
}

export interface ActivityDay<Entry> {
  day: number
  at: string
  /** Entries that stand as one: steps of one person, or a single entry. */
  lots: Entry[][]
}

/** The longest time between two steps that stand as one, in milliseconds. */
const mostApart = 60_000

const isGoingOn = (one: Placed, next: Placed) =>
  one.isStep &&
  next.isStep &&
  one.by?.id === next.by?.id &&
  one.forId === next.forId &&
  Date.parse(next.at) - Date.parse(one.at) <= mostApart

/** Entries in their order, by the days of whoever looks. */
export function activityDays<Entry extends Placed>(entries: readonly Entry[]): ActivityDay<Entry>[] {
  const days: ActivityDay<Entry>[] = []
  for (const entry of entries) {
    const { at } = entry
    const day = dayNumber(at)
    let last = days.at(-1)
    if (last?.day !== day) days.push((last = { day, at, lots: [] }))
    const lot = last.lots.at(-1)
    const before = lot?.at(-1)
    if (lot && before && isGoingOn(before, entry)) lot.push(entry)
    else last.lots.push([entry])
  }
  return days
}
