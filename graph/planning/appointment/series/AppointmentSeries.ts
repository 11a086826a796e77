import { builder } from '../../../kernel/builder.ts'
import { sentenceOf } from '../../../kernel/recurrence/sentence.ts'
import { Appointment } from '../Appointment.ts'
import { ruleFromDay, startOf } from './seriesRule.ts'

const columns = { rule: true, date: true, startMins: true } as const

const AppointmentSeries = builder.prismaObject('AppointmentSeries', {
  description: 'By what an appointment repeats; each time is an appointment of its own, made up to 366 days ahead.',
  select: { id: true },
  fields: (t) => ({
    rule: t.expose('rule', {
      type: 'RRule',
      description:
        'The recurrence rule in RFC 5545 syntax, without DTSTART; UNTIL is in the local time of the time zone.',
    }),
    sentence: t.string({
      description: 'The recurrence rule in plain words, such as "Every Monday at 09:00".',
      select: columns,
      resolve: (series, _args, { language }) => sentenceOf(series.rule, startOf(series)).in(language),
    }),
  }),
})

builder.prismaObjectField(Appointment, 'series', (t) =>
  t.relation('series', {
    type: AppointmentSeries,
    nullable: true,
    description: 'By what the appointment repeats; null if it does not.',
  }),
)

builder.prismaObjectField(Appointment, 'repeats', (t) =>
  t.field({
    type: 'RRule',
    nullable: true,
    description:
      'The recurrence rule from this appointment on, in the format that `updateAppointment` accepts; COUNT includes this appointment and the following ones; null if it does not repeat.',
    select: {
      seriesDate: true,
      series: { select: { rule: true, date: true, startMins: true, endMins: true, timeZone: true } },
    },
    resolve: ({ series, seriesDate }) => series && seriesDate && ruleFromDay(series, seriesDate, 0),
  }),
)
