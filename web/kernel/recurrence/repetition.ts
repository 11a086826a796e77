// How often something comes back, as a form has it, and as a rule of RFC 5545 says it.
import * as t from './__generated__/messages.ts'

export const rhythms = [
  ['DAILY', t.everyDay],
  ['WORKDAYS', t.everyWeekdayMondayToFriday],
  ['WEEKLY', t.everyWeekOnTheDayIt],
  ['WEEKDAYS', t.onChosenDaysOfTheWeek],
  ['MONTHLY', t.everyMonthOnTheDateIt],
  ['FIRST_MONDAY', t.everyMonthOnTheFirstMonday],
  ['NTH', t.everyMonthOnAnotherWeekday],
  ['QTRLY', t.atTheEndOfEachFiscal],
  ['EVERY', t.everySoManyDaysOrMonths],
  ['RULE', t.byARuleOfItsOwn],
] as const

export type Rhythm = (typeof rhythms)[number][0] | 'KEPT' | 'NONE'

/** Which one of a month's weekdays. */
export const nths = [
  ['1', t.first],
  ['2', t.second],
  ['3', t.third],
  ['4', t.fourth],
  ['-1', t.last],
] as const

export const days = [
  ['MO', t.mon],
  ['TU', t.tue],
  ['WE', t.wed],
  ['TH', t.thu],
  ['FR', t.fri],
  ['SA', t.sat],
  ['SU', t.sun],
] as const

export interface Repetition {
  rhythm: Rhythm
  /** Of chosen days of the week: which, and every how many weeks. */
  days: readonly string[]
  weeks: string
  /** Of a month: which weekday of it, as 1MO or -1FR. */
  nth: string
  nthDay: string
  /** Every so many days or months, on the date it starts. */
  step: string
  unit: 'DAILY' | 'MONTHLY'
  rule: string
  /** The rule as it was, and in words, where no form here says it; it stays while nothing else is chosen. */
  kept?: { rule: string; sentence: string }
  date: string
  ends: 'never' | 'on' | 'after'
  until: string
  count: string
}

export const newRepetition = (date: string): Repetition => ({
  rhythm: 'DAILY',
  days: ['MO', 'TU', 'WE', 'TH', 'FR'],
  weeks: '1',
  nth: '1',
  nthDay: 'TU',
  step: '2',
  unit: 'DAILY',
  rule: '',
  date,
  ends: 'never',
  until: '',
  count: '',
})

/** That of what does not come back. */
export const noRepetition = (date: string): Repetition => ({ ...newRepetition(date), rhythm: 'NONE' })

/** The form of a rule that there is, begun on a day. */
export function repetitionOf({ rule, sentence }: { rule: string; sentence: string }, date: string): Repetition {
  const plain = rule.replace(/;(COUNT|UNTIL)=[^;]*/g, '')
  const [, weeks = '1', chosen] = /^FREQ=WEEKLY(?:;INTERVAL=(\d+))?;BYDAY=([A-Z,]+)$/.exec(plain) ?? []
  const [, nth, nthDay] = /^FREQ=MONTHLY;BYDAY=(-?\d)([A-Z]{2})$/.exec(plain) ?? []
  const [, unit, step, onDate] = /^FREQ=(DAILY|MONTHLY);INTERVAL=(\d+)(?:;BYMONTHDAY=(\d+))?$/.exec(plain) ?? []
  const isStep =
    step !== undefined && (unit === 'DAILY' ? onDate === undefined : Number(onDate) === Number(date.slice(8)))
  const rhythm =
    plain === 'FREQ=DAILY'
      ? 'DAILY'
      : plain === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
        ? 'WORKDAYS'
        : chosen
          ? 'WEEKDAYS'
          : plain === 'FREQ=MONTHLY;BYDAY=1MO'
            ? 'FIRST_MONDAY'
            : nth && nths.some(([value]) => value === nth)
              ? 'NTH'
              : isStep
                ? 'EVERY'
                : 'KEPT'
  const count = /COUNT=(\d+)/.exec(rule)?.[1] ?? ''
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? []
  return {
    rhythm,
    nth: nth ?? '1',
    nthDay: nthDay ?? 'TU',
    step: step ?? '2',
    unit: unit === 'MONTHLY' ? 'MONTHLY' : 'DAILY',
    ...(rhythm === 'KEPT' && { kept: { rule: plain, sentence } }),
    days: chosen?.split(',') ?? [weekday(date)],
    weeks,
    rule: '',
    date,
    ends: count ? 'after' : year ? 'on' : 'never',
    until: year ? `${year}-${month}-${day}` : '',
    count,
  }
}

const weekday = (date: string) => days[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]?.[0] ?? 'MO'

/** The rule without its end, empty for none; that of quarters is the organization's to know. */
function plainRule({ rhythm, date, days: chosen, weeks, nth, nthDay, step, unit, kept, rule }: Repetition): string {
  if (rhythm === 'NONE') return ''
  if (rhythm === 'DAILY') return 'FREQ=DAILY'
  if (rhythm === 'WEEKLY') return `FREQ=WEEKLY;BYDAY=${weekday(date)}`
  if (rhythm === 'MONTHLY') return 'FREQ=MONTHLY'
  if (rhythm === 'WORKDAYS') return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
  if (rhythm === 'FIRST_MONDAY') return 'FREQ=MONTHLY;BYDAY=1MO'
  if (rhythm === 'NTH') return `FREQ=MONTHLY;BYDAY=${nth}${nthDay}`
  if (rhythm === 'EVERY') return `FREQ=${unit};INTERVAL=${step.trim() || '0'}`
  if (rhythm === 'KEPT') return kept?.rule ?? ''
  if (rhythm === 'WEEKDAYS') return `FREQ=WEEKLY${weeks === '1' ? '' : `;INTERVAL=${weeks}`};BYDAY=${chosen.join()}`
  return rule
}

/** Until when, as the end of a rule. */
export const endOf = ({ ends, until, count }: Repetition): string =>
  ends === 'on' ? `;UNTIL=${until.replaceAll('-', '')}` : ends === 'after' ? `;COUNT=${count}` : ''

/** The rule with its end; empty for none. */
export function ruleOf(value: Repetition): string {
  const rule = plainRule(value)
  return rule && `${rule}${endOf(value)}`
}
