// The fields by which mutations name a routine's rhythm.
import type { InputFieldMap } from '@pothos/core'
import type { builder } from '../../kernel/builder.ts'
import { RoutinePreset } from './RoutinePreset.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const rhythmFields = (t: InputBuilder) =>
  ({
    preset: t.field({ type: RoutinePreset, description: 'A common recurrence, to use instead of `rule`.' }),
    rule: t.field({
      type: 'RRule',
      description:
        'The recurrence rule by RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,TH; its UNTIL is in the local time of the time zone.',
    }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: 'The local date and time at which the recurrence starts, such as 2026-11-23T06:00.',
    }),
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
  }) satisfies InputFieldMap
