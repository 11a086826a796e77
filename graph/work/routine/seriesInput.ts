// The fields by which mutations name a routine's rhythm.
import type { InputFieldMap } from '@pothos/core'
import type { builder } from '../../kernel/builder.ts'
import { RoutinePreset } from './RoutinePreset.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const rhythmFields = (t: InputBuilder) =>
  ({
    preset: t.field({ type: RoutinePreset, description: 'A usual rhythm, instead of a rule.' }),
    rule: t.field({
      type: 'RRule',
      description: 'A rule of RFC 5545, as FREQ=WEEKLY;BYDAY=MO,TH; its UNTIL is by the clock of the zone.',
    }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: 'The day and the time of the clock there from which it counts, as 2026-11-23T06:00.',
    }),
    timeZone: t.field({
      type: 'TimeZone',
      description:
        "An IANA zone, else the organization's; a time that daylight saving skips is taken with the offset from before, one that it doubles is the first.",
    }),
    durationMins: t.int({ description: 'How long after its start an occurrence is due, in minutes, at most 31 days.' }),
    leadDays: t.int({
      description:
        'How many days before its start an occurrence becomes a record: by how often it falls due, where left out.',
    }),
  }) satisfies InputFieldMap
