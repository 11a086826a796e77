// Entries as FullCalendar takes them.
import type { EventInput } from '@fullcalendar/react'
import { dayOf, nextDay } from '../../people/membership/dates.ts'
import { isLong, type Entry } from './entries.ts'
import { countText, type EntryCount } from './entryCounts.ts'
import * as t from './__generated__/messages.ts'

/** Its title, with what is to be known of it at once. */
export function titleOf({ title, tone, isDueOnly }: Entry): string {
  if (tone === 'late') return t.lateEntry({ title })
  if (tone === 'done') return t.doneEntry({ title })
  return isDueOnly ? t.dueEntry({ title }) : title
}

/** What lasts a day or longer stands above the hours, as what is only due does; its days are those of the zone. */
export function eventOf(entry: Entry, zone: string, hasHours: boolean): EventInput {
  const { id, start, end, kind, tone, canMove, isDueOnly } = entry
  const day = dayOf(start, zone)
  const times = isLong(entry)
    ? { allDay: true, start: day, end: nextDay(dayOf(new Date(Date.parse(end!) - 1), zone)) }
    : isDueOnly && hasHours
      ? { allDay: true, start: day }
      : { start, end: end ?? undefined }
  return {
    ...times,
    id,
    title: titleOf(entry),
    color: 'var(--entry)',
    startEditable: canMove,
    durationEditable: canMove && end !== null && !isLong(entry),
    className: `ops-entry ops-${kind} ops-${tone}`,
    extendedProps: { entry },
  }
}

export const countEvent = (count: EntryCount): EventInput => ({
  id: count.id,
  start: count.start,
  end: count.end ?? undefined,
  allDay: count.kind !== 'hour',
  title: countText(count),
  color: 'var(--entry)',
  editable: false,
  className: 'ops-entry ops-count',
  extendedProps: { count },
})

interface Absent {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
}

export const absenceEvent = ({ id, startsAt, endsAt }: Absent): EventInput => ({
  id,
  start: startsAt,
  end: endsAt,
  title: t.youAreAway,
  display: 'background',
  className: 'ops-away',
})

export const closureEvent = ({ day: date, name }: { readonly day: string; readonly name: string }): EventInput => ({
  id: `closed ${date}`,
  start: date,
  allDay: true,
  title: name ? t.closed({ name }) : t.closed2,
  display: 'background',
  className: 'ops-closed',
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** FullCalendar counts days from Sunday. */
export const hoursOf = (
  windows: readonly { readonly weekday: number; readonly from: number; readonly to: number }[],
): EventInput[] =>
  windows.map(({ weekday, from, to }) => ({ daysOfWeek: [weekday % 7], startTime: clock(from), endTime: clock(to) }))
