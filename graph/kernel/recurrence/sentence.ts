// A rule in words: "Every Monday and Thursday at 06:00".
import { dayText } from '../messages/dayText.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { listText } from '../messages/listText.ts'
import type { Said, Text } from '../messages/text.ts'
import { clock } from '../time/wallTime.ts'
import { isTimed, partsOf, type Parts } from './rule.ts'
import * as t from './__generated__/messages.ts'

const list = (items: readonly Said[]) => listText(items, 'conjunction')

const monthOf = (month: number): Text => nameOf({ month: 'long' }, Date.UTC(2026, month - 1, 1))
/** Of a day of the week, from 0 for Monday. */
const weekdayOf = (day: number): Text => nameOf({ weekday: 'long' }, Date.UTC(2026, 0, 5 + day))

const nameOf = (part: Intl.DateTimeFormatOptions, at: number): Text =>
  inEachLanguage('kernel.recurrence.name', (language) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(at),
  )

/** First, or last, of several. */
const placeOf = (nth: number): Text => (nth < 0 ? t.fromEnd({ nth: -nth }) : t.fromStart({ nth }))
/** Of a month, the 1st or the last day. */
const dateOf = (nth: number): Text => (nth < 0 ? t.dayFromEnd({ place: placeOf(nth) }) : t.date({ nth }))

/** What a rule says that begins at a wall time. */
export function sentenceOf(rule: string, startsOn: Date): Text {
  return ruleInWords(rule, (days) => t.atTimes({ days, times: timesOf(partsOf(rule), startsOn) }))
}

/** The same, where `withTimes` says its times behind the days. */
export function ruleInWords(rule: string, withTimes: (days: Text) => Text): Text {
  const parts = partsOf(rule)
  const words = [...rhythm(parts), ...daysOf(parts)]
  const sentence = withTimes(words.reduce((first, next) => t.oneAfterAnother({ first, next })))
  return capitalized(withEnd(parts, sentence))
}

const capitalized = (said: Text): Text =>
  inEachLanguage('kernel.recurrence.sentence', (language) => {
    const words = said.in(language)
    return words[0]!.toUpperCase() + words.slice(1)
  })

const onWorkdays = ({ BYDAY: days }: Parts) =>
  days.map(({ nth, day }) => `${nth}:${day}`).join() === '0:0,0:1,0:2,0:3,0:4'

function rhythm(parts: Parts): Text[] {
  const { FREQ: unit, INTERVAL: interval, BYMONTH: inMonths, BYDAY: days } = parts
  if (interval > 1) return [interval === 2 ? t.everyOther({ unit }) : t.everySome({ interval, unit })]
  // Named months say how often.
  if (unit === 'MONTHLY' && inMonths.length) return []
  if (unit !== 'WEEKLY' || parts.BYSETPOS.length) return [t.every({ unit })]
  return [t.everyDay({ days: onWorkdays(parts) ? t.workingDay : list(days.map(({ day }) => weekdayOf(day))) })]
}

function daysOf(parts: Parts): Text[] {
  const { FREQ: every, INTERVAL: interval, BYDAY: days, BYMONTHDAY: dates, BYSETPOS: positions } = parts
  const words: Text[] = []
  const isSaid = every === 'WEEKLY' && interval === 1 && !positions.length
  const lastOf = lastDayUpTo(parts)
  if (lastOf) words.push(t.onDateOrLast({ date: dateOf(lastOf) }))
  else {
    if (dates.length) words.push(t.onThe({ days: list(dates.map(dateOf)) }))
    if (days.length && !isSaid) words.push(weekdaysOf(parts))
    else if (positions.length && !isSaid) words.push(t.taking({ places: list(positions.map(placeOf)) }))
  }
  if (parts.BYYEARDAY.length) words.push(t.onDaysOfYear({ places: list(parts.BYYEARDAY.map(placeOf)) }))
  if (parts.BYMONTH.length) {
    const months = list(parts.BYMONTH.map(monthOf))
    words.push(dates.length || days.length ? t.ofMonths({ months }) : t.inMonths({ months }))
  }
  return words
}

function weekdaysOf(parts: Parts): Text {
  const { BYDAY: days, BYMONTHDAY: dates, BYSETPOS: positions } = parts
  const named = onWorkdays(parts)
    ? t.workingDay
    : list(days.map(({ nth, day }) => (nth ? t.placed({ place: placeOf(nth), day: weekdayOf(day) }) : weekdayOf(day))))
  const chosen = positions.length ? t.placed({ place: list(positions.map(placeOf)), day: named }) : named
  if (dates.length) return t.ifItIs({ day: chosen })
  return days[0]!.nth || positions.length ? t.onThe({ days: chosen }) : t.on({ days: chosen })
}

/** Of BYMONTHDAY=28,29,30,31;BYSETPOS=-1 and its like, the day that is meant. */
function lastDayUpTo({ FREQ: every, BYMONTHDAY: dates, BYDAY: days, BYSETPOS: positions }: Parts): number | undefined {
  const isRun = dates[0] === 28 && dates.length > 1 && dates.every((one, i) => one === 28 + i)
  return every === 'MONTHLY' && isRun && !days.length && positions.join() === '-1' ? dates.at(-1) : undefined
}

function timesOf(parts: Parts, startsOn: Date): Said {
  if (!isTimed(parts)) return clock(startsOn)
  const minutes = parts.BYMINUTE.map((minute) => String(minute).padStart(2, '0'))
  if (!parts.BYHOUR.length) return list(minutes.map((minute) => `:${minute}`))
  return list(parts.BYHOUR.flatMap((hour) => minutes.map((minute) => `${String(hour).padStart(2, '0')}:${minute}`)))
}

function withEnd({ COUNT: count, UNTIL: until }: Parts, rule: Text): Text {
  if (count) return t.soManyTimes({ rule, count })
  return until ? t.untilDay({ rule, day: dayText(until) }) : rule
}
