// The part of an iCalendar that says what a zone's clocks do: those changes alone that matter between two instants.
import { Temporal } from 'temporal-polyfill'

const signed = (nanoseconds: number): string => {
  const minutes = Math.abs(nanoseconds) / 60e9
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${nanoseconds < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}

const wall = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** A zone as a VTIMEZONE, right from one instant to another. */
export function vtimezone(zone: string, from: Date, to: Date): string {
  const at = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone)
  const changes: Temporal.ZonedDateTime[] = []
  const first = at.getTimeZoneTransition('previous') ?? (at.getTimeZoneTransition('next') ? at : null)
  for (let change = first; change && changes.length < 200; change = change.getTimeZoneTransition('next')) {
    if (change.epochMilliseconds > to.getTime() && changes.length) break
    changes.push(change)
  }
  const parts = changes.length
    ? changes.map((change) => observance(change))
    : [observed('STANDARD', '19700101T000000', at.offsetNanoseconds, at.offsetNanoseconds, at)]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n')
}

/** What holds from a change on; it begins at the time that the clocks showed before. */
function observance(change: Temporal.ZonedDateTime): string[] {
  const before = change.subtract({ nanoseconds: 1 })
  const begins = change.toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds - change.offsetNanoseconds })
  return observed(
    isSummer(change) ? 'DAYLIGHT' : 'STANDARD',
    wall(begins),
    before.offsetNanoseconds,
    change.offsetNanoseconds,
    change,
  )
}

const observed = (
  kind: 'DAYLIGHT' | 'STANDARD',
  start: string,
  from: number,
  to: number,
  at: Temporal.ZonedDateTime,
): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${signed(from)}`,
  `TZOFFSETTO:${signed(to)}`,
  `TZNAME:${nameOf(at)}`,
  `END:${kind}`,
]

/** Summer time is ahead of what holds at another time of the year. */
function isSummer(at: Temporal.ZonedDateTime): boolean {
  const offsets = [1, 4, 7, 10].map((month) => at.with({ month, day: 1 }).offsetNanoseconds)
  return at.offsetNanoseconds > Math.min(...offsets)
}

const nameOf = (at: Temporal.ZonedDateTime): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: at.timeZoneId, timeZoneName: 'short' })
    .formatToParts(at.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName')!.value
