import { builder } from '../../kernel/builder.ts'
import { clockNote } from '../../kernel/time/wallTime.ts'
import { dateText, timeText, wallAt, type ScheduleColumns } from './schedule.ts'

export const AppointmentSchedule = builder.objectRef<ScheduleColumns>('AppointmentSchedule').implement({
  description: 'When an appointment is: by the clock on the wall of its zone, which daylight saving does not move.',
  fields: (t) => ({
    date: t.field({ type: 'Date', description: 'The day, as 2026-11-23.', resolve: ({ date }) => dateText(date) }),
    startTime: t.field({
      type: 'LocalTime',
      description: 'When it begins, as 14:30.',
      resolve: ({ startMins }) => timeText(startMins),
    }),
    endTime: t.field({
      type: 'LocalTime',
      description: 'When it is over, as 15:30; 24:00 at the latest.',
      resolve: ({ endMins }) => timeText(endMins),
    }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The IANA zone whose clock it is by.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The instant at which it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'The instant at which it is over.' }),
    clockNote: t.string({
      nullable: true,
      description: 'What daylight saving does to its times, in a sentence; null where it does nothing.',
      resolve: ({ date, startMins, endMins, timeZone }) =>
        clockNote(wallAt(date, startMins), timeZone) ?? clockNote(wallAt(date, endMins), timeZone),
    }),
  }),
})
