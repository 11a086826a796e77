import * as t from './__generated__/messages.ts'
/** The parts of one's own calendar. */
export const calendarTabs = [
  { to: '/mycalendar', label: t.calendar },
  { to: '/mycalendar/appointments', label: t.appointments },
  { to: '/mycalendar/feeds', label: t.feeds },
] as const
