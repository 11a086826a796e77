// What a routine's rhythm may be, read from the input of whatever sets it.
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { check, say } from '../../kernel/validation.ts'
import { fiscalMonthOf } from './fiscalMonth.ts'
import { ruleOf } from './presets.ts'
import { nextSlots } from '../../kernel/recurrence/recurrence.ts'
import { readRule, ruleText } from '../../kernel/recurrence/rule.ts'
import type { Recurrence } from './seriesInput.ts'
import { isZone, readWall } from '../../kernel/time/wallTime.ts'
import * as t from './__generated__/messages.ts'

export interface RhythmInput {
  recurrence: Recurrence
  startsOn: string
  timeZone: string
}

export interface Rhythm {
  rule: string
  startsOn: Date
  timeZone: string
}

/** The rhythm that is meant, or a ValidationError that names what is wrong with it. */
export async function rhythmOf(context: Context, input: RhythmInput, organizationId: string): Promise<Rhythm> {
  const startsOn = readWall(input.startsOn)
  const problems: FieldProblem[] = []
  if (!startsOn) problems.push({ path: 'startsOn', message: t.writeWall })
  if (!isZone(input.timeZone)) problems.push({ path: 'timeZone', message: t.chooseZone })
  if (problems.length || !startsOn) throw new ValidationError(problems)
  const { preset, rule: written } = input.recurrence
  const given = preset ? ruleOf(preset, startsOn, await fiscalMonthOf(context, organizationId)) : (written ?? '')
  const read = readRule(given, startsOn)
  if ('problem' in read) throw new ValidationError([{ path: 'recurrence.rule', message: read.problem }])
  const rule = ruleText(read.ok)
  if (read.ok.UNTIL && read.ok.UNTIL < startsOn)
    throw new ValidationError([{ path: 'recurrence.rule', message: t.endsBefore }])
  if (!nextSlots(rule, startsOn, startsOn, 1).length) {
    throw new ValidationError([{ path: 'recurrence.rule', message: t.neverDue }])
  }
  return { rule, startsOn, timeZone: input.timeZone }
}

/** How long an occurrence has, and how long before it becomes a record. */
const spans = z.object({
  durationMins: z.int().min(1, say(t.leastMinute)).max(44_640, say(t.mostMinutes)).nullish(),
  leadDays: z.int().min(0, say(t.zeroOrMore)).max(366, say(t.mostDays)).nullish(),
})

export const checkSpans = (input: unknown) => check(spans, input)
