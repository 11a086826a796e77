// What an appointment may be said to be.
import type { InputFieldMap } from '@pothos/core'
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { line, text } from '../../kernel/validation.ts'
import { LocationMode } from './enums.ts'
import { scheduleShape } from './schedule.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const AppointmentScheduleInput = builder.inputType('AppointmentScheduleInput', {
  description: 'When an appointment is; what is left out stays as it is.',
  fields: (t) => ({
    date: t.field({ type: 'Date', description: 'The day, as 2026-11-23.' }),
    startTime: t.field({ type: 'LocalTime', description: 'When it begins, as 14:30; of a new one 09:00.' }),
    endTime: t.field({
      type: 'LocalTime',
      description: 'When it is over, as 15:30, 24:00 at the latest; of a new one an hour after its start.',
    }),
    timeZone: t.field({
      type: 'TimeZone',
      description: "The IANA zone whose clock it is by; of a new one its organization's.",
    }),
  }),
})

export const appointmentTexts = (t: InputBuilder) =>
  ({
    description: t.string({ description: 'More about it, in 5,000 characters at most.' }),
    objective: t.string({ description: 'What the meeting is for, in 1,000 characters at most.' }),
    locationMode: t.field({ type: LocationMode, description: 'How people meet; of a new one on site.' }),
    place: t.string({ description: 'Where, in words, or an address to call.' }),
    locationId: t.id({ description: 'The location where it is, of the same tree.' }),
  }) satisfies InputFieldMap

/** A heading of one line. */
export const subject = line(1, 200)

export const appointmentShape = z.object({
  name: subject.nullish(),
  description: text(0, 5000).nullish(),
  objective: text(0, 1000).nullish(),
  locationMode: z.enum(['ON_SITE', 'PHONE', 'VIDEO']).nullish(),
  place: line(0, 300).nullish(),
  schedule: scheduleShape.nullish(),
})
