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
    listItemEventTimeClass: 'ops-row-time',
    listItemEventBeforeClass: '',
  },
  dayGridMonth: { fixedWeekCount: true, dayMaxEvents: true },
  // Beside each other they are read as long as they are few; the rest is behind a link.
  timeGridWeek: { eventMaxStack: 2 },
  timeGridDay: { eventMaxStack: 9 },
}

/** What of the calendar is always so. */
export const fixedOptions = {
  plugins,
  views: ownViews,
  headerToolbar: false,
  height: '100%',
  firstDay: 1,
  locale: 'en-GB',
  scrollTime: '06:30:00',
  scrollTimeReset: false,
  nowIndicator: true,
  eventInteractive: true,
  eventTitleClass: 'ops-title',
  eventResizableFromStart: true,
  eventTimeFormat: clock,
  slotHeaderFormat: clock,
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
