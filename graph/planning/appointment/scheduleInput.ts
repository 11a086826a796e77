// When an appointment takes place: a new one needs its day, a change names what is other.
import { builder } from '../../kernel/builder.ts'

export const AppointmentScheduleInput = builder.inputType('AppointmentScheduleInput', {
  description: 'When a new appointment takes place.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'The date, such as 2026-11-23.' }),
    startTime: t.field({
      type: 'LocalTime',
      description: 'The local start time, such as 14:30; defaults to 09:00.',
    }),
    endTime: t.field({
      type: 'LocalTime',
      description:
        'The local end time, such as 15:30, at most 24:00; one before the start is of the next day; defaults to one hour after the start.',
    }),
    timeZone: t.field({
      type: 'TimeZone',
      description: 'The IANA time zone of the local times; defaults to that of the organization.',
    }),
  }),
})

export const AppointmentScheduleChangeInput = builder.inputType('AppointmentScheduleChangeInput', {
  description: 'What changes of when an appointment takes place; omitted fields stay unchanged.',
  fields: (t) => ({
    date: t.field({ type: 'Date', description: 'The new date, such as 2026-11-23.' }),
    startTime: t.field({ type: 'LocalTime', description: 'The new local start time, such as 14:30.' }),
    endTime: t.field({
      type: 'LocalTime',
      description: 'The new local end time, such as 15:30, at most 24:00; one before the start is of the next day.',
    }),
    timeZone: t.field({ type: 'TimeZone', description: 'The IANA time zone that the local times are in from now on.' }),
  }),
})
