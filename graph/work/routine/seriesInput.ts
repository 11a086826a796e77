// The fields by which inputs name a routine's rhythm.
import { builder } from '../../kernel/builder.ts'
import { RoutinePreset } from './RoutinePreset.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

const RecurrenceInput = builder.inputType('RecurrenceInput', {
  description: 'How often a routine falls due: a common recurrence, or a rule.',
  isOneOf: true,
  fields: (t) => ({
    preset: t.field({ type: RoutinePreset, description: 'A common recurrence.' }),
    rule: t.field({
      type: 'RRule',
      description:
        'The recurrence rule by RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,TH; its UNTIL is in the local time of the time zone.',
    }),
  }),
})

export type Recurrence = (typeof RecurrenceInput)['$inferInput']

/** How often it falls due, and from when on: a new routine needs these, a change takes what changes. */
export const recurrenceField = { type: RecurrenceInput, description: 'How often it falls due.' } as const
export const startsOnField = {
  type: 'LocalDateTime',
  description: 'The local date and time at which the recurrence starts, such as 2026-11-23T06:00.',
} as const

/** The vehicle that the records of a routine name. */
export const vehicleField = {
  description:
    'The vehicle its records name, in use and under the same root organization; null for that of the task record.',
} as const

/** What has a default in a new routine. */
export const spanFields = (t: InputBuilder) => ({
  timeZone: t.field({
    type: 'TimeZone',
    description:
      "The IANA time zone; a new routine defaults to its organization's; times skipped by daylight saving use the earlier offset, repeated times their first occurrence.",
  }),
  durationMins: t.int({
    description: "The time from an occurrence's start until it is due, in minutes, at most 31 days.",
  }),
  leadDays: t.int({
    description:
      'The number of days before its start that an occurrence becomes a record; a new routine gets a default based on how often it falls due.',
  }),
})
