// What a recurring absence may be, read from the input of whatever sets it.
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { invalid } from '../../kernel/errors.ts'
import { nextSlots } from '../../kernel/recurrence/recurrence.ts'
import { isTimed, readRule, ruleText } from '../../kernel/recurrence/rule.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { instantOf, isZone, readWall, wallOf } from '../../kernel/time/wallTime.ts'
import { check, say } from '../../kernel/validation.ts'
import { loadRecurring } from './visibleAbsences.ts'
import { RecurringAbsence } from './RecurringAbsence.ts'
import * as m from './__generated__/messages.ts'

const mostDays = 31

const lasting = z.object({
  durationMins: z
    .int()
    .min(1, say(m.writeMinutes))
    .max(mostDays * 1440, say(m.writeDays({ most: mostDays }))),
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
  if (!startsOn) throw invalid('startsOn', m.writeWallTime)
  if (!isZone(input.timeZone)) throw invalid('timeZone', m.chooseZone)
  const { durationMins } = check(lasting, input)
  const read = readRule(input.rule, startsOn)
  if ('problem' in read) throw invalid('rule', read.problem)
  if (isTimed(read.ok)) throw invalid('rule', m.leaveOutTimed)
  if (read.ok.UNTIL && read.ok.UNTIL < startsOn) throw invalid('rule', m.endsBeforeStart)
  const rule = ruleText(read.ok)
  const { timeZone } = input
  const [first] = nextSlots(rule, startsOn, startsOn, 1)
  if (!first) throw invalid('rule', m.neverComes)
  if (first.getTime() > wallOf(now, timeZone).getTime() + mostAhead) throw invalid('startsOn', m.startWithinYears)
  const endsAt = lastEnd(rule, startsOn, timeZone, durationMins, read.ok)
  if (endsAt && endsAt <= now) throw invalid('rule', m.overAlready)
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
