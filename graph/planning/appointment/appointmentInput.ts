// What an appointment may be said to be.
import type { InputFieldMap } from '@pothos/core'
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { line, text } from '../../kernel/validation.ts'
import { LocationMode } from './enums.ts'
import { scheduleShape } from './schedule.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const appointmentTexts = (t: InputBuilder) =>
  ({
    description: t.string({ description: 'A longer description, at most 5,000 characters.' }),
    objective: t.string({ description: 'The purpose of the meeting, at most 1,000 characters.' }),
    locationMode: t.field({
      type: LocationMode,
      description: 'How people meet; defaults to ON_SITE for a new appointment.',
    }),
    place: t.string({ description: 'The meeting place in words, or an address to call.' }),
    locationId: t.id({ description: 'The location of the appointment, within the same root organization.' }),
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
