// The parts of an RFC 5545 rule, one by one. BYWEEKNO is not among them: implementations differ on it, and no routine
// needs it; BYSECOND neither.
import type { Read } from './rule.ts'

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

class Wrong extends Error {}

/** Reads the text of a rule, with or without RRULE: before it. */
export function readParts(text: string): Read<Parts> {
  const plain = text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
  if (!plain) return { problem: 'Write a rule, like FREQ=WEEKLY;BYDAY=MO.' }
  if (plain.length > longest) return { problem: `Write at most ${longest} characters.` }
  const given = new Map<string, string>()
  for (const part of plain.split(';').filter(Boolean)) {
    const [, name, value] = /^([A-Z-]+)=(.+)$/.exec(part) ?? []
    if (!name || !value) return { problem: `“${part}” is no part of a rule; write parts like FREQ=WEEKLY;BYDAY=MO.` }
    if (given.has(name)) return { problem: `${name} stands in the rule twice.` }
    if (name === 'BYSECOND') return { problem: 'A routine falls due at whole minutes: leave out BYSECOND.' }
    if (!partNames.includes(name as Name)) return { problem: `${name} is no part of a rule here.` }
    given.set(name, value)
  }
  try {
    return { ok: read((name) => given.get(name)) }
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.message }
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
  if (value === 'MINUTELY' || value === 'SECONDLY')
    throw new Wrong('It falls due at most 24 times a day: FREQ is HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY.')
  throw new Wrong('FREQ is DAILY, WEEKLY, MONTHLY, YEARLY or HOURLY.')
}

function positive(name: Name, value: string, most: number): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > most) throw new Wrong(`${name} is a whole number from 1 to ${most.toLocaleString('en')}.`)
  return number
}

function numbers(name: Name, value: string | undefined, least: number, most: number, fromEnd = false): number[] {
  if (value === undefined) return []
  const list = value.split(',').map((one) => (/^[+-]?\d{1,3}$/.test(one) ? Number(one) : Number.NaN))
  const fits = (one: number) => (fromEnd ? Math.abs(one) : one) >= least && (fromEnd ? Math.abs(one) : one) <= most
  if (!list.every(fits))
    throw new Wrong(
      `${name} takes whole numbers from ${least} to ${most}${fromEnd ? `, or from -${most} to -${least} counted from the end` : ''}.`,
    )
  return [...new Set(list)].sort((one, other) => one - other)
}

function weekdays(value: string | undefined): Parts['BYDAY'] {
  if (value === undefined) return []
  const list = value.split(',').map((one) => {
    const [, nth = '', day = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one) ?? []
    if (!day || nth === '0' || Math.abs(Number(nth)) > 53)
      throw new Wrong('BYDAY takes days like MO, or numbered ones like 1MO and -1FR.')
    return { nth: Number(nth), day: days.indexOf(day) }
  })
  return list
    .filter((one, i) => list.findIndex(({ nth, day }) => nth === one.nth && day === one.day) === i)
    .sort((one, other) => one.day - other.day || one.nth - other.nth)
}

function weekStart(value: string | undefined): number {
  if (value !== undefined && !days.includes(value)) throw new Wrong('WKST is a day like MO.')
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
  if (!isDate || Number(year) < 1970) throw new Wrong('UNTIL is a day like 20271231, or a time like 20271231T170000.')
  return date
}
