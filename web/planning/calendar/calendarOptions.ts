import { locale } from '../../kernel/ui/times.ts'
import type { CalendarOptions } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { agendaDays, type View } from './calendarAddress.ts'
import { EntryContent } from './EntryContent.tsx'
import * as t from './__generated__/messages.ts'

const plugins = [dayGrid, timeGrid, list, interaction, classic]

/** What the calendar calls its views. */
export const viewNames: Record<View, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'agenda',
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const ownViews = {
  agenda: {
    type: 'list',
    duration: { days: agendaDays },
    listItemEventClass: 'ops-row',
  },
  dayGridMonth: { fixedWeekCount: true, dayMaxEvents: true },
  timeGridWeek: { dayMaxEvents: 5 },
  timeGridDay: { dayMaxEvents: 10 },
}

/** So many entries stand side by side before the rest is behind a link: more could not be read. */
export const mostBeside = (view: View, isWide: boolean): number => (view === 'day' ? (isWide ? 8 : 3) : isWide ? 2 : 1)

/** What of the calendar is always so. */
export const fixedOptions = {
  plugins,
  views: ownViews,
  headerToolbar: false,
  height: '100%',
  firstDay: 1,
  locale,
  scrollTime: '06:30:00',
  scrollTimeReset: false,
  nowIndicator: true,
  eventInteractive: true,
  eventContent: EntryContent,
  columnEventClass: 'ops-timed',
  columnMoreLinkClass: 'ops-more',
  listItemEventBeforeClass: 'ops-dot',
  listDayHeaderClass: 'ops-listed',
  slotHeaderInnerClass: 'ops-slot',
  // Side by side: none covers another.
  slotEventOverlap: false,
  allDayText: t.dueAllDay,
  moreLinkText: (count: number) => t.moreEntries({ count }),
  moreLinkHint: (count: number) => t.showEntries({ count }),
  dayHeaderClass: ({ isToday }: { isToday: boolean }) => (isToday ? 'ops-day ops-today' : 'ops-day'),
  dayCellTopInnerClass: ({ isToday }: { isToday: boolean }) => (isToday ? 'ops-today' : ''),
  eventResizableFromStart: true,
  eventTimeFormat: clock,
  slotHeaderFormat: clock,
  // A line of text is as high.
  eventMinHeight: 20,
  snapDuration: '00:15:00',
  defaultTimedEventDuration: '00:30:00',
  dragRevertDuration: 0,
  navLinks: true,
  selectable: true,
  selectMirror: true,
  unselectAuto: false,
  noEventsClass: 'ops-none',
  noEventsText: t.nothingStandsInTheseDaysAdd,
} satisfies CalendarOptions
