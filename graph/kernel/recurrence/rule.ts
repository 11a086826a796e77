// What an RFC 5545 rule may be here: read part by part, so that a refusal names the part and says what would be right,
// and written in one way, with what it takes from its start made explicit.
import type { Text } from '../messages/text.ts'
import { partNames, readParts, type Parts } from './ruleParts.ts'
import * as t from './__generated__/messages.ts'

export type { Parts } from './ruleParts.ts'

/** A rule that was understood, or why it was not. */
export type Read<T> = { ok: T } | { problem: Text }

const mostADay = 24

/** Reads a rule that begins at a wall time. */
export function readRule(text: string, startsOn: Date): Read<Parts> {
  const read = readParts(text)
  if ('problem' in read) return read
  const problem = contradiction(read.ok)
  if (problem) return { problem }
  const parts = completed(read.ok, startsOn)
  return perDay(parts) > mostADay ? { problem: t.tooOften({ most: String(mostADay) }) } : { ok: parts }
}

/** The parts that RFC 5545 does not have together. */
function contradiction(parts: Parts): Text | undefined {
  const { FREQ: every, BYDAY: days } = parts
  const [hasDays, hasMonthDays] = [days.length > 0, parts.BYMONTHDAY.length > 0]
  if (parts.COUNT && parts.UNTIL) return t.countOrUntil
  if (parts.BYYEARDAY.length && !['YEARLY', 'HOURLY'].includes(every)) return t.yearDayYearly
  if (hasMonthDays && every === 'WEEKLY') return t.monthDayNotWeekly
  const isNumbered = days.some(({ nth }) => nth)
  if (isNumbered && !['MONTHLY', 'YEARLY'].includes(every)) return t.numberedDay
  const sets = [parts.BYMONTH, parts.BYYEARDAY, parts.BYMONTHDAY, parts.BYHOUR, parts.BYMINUTE]
  if (parts.BYSETPOS.length && !hasDays && !sets.some(({ length }) => length)) return t.setPosition
  return undefined
}

/** What the start says where the rule does not: the day of the week, of the month or of the year, and the minute. */
function completed(parts: Parts, start: Date): Parts {
  const { FREQ: every } = parts
  const isTimed = every === 'HOURLY' || parts.BYHOUR.length > 0 || parts.BYMINUTE.length > 0
  const complete = { ...parts }
  if (isTimed && !parts.BYMINUTE.length) complete.BYMINUTE = [start.getUTCMinutes()]
  if (isTimed && every !== 'HOURLY' && !parts.BYHOUR.length) complete.BYHOUR = [start.getUTCHours()]
  if (parts.BYYEARDAY.length || parts.BYMONTHDAY.length || parts.BYDAY.length) return complete
  if (every === 'WEEKLY') complete.BYDAY = [{ nth: 0, day: (start.getUTCDay() + 6) % 7 }]
  if (every === 'MONTHLY' || every === 'YEARLY') complete.BYMONTHDAY = [start.getUTCDate()]
  if (every === 'YEARLY' && !parts.BYMONTH.length) complete.BYMONTH = [start.getUTCMonth() + 1]
  return complete
}

/** Whether the rule itself names times of the day; else it falls due at its start's. */
export const isTimed = ({ FREQ: every, BYHOUR: hours, BYMINUTE: minutes }: Parts): boolean =>
  every === 'HOURLY' || hours.length > 0 || minutes.length > 0

function perDay(parts: Parts): number {
  const hours = parts.BYHOUR.length || (parts.FREQ === 'HOURLY' ? Math.ceil(24 / parts.INTERVAL) : 1)
  return hours * Math.max(1, parts.BYMINUTE.length)
}

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The rule as text, always in the same order. */
export function ruleText(parts: Parts): string {
  const values = partNames.flatMap((name): string[] => {
    const value = parts[name]
    if (name === 'BYDAY')
      return parts.BYDAY.length
        ? [`BYDAY=${parts.BYDAY.map(({ nth, day }) => `${nth || ''}${dayNames[day]}`).join()}`]
        : []
    if (Array.isArray(value)) return value.length ? [`${name}=${value.map(String).join()}`] : []
    if (name === 'WKST') return parts.WKST ? [`WKST=${dayNames[parts.WKST]}`] : []
    if (value === null || (name === 'INTERVAL' && value === 1)) return []
    return [`${name}=${name === 'UNTIL' ? untilText(parts.UNTIL!) : String(value)}`]
  })
  return values.join(';')
}

/** A wall time as RFC 5545 spells it. */
const untilText = (wall: Date): string => wall.toISOString().slice(0, 19).replace(/[-:]/g, '')

/** The parts of a rule that is kept. */
export function partsOf(rule: string): Parts {
  const read = readParts(rule)
  if ('problem' in read) throw new Error(`The rule ${rule} can't be read: ${String(read.problem)}`)
  return read.ok
}
