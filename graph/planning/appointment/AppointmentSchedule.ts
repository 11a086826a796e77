import { builder } from '../../kernel/builder.ts'
import { clockNote } from '../../kernel/time/wallTime.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { dateText, daysUntilEnd, endText, timeText, wallAt, type ScheduleColumns } from './schedule.ts'
import { textIn } from '../../kernel/messages/text.ts'

export const AppointmentSchedule = builder.objectRef<ScheduleColumns>('AppointmentSchedule').implement({
  description:
    'When an appointment takes place, in the local time of its time zone; daylight saving changes do not move it.',
  fields: (t) => ({
    date: t.field({
      type: 'Date',
      description: 'The date, such as 2026-11-23.',
      resolve: ({ date }) => dateText(date),
    }),
    startTime: t.field({
      type: 'LocalTime',
      description: 'The local start time, such as 14:30.',
      resolve: ({ startMins }) => timeText(startMins),
    }),
    endTime: t.field({
      type: 'LocalTime',
      description:
        'The local end time, such as 15:30, at most 24:00; before the start time where it ends the next day.',
      resolve: ({ endMins }) => endText(endMins),
    }),
    endDate: t.field({
      type: 'Date',
      description: 'The date on which it ends: its date, or the next one; until 24:00 it is its date.',
      resolve: ({ date, endMins }) => dateText(new Date(date.getTime() + daysUntilEnd(endMins) * day)),
    }),
    timeZone: t.expose('timeZone', { type: 'TimeZone', description: 'The IANA time zone of the local times.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The start as an instant.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'The end as an instant.' }),
    clockNote: t.string({
      nullable: true,
      description: 'A sentence about the effect of daylight saving on the times; null if there is no effect.',
      resolve: ({ date, startMins, endMins, timeZone }, _args, { language }) =>
        textIn(language, clockNote(wallAt(date, startMins), timeZone) ?? clockNote(wallAt(date, endMins), timeZone)),
    }),
  }),
})
