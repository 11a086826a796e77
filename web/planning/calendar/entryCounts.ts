// Where too many entries would stand in one place of the calendar, one count stands there and opens their list.
import { dayText, spanText } from '../../kernel/ui/times.ts'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import type { View } from './calendarAddress.ts'
import { isLong, type Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

/** So many begin in an hour, or on a day of a month, before they are counted. */
const mostShown = 8
/** So many are due on a day of a week before they are counted; a single day has room for more. */
const mostDue = 3
const hourMs = 3_600_000

export interface EntryCount {
  id: string
  kind: 'due' | 'hour' | 'day'
  /** A day as 2026-11-23, or the instant at which an hour begins. */
  start: string
  end: string | null
  /** Where the entries stand, in words. */
  place: string
  entries: readonly Entry[]
  late: number
}

interface Slot {
  key: string
  kind: EntryCount['kind']
  most: number
}

function slotOf(entry: Entry, view: View, zone: string): Slot | undefined {
  if (view === 'agenda' || isLong(entry)) return undefined
  const wall = wallIn(entry.start, zone)
  const day = wall.slice(0, 10)
  if (view === 'month') return { key: day, kind: 'day', most: mostShown }
  if (entry.isDueOnly) return { key: day, kind: 'due', most: view === 'day' ? mostShown : mostDue }
  return { key: wall.slice(0, 13), kind: 'hour', most: mostShown }
}

function countOf({ key, kind }: Slot, entries: readonly Entry[], zone: string): EntryCount {
  const day = dayText(key)
  const start = kind === 'hour' ? instantOf(`${key}:00`, zone) : key
  const end = kind === 'hour' ? new Date(Date.parse(start) + hourMs).toISOString() : null
  return {
    id: `${kind} ${key}`,
    kind,
    start,
    end,
    place: kind === 'due' ? t.dueOn({ day }) : end ? `${day}, ${spanText(start, end)}` : day,
    entries,
    late: entries.filter(({ tone }) => tone === 'late').length,
  }
}

/** The entries of a view that stand by themselves, and the counts of the others. */
export function countEntries(entries: readonly Entry[], view: View, zone: string) {
  const single: Entry[] = []
  const slots = new Map<string, { slot: Slot; entries: Entry[] }>()
  for (const entry of entries) {
    const slot = slotOf(entry, view, zone)
    const id = slot && `${slot.kind} ${slot.key}`
    if (!slot || !id) single.push(entry)
    else if (slots.has(id)) slots.get(id)!.entries.push(entry)
    else slots.set(id, { slot, entries: [entry] })
  }
  const counts: EntryCount[] = []
  for (const { slot, entries: found } of slots.values())
    if (found.length > slot.most) counts.push(countOf(slot, found, zone))
    else single.push(...found)
  return { single, counts }
}

/** How many there are, and how many of them are late. */
export const countText = ({ kind, entries: { length: count }, late }: EntryCount): string =>
  (kind === 'due' ? t.dueCount : t.entryCount)({ count, late })
