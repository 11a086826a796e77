import { builder } from '../../kernel/builder.ts'
import type { Span } from '../../people/schedule/businessTime.ts'
import { overlap } from '../../people/schedule/spans.ts'
import { TimeSpan } from '../../people/schedule/TimeSpan.ts'
import { loadUsersOf } from '../../people/user/loadUsersOf.ts'
import { User } from '../../people/user/User.ts'
import { AppointmentSchedule } from './AppointmentSchedule.ts'
import type { PersonTime } from './firstFreeSlot.ts'
import type { ScheduleColumns } from './schedule.ts'

interface PersonAvailabilityShape extends PersonTime {
  userId: string
  absences: readonly Span[]
  asked: Span
}

export interface AvailabilityShape {
  schedule: ScheduleColumns
  people: PersonAvailabilityShape[]
  firstFree: ScheduleColumns | null
}

const states = {
  FREE: 'The user works at that time and is not busy.',
  BUSY: 'The user has a planned record or an appointment.',
  ABSENT: 'The user is away.',
  OFF: "The time is outside the user's working hours.",
} as const

const AvailabilityState = builder.enumType('AvailabilityState', {
  description: 'Whether a user can attend at a time.',
  values: Object.fromEntries(Object.entries(states).map(([name, description]) => [name, { description }])) as Record<
    keyof typeof states,
    { description: string }
  >,
})

function stateOf({ absences, busy, working, asked }: PersonAvailabilityShape): keyof typeof states {
  if (absences.some((span) => overlap(span, asked))) return 'ABSENT'
  if (busy.some((span) => overlap(span, asked))) return 'BUSY'
  return working.some(({ from, to }) => from <= asked.from && asked.to <= to) ? 'FREE' : 'OFF'
}

const PersonAvailability = builder.objectRef<PersonAvailabilityShape>('PersonAvailability').implement({
  description: 'The availability of one user.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The user.',
      resolve: ({ userId }, _args, context, info) => loadUsersOf(context, info, userId),
    }),
    state: t.field({
      type: AvailabilityState,
      description: 'Whether the user can attend at the given time.',
      resolve: stateOf,
    }),
    busy: t.field({
      type: [TimeSpan],
      description: 'The times from the given start on, at most 14 days, that are taken; not by what.',
      resolve: ({ busy }) => [...busy].sort((one, other) => one.from - other.from || one.to - other.to),
    }),
  }),
})

export const Availability = builder.objectRef<AvailabilityShape>('Availability').implement({
  description: 'The availability of the attendees of an appointment that is being planned.',
  fields: (t) => ({
    people: t.expose('people', {
      type: [PersonAvailability],
      description: 'The viewer and the users asked for; those who are not visible to the viewer are left out.',
    }),
    schedule: t.expose('schedule', { type: AppointmentSchedule, description: 'The time that was asked for.' }),
    firstFree: t.expose('firstFree', {
      type: AppointmentSchedule,
      nullable: true,
      description:
        'The earliest time of the same length, at or after the given start, when everyone is working and free; null if none is found within 14 days.',
    }),
  }),
})
