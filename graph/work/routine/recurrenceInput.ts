// What a routine's rhythm may be, read from the input of whatever sets it.
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { check } from '../../kernel/validation.ts'
import { fiscalMonthOf } from './fiscalMonth.ts'
import { ruleOf } from './presets.ts'
import { nextSlots } from '../../kernel/recurrence/recurrence.ts'
import { readRule, ruleText } from '../../kernel/recurrence/rule.ts'
import type { Recurrence } from './seriesInput.ts'
import { isZone, readWall } from '../../kernel/time/wallTime.ts'

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
  if (!startsOn)
    problems.push({ path: 'startsOn', message: 'Write a day and a time of the clock there, like 2026-11-23T06:00.' })
  if (!isZone(input.timeZone))
    problems.push({ path: 'timeZone', message: 'Choose a time zone of the IANA list, like America/Denver.' })
  if (problems.length || !startsOn) throw new ValidationError(problems)
  const { preset, rule: written } = input.recurrence
  const given = preset ? ruleOf(preset, startsOn, await fiscalMonthOf(context, organizationId)) : (written ?? '')
  const read = readRule(given, startsOn)
  if ('problem' in read) throw new ValidationError([{ path: 'recurrence.rule', message: read.problem }])
  const rule = ruleText(read.ok)
  if (read.ok.UNTIL && read.ok.UNTIL < startsOn)
    throw new ValidationError([
      { path: 'recurrence.rule', message: 'It ends before it begins: name a later UNTIL or an earlier start.' },
    ])
  if (!nextSlots(rule, startsOn, startsOn, 1).length) {
    throw new ValidationError([
      { path: 'recurrence.rule', message: 'It never falls due: there is no such day from its start on.' },
    ])
  }
  return { rule, startsOn, timeZone: input.timeZone }
}

/** How long an occurrence has, and how long before it becomes a record. */
const spans = z.object({
  durationMins: z.int().min(1, 'Write at least 1 minute.').max(44_640, 'Write at most 31 days, in minutes.').nullish(),
  leadDays: z.int().min(0, 'Write 0 or more.').max(366, 'Write at most 366 days.').nullish(),
})

export const checkSpans = (input: unknown) => check(spans, input)
