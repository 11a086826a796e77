// The parts of an RFC 5545 rule, one by one. BYWEEKNO is not among them: implementations differ on it, and no routine
// needs it; BYSECOND neither.
import type { Text } from '../messages/text.ts'
import type { Read } from './rule.ts'
import * as t from './__generated__/messages.ts'

export interface Parts {
  FREQ: 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY'
  INTERVAL: number
  BYMONTH: number[]
  BYYEARDAY: number[]
  BYMONTHDAY: number[]
  /** Days of the week, 0 for Monday; the nth of the month or year, 0 for each. */
  BYDAY: { nth: number; day: number }[]
  BYHOUR: number[]
  BYMINUTE: number[]
  BYSETPOS: number[]
  /** The day that a week begins on, 0 for Monday. */
  WKST: number
  COUNT: number | null
  /** The last wall time. */
  UNTIL: Date | null
}

export const partNames = [
  'FREQ',
  'INTERVAL',
  'BYMONTH',
  'BYYEARDAY',
  'BYMONTHDAY',
  'BYDAY',
  'BYHOUR',
  'BYMINUTE',
  'BYSETPOS',
  'WKST',
  'COUNT',
  'UNTIL',
] as const satisfies (keyof Parts)[]

type Name = (typeof partNames)[number]

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const longest = 300

class Wrong extends Error {
  readonly problem: Text

  constructor(problem: Text) {
    super(String(problem))
    this.problem = problem
  }
}

/** Reads the text of a rule, with or without RRULE: before it. */
export function readParts(text: string): Read<Parts> {
  const plain = text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
  if (!plain) return { problem: t.writeRule }
  if (plain.length > longest) return { problem: t.ruleTooLong({ most: String(longest) }) }
  const given = new Map<string, string>()
  for (const part of plain.split(';').filter(Boolean)) {
    const [, name, value] = /^([A-Z-]+)=(.+)$/.exec(part) ?? []
    if (!name || !value) return { problem: t.noPart({ part }) }
    if (given.has(name)) return { problem: t.partTwice({ name }) }
    if (name === 'BYSECOND') return { problem: t.noSeconds }
    if (!partNames.includes(name as Name)) return { problem: t.unknownPart({ name }) }
    given.set(name, value)
  }
  try {
    return { ok: read((name) => given.get(name)) }
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.problem }
    throw error
  }
}

const read = (value: (name: Name) => string | undefined): Parts => ({
  FREQ: frequency(value('FREQ')),
  INTERVAL: positive('INTERVAL', value('INTERVAL') ?? '1', 1000),
  BYMONTH: numbers('BYMONTH', value('BYMONTH'), 1, 12),
  BYYEARDAY: numbers('BYYEARDAY', value('BYYEARDAY'), 1, 366, true),
  BYMONTHDAY: numbers('BYMONTHDAY', value('BYMONTHDAY'), 1, 31, true),
  BYDAY: weekdays(value('BYDAY')),
  BYHOUR: numbers('BYHOUR', value('BYHOUR'), 0, 23),
  BYMINUTE: numbers('BYMINUTE', value('BYMINUTE'), 0, 59),
  BYSETPOS: numbers('BYSETPOS', value('BYSETPOS'), 1, 366, true),
  WKST: weekStart(value('WKST')),
  COUNT: value('COUNT') === undefined ? null : positive('COUNT', value('COUNT')!, 10_000),
  UNTIL: value('UNTIL') === undefined ? null : until(value('UNTIL')!),
})

function frequency(value: string | undefined): Parts['FREQ'] {
  if (value === 'YEARLY' || value === 'MONTHLY' || value === 'WEEKLY' || value === 'DAILY' || value === 'HOURLY')
    return value
  if (value === 'MINUTELY' || value === 'SECONDLY') throw new Wrong(t.notByMinute)
  throw new Wrong(t.frequency)
}

function positive(name: Name, value: string, most: number): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > most) throw new Wrong(t.wholeNumber({ name, most }))
  return number
}

function numbers(name: Name, value: string | undefined, least: number, most: number, fromEnd = false): number[] {
  if (value === undefined) return []
  const list = value.split(',').map((one) => (/^[+-]?\d{1,3}$/.test(one) ? Number(one) : Number.NaN))
  const fits = (one: number) => (fromEnd ? Math.abs(one) : one) >= least && (fromEnd ? Math.abs(one) : one) <= most
  if (!list.every(fits))
    throw new Wrong(
      (fromEnd ? t.wholeNumbersEitherEnd : t.wholeNumbers)({ name, least: String(least), most: String(most) }),
    )
  return [...new Set(list)].sort((one, other) => one - other)
}

function weekdays(value: string | undefined): Parts['BYDAY'] {
  if (value === undefined) return []
  const list = value.split(',').map((one) => {
    const [, nth = '', day = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one) ?? []
    if (!day || nth === '0' || Math.abs(Number(nth)) > 53) throw new Wrong(t.byDay)
    return { nth: Number(nth), day: days.indexOf(day) }
  })
  return list
    .filter((one, i) => list.findIndex(({ nth, day }) => nth === one.nth && day === one.day) === i)
    .sort((one, other) => one.day - other.day || one.nth - other.nth)
}

function weekStart(value: string | undefined): number {
  if (value !== undefined && !days.includes(value)) throw new Wrong(t.weekStart)
  return value === undefined ? 0 : days.indexOf(value)
}

/** A day means its end; the clock of a rule is its zone's, so that a Z adds nothing. */
function until(value: string): Date {
  const [, year, month, day, hour = '23', minute = '59', second = '59'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(value) ?? []
  const date = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)),
  )
  const isDate =
    year !== undefined &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day) &&
    Number(hour) < 24
  if (!isDate || Number(year) < 1970) throw new Wrong(t.until)
  return date
}
