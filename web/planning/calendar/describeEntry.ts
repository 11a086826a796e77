import { titleOf } from './calendarEvents.ts'
import { timeOf, type Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

const kindNames = { record: t.record, routine: t.routine2, appointment: t.appointment } as const

/** Says of an entry that is drawn what it is and when, in words. */
export function describeEntry(element: HTMLElement, entry: Entry, timeZone: string): void {
  const time = timeOf(entry, timeZone, Date.now())
  element.title = `${entry.title}\n${time}\n${entry.about}`
  element.setAttribute('aria-label', `${kindNames[entry.kind]} ${titleOf(entry)}, ${time}`)
}
