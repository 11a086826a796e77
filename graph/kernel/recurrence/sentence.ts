// A rule in words: "Every Monday and Thursday at 06:00".
import { ordinal } from '../ordinal.ts'
import { isTimed, partsOf, type Parts } from './rule.ts'
import { clock } from '../time/wallTime.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = Array.from({ length: 12 }, (_, i) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, i, 1)),
)
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** 1st; counted from the end: last, 2nd to last. */
const ordinalFromEitherEnd = (number: number): string => {
  if (number === -1) return 'last'
  const plain = ordinal(Math.abs(number))
  return number < 0 ? `${plain} to last` : plain
}

const list = (values: readonly string[]) => and.format(values)
const units = { YEARLY: 'year', MONTHLY: 'month', WEEKLY: 'week', DAILY: 'day', HOURLY: 'hour' } as const

/** What a rule says that begins at a wall time. */
export function sentenceOf(rule: string, startsOn: Date): string {
  return ruleInWords(rule, ` ${timesOf(partsOf(rule), startsOn)}`)
}

/** The same with times in words of one's own, as they follow the days. */
export function ruleInWords(rule: string, times: string): string {
  const parts = partsOf(rule)
  const words = [rhythm(parts), ...daysOf(parts)].filter(Boolean).join(' ') + times + endOf(parts)
  return words[0]!.toUpperCase() + words.slice(1)
}

const onWorkdays = ({ BYDAY: days }: Parts) =>
  days.map(({ nth, day }) => `${nth}:${day}`).join() === '0:0,0:1,0:2,0:3,0:4'

function rhythm(parts: Parts): string {
  const { FREQ: every, INTERVAL: interval, BYMONTH: inMonths, BYDAY: days } = parts
  const unit = units[every]
  if (interval > 1) return interval === 2 ? `every other ${unit}` : `every ${interval} ${unit}s`
  // Named months say how often.
  if (every === 'MONTHLY' && inMonths.length) return ''
  if (every !== 'WEEKLY' || parts.BYSETPOS.length) return `every ${unit}`
  return `every ${onWorkdays(parts) ? 'working day' : list(days.map(({ day }) => weekdays[day]!))}`
}

function daysOf(parts: Parts): string[] {
  const { FREQ: every, INTERVAL: interval, BYDAY: days, BYMONTHDAY: dates, BYSETPOS: positions } = parts
  const words: string[] = []
  const isSaid = every === 'WEEKLY' && interval === 1 && !positions.length
  const lastOf = lastDayUpTo(parts)
  if (lastOf) words.push(`on the ${ordinalFromEitherEnd(lastOf)}, or the last day of a shorter month,`)
  else {
    if (dates.length)
      words.push(
        `on the ${list(dates.map((one) => (one < 0 ? `${ordinalFromEitherEnd(one)} day` : ordinalFromEitherEnd(one))))}`,
      )
    if (days.length && !isSaid) {
      const named = onWorkdays(parts)
        ? 'working day'
        : list(days.map(({ nth, day }) => (nth ? `${ordinalFromEitherEnd(nth)} ${weekdays[day]}` : weekdays[day]!)))
      const chosen = positions.length ? `${list(positions.map(ordinalFromEitherEnd))} ${named}` : named
      words.push(
        dates.length ? `if it is a ${chosen}` : days[0]!.nth || positions.length ? `on the ${chosen}` : `on ${chosen}`,
      )
    } else if (positions.length && !isSaid)
      words.push(`taking the ${list(positions.map(ordinalFromEitherEnd))} of these`)
  }
  if (parts.BYYEARDAY.length) words.push(`on the ${list(parts.BYYEARDAY.map(ordinalFromEitherEnd))} day of the year`)
  if (parts.BYMONTH.length)
    words.push(`${dates.length || days.length ? 'of' : 'in'} ${list(parts.BYMONTH.map((one) => months[one - 1]!))}`)
  return words
}

/** Of BYMONTHDAY=28,29,30,31;BYSETPOS=-1 and its like, the day that is meant. */
function lastDayUpTo({ FREQ: every, BYMONTHDAY: dates, BYDAY: days, BYSETPOS: positions }: Parts): number | undefined {
  const isRun = dates[0] === 28 && dates.length > 1 && dates.every((one, i) => one === 28 + i)
  return every === 'MONTHLY' && isRun && !days.length && positions.join() === '-1' ? dates.at(-1) : undefined
}

function timesOf(parts: Parts, startsOn: Date): string {
  if (!isTimed(parts)) return `at ${clock(startsOn)}`
  const minutes = parts.BYMINUTE.map((minute) => String(minute).padStart(2, '0'))
  if (!parts.BYHOUR.length) return `at ${list(minutes.map((minute) => `:${minute}`))}`
  return `at ${list(parts.BYHOUR.flatMap((hour) => minutes.map((minute) => `${String(hour).padStart(2, '0')}:${minute}`)))}`
}

function endOf({ COUNT: count, UNTIL: until }: Parts): string {
  if (count) return count === 1 ? ', once' : `, ${count.toLocaleString('en')} times`
  return until ? `, until ${date.format(until)}` : ''
}
