// By which rule an appointment comes again: which days it names, how it is read, moved by days, and ended.
import { invalid } from '../../../kernel/errors.ts'
import { countBefore, nextSlots, slotsOf } from '../../../kernel/recurrence/recurrence.ts'
import { isTimed, partsOf, readRule, ruleText, type Parts } from '../../../kernel/recurrence/rule.ts'
import { day } from '../../../kernel/time/milliseconds.ts'
import { instantOf, wallOf } from '../../../kernel/time/wallTime.ts'
import { dateText, wallAt, type ScheduleColumns } from '../schedule.ts'
import * as t from '../__generated__/messages.ts'

export type SeriesColumns = Pick<ScheduleColumns, 'date' | 'startMins' | 'endMins' | 'timeZone'> & { rule: string }

/** So many days ahead the appointments of a series stand; there are as many of them at most, one a day. */
export const daysAhead = 366

export const startOf = ({ date, startMins }: Pick<SeriesColumns, 'date' | 'startMins'>): Date => wallAt(date, startMins)

/** The rule that is meant, from the day of a schedule on; a ValidationError says what is wrong with it. */
export function ruleFrom(text: string, schedule: ScheduleColumns, now: Date): string {
  const startsOn = startOf(schedule)
  const read = readRule(text, startsOn)
  if ('problem' in read) throw invalid('repeats', read.problem)
  if (isTimed(read.ok)) throw invalid('repeats', t.noTimesInRule)
  if (schedule.date.getTime() < wallOf(now, schedule.timeZone).getTime() - day)
    throw invalid('schedule.date', t.beginsToday)
  const rule = ruleText(read.ok)
  if (!nextSlots(rule, startsOn, startsOn, 1).length) throw invalid('repeats', t.never)
  return rule
}

/** The rule that an appointment shall have from its own day on, which has to be one that it names. */
export function ruleOn(text: string, schedule: ScheduleColumns, now: Date): string {
  const rule = ruleFrom(text, schedule, now)
  const { date } = schedule
  const [first] = datesOf({ ...schedule, rule }, date, new Date(date.getTime() + day))
  if (!first) throw invalid('repeats', t.ruleLeavesOut({ date: dateText(date) }))
  return rule
}

/** The days that a series names from one up to another, which is not in it. */
export const datesOf = (series: SeriesColumns, from: Date, to: Date): Date[] =>
  slotsOf(series.rule, startOf(series), from, to).map((slot) => new Date(Math.floor(slot.getTime() / day) * day))

/** Whether a series names no day from this one on. */
export function isOver(series: SeriesColumns, from: Date): boolean {
  const { COUNT: count, UNTIL: until } = partsOf(series.rule)
  return until ? until < from : count ? countBefore(series.rule, startOf(series), from) >= count : false
}

/** When it is on a day; one whose start is skipped together with its end lasts as long as ever. */
export function timesOn(date: Date, { startMins, endMins, timeZone }: Omit<SeriesColumns, 'rule' | 'date'>) {
  const startsAt = instantOf(wallAt(date, startMins), timeZone)
  const endsAt = instantOf(wallAt(date, endMins), timeZone)
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : wallAt(startsAt, endMins - startMins) }
}

/** The rule of a series up to a day, which is not in it. */
export const ruleUntil = ({ rule }: SeriesColumns, to: Date): string =>
  ruleText({ ...partsOf(rule), COUNT: null, UNTIL: new Date(to.getTime() - 1000) })

/** The rule of a series from a day on, some days later than it was. */
export function ruleFromDay(series: SeriesColumns, from: Date, days: number): string {
  const parts = partsOf(series.rule)
  const passed = parts.COUNT ? countBefore(series.rule, startOf(series), from) : 0
  const rest = { ...parts, COUNT: parts.COUNT && Math.max(1, parts.COUNT - passed) }
  return ruleText(days ? moved(rest, days) : rest)
}

/** A week goes on as long as before, on other days of it; of a month, days that each month has. */
function moved(parts: Parts, days: number): Parts {
  const { FREQ: every, BYDAY: weekdays, BYMONTH, BYMONTHDAY: dates, BYYEARDAY, BYSETPOS } = parts
  const turned = (weekday: number) => (((weekday + days) % 7) + 7) % 7
  const UNTIL = parts.UNTIL && new Date(parts.UNTIL.getTime() + days * day)
  const isPlain = !BYMONTH.length && !BYYEARDAY.length && !BYSETPOS.length
  if (isPlain && !dates.length && (every === 'WEEKLY' || every === 'DAILY'))
    return {
      ...parts,
      UNTIL,
      BYDAY: weekdays.map(({ nth, day: weekday }) => ({ nth, day: turned(weekday) })).toSorted((a, b) => a.day - b.day),
      WKST: parts.INTERVAL > 1 ? turned(parts.WKST) : parts.WKST,
    }
  const later = dates.map((date) => date + days)
  if (isPlain && every === 'MONTHLY' && !weekdays.length && [...dates, ...later].every((one) => one > 0 && one <= 28))
    return { ...parts, UNTIL, BYMONTHDAY: later }
  throw invalid('schedule.date', t.ruleDoesNotMove)
}
