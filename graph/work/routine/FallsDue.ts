import { builder } from '../../kernel/builder.ts'
import { nextSlots } from '../../kernel/recurrence/recurrence.ts'
import { clockNote, instantOf, wallText } from '../../kernel/time/wallTime.ts'
import { textIn, type Said } from '../../kernel/messages/text.ts'

interface FallsDueShape {
  wallTime: string
  at: Date
  note: Said | null
}

export const FallsDue = builder.objectRef<FallsDueShape>('FallsDue').implement({
  description: 'A time at which a routine falls due.',
  fields: (t) => ({
    wallTime: t.expose('wallTime', {
      type: 'LocalDateTime',
      description: "The local time in the routine's zone, such as 2026-11-23T06:00.",
    }),
    at: t.expose('at', { type: 'DateTime', description: 'The time as an instant.' }),
    note: t.string({
      nullable: true,
      description: 'How daylight saving time affects it; null unless the local time is skipped or repeated.',
      resolve: ({ note }, _args, { language }) => textIn(language, note),
    }),
  }),
})

/** The next times of a rule from a wall time on. */
export const timesOf = (rule: string, startsOn: Date, zone: string, from: Date, count: number): FallsDueShape[] =>
  nextSlots(rule, startsOn, from, count).map((slot) => ({
    wallTime: wallText(slot),
    at: instantOf(slot, zone),
    note: clockNote(slot, zone),
  }))
