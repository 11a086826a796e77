// What a recurring absence may be, read from the input of whatever sets it.
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { invalid } from '../../kernel/errors.ts'
import { nextSlots } from '../../kernel/recurrence/recurrence.ts'
import { isTimed, readRule, ruleText } from '../../kernel/recurrence/rule.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { instantOf, isZone, readWall, wallOf } from '../../kernel/time/wallTime.ts'
import { check } from '../../kernel/validation.ts'
import { loadRecurring } from './visibleAbsences.ts'
import { RecurringAbsence } from './RecurringAbsence.ts'

const mostDays = 31

const lasting = z.object({
  durationMins: z
    .int()
    .min(1, 'Write at least 1 minute.')
    .max(mostDays * 1440, `Write at most ${mostDays} days, in minutes.`),
})

export interface RecurringInput {
  rule: string
  startsOn: string
  timeZone: string
  durationMins: number
}

/** The rule that is meant, and when the last of its absences ends; or a ValidationError that names what is wrong. */
export function recurringIn(now: Date, input: RecurringInput) {
  const startsOn = readWall(input.startsOn)
  if (!startsOn) throw invalid('startsOn', 'Write a day and a time of the clock there, like 2026-11-27T12:00.')
  if (!isZone(input.timeZone)) throw invalid('timeZone', 'Choose a time zone of the IANA list, like America/Denver.')
  const { durationMins } = check(lasting, input)
  const read = readRule(input.rule, startsOn)
  if ('problem' in read) throw invalid('rule', read.problem)
  if (isTimed(read.ok))
    throw invalid('rule', 'Leave out BYHOUR, BYMINUTE and FREQ=HOURLY: each begins at the time of the first.')
  if (read.ok.UNTIL && read.ok.UNTIL < startsOn)
    throw invalid('rule', 'It ends before it begins: name a later UNTIL or an earlier start.')
  const rule = ruleText(read.ok)
  const { timeZone } = input
  const [first] = nextSlots(rule, startsOn, startsOn, 1)
  if (!first) throw invalid('rule', 'It never comes: there is no such day from its start on.')
  if (first.getTime() > wallOf(now, timeZone).getTime() + mostAhead)
    throw invalid('startsOn', 'Name a start within five years.')
  const endsAt = lastEnd(rule, startsOn, timeZone, durationMins, read.ok)
  if (endsAt && endsAt <= now) throw invalid('rule', 'It is over already: name a later UNTIL, or more times.')
  return { rule, startsOn, timeZone, durationMins, endsAt }
}

const mostAhead = 5 * 366 * 1440 * minute

/** When the last of a rule's absences ends; null where it goes on. */
function lastEnd(
  rule: string,
  startsOn: Date,
  timeZone: string,
  durationMins: number,
  { COUNT: count, UNTIL: until }: { COUNT: number | null; UNTIL: Date | null },
): Date | null {
  if (!count && !until) return null
  const last = count ? nextSlots(rule, startsOn, startsOn, count).at(-1)! : until!
  return instantOf(new Date(last.getTime() + durationMins * minute), timeZone)
}

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { recurringId: string }>

/** The fields of an answer that is the recurring absence. */
export const recurringInAnswer = (t: SuccessBuilder) => ({
  recurringAbsence: t.field({
    type: RecurringAbsence,
    description: 'The recurring absence after the change.',
    resolve: ({ recurringId }, _args, context, info) => loadRecurring(context, info, recurringId),
  }),
})
