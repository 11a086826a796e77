import { titleOf } from './calendarEvents.ts'
import { timeOf, type Entry } from './entries.ts'
import { countText, type EntryCount } from './entryCounts.ts'
import * as t from './__generated__/messages.ts'

const kindNames = { record: t.record, routine: t.routine2, appointment: t.appointment } as const

/** Says of an entry that is drawn what it is and when, in words. */
export function describeEntry(element: HTMLElement, entry: Entry, timeZone: string): void {
  const time = timeOf(entry, timeZone, Date.now())
  element.title = `${entry.title}\n${time}\n${entry.about}`
  const label = `${kindNames[entry.kind]} ${titleOf(entry)}, ${time}`
  element.setAttribute('aria-label', entry.repeats ? t.repeatingEntry({ label, sentence: entry.repeats }) : label)
}

/** Says of a count that is drawn where it stands, and that it opens a list. */
export function describeCount(element: HTMLElement, count: EntryCount): void {
  element.title = count.place
  element.setAttribute('aria-haspopup', 'dialog')
  element.setAttribute('aria-label', t.countAt({ count: countText(count), place: count.place }))
}
