/** The parts of one's own calendar. */
export const calendarTabs = [
  { to: '/mycalendar', label: 'Calendar' },
  { to: '/mycalendar/appointments', label: 'Appointments' },
] as const
