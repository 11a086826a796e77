// The hours of a walk: minutes of the day that it starts on, by the wall clock of its organization.
import { Temporal } from 'temporal-polyfill'
import { zoneName } from '../../kernel/zoneName.ts'

/**
 * The instant of a minute of the day that an instant falls on in a zone; a time that the clock skips is taken after the
 * gap.
 */
export function onDayOf(instant: Date, timeZone: string, minute: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const wall = day.toPlainDateTime().add({ minutes: minute })
  return new Date(wall.toZonedDateTime(timeZone).epochMilliseconds)
}

/** As 09:30 PT, on the wall clock of a zone: whoever reads it may be in another. */
export const clockIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
  return (instant: Date) => `${format.format(instant)} ${zoneName(timeZone, instant)}`
}

/** How many minutes after the beginning of the day that some instant falls on another one is, by the wall clock. */
export function minuteOf(instant: Date, dayOf: Date, timeZone: string): number {
  const zoned = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const midnight = zoned(dayOf).toPlainDate().toPlainDateTime()
  return midnight.until(zoned(instant).toPlainDateTime(), { largestUnit: 'minute' }).minutes
}
