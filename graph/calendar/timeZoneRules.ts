// How clocks go in a zone, as iCalendar says it: each change of a span by itself, so that no rule can be wrong.
import { Temporal } from 'temporal-polyfill'

/** A VTIMEZONE of a zone that holds between two instants. */
export function timeZoneRules(zone: string, from: Date, to: Date): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`]
  let at = zoned(from, zone)
  // What held at the start, from the change that began it; where there was none, from long ago.
  const begun = at.getTimeZoneTransition('previous')
  const end = zoned(to, zone).epochMilliseconds
  for (let change = begun ?? Temporal.PlainDateTime.from('1970-01-01T00:00').toZonedDateTime(zone); ; ) {
    lines.push(...observance(change))
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > end) break
    change = at = next
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n')
}

const zoned = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** What holds from a change of the clocks on: it begins at the wall time that the clocks before it show. */
function observance(change: Temporal.ZonedDateTime): string[] {
  const before = change.subtract({ seconds: 1 })
  const kind = change.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  const wall = before.toPlainDateTime().add({ seconds: 1 })
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${before.offset.replace(':', '')}`,
    `TZOFFSETTO:${change.offset.replace(':', '')}`,
    `END:${kind}`,
  ]
}
