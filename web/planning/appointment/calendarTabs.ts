/** The parts of one's own calendar. */
export const calendarTabs = [
  { to: '/mycalendar', label: 'Calendar' },
  { to: '/mycalendar/appointments', label: 'Appointments' },
  { to: '/mycalendar/feeds', label: 'Feeds' },
] as const
