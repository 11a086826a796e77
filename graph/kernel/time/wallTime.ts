// From the clock on the wall to the instant. A wall time that daylight saving skips is taken with the offset from
// before (02:30 becomes 03:30), one that it doubles is the first. The function instant_of in the database says the
// same.
import { Temporal } from 'temporal-polyfill'
import type { Text } from '../messages/text.ts'
import * as t from './__generated__/messages.ts'

/** The instant of a wall time in a zone. */
export const instantOf = (wall: Date, zone: string): Date =>
  new Date(plain(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)

/** What the clock on the wall shows at an instant. */
export const wallOf = (instant: Date, zone: string): Date =>
  fromPlain(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDateTime())

const plain = (wall: Date) => Temporal.PlainDateTime.from(wall.toISOString().slice(0, 19))
const fromPlain = (time: Temporal.PlainDateTime) => new Date(`${time.toString({ smallestUnit: 'second' })}Z`)

/** What daylight saving does to a wall time, in a sentence; null where it does nothing. */
export function clockNote(wall: Date, zone: string): Text | null {
  const taken = instantOf(wall, zone)
  const shown = wallOf(taken, zone)
  if (shown.getTime() !== wall.getTime()) return t.clocksSkip({ time: clock(wall), taken: clock(shown) })
  const latest = plain(wall).toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds
  return latest === taken.getTime() ? null : t.clocksRepeat({ time: clock(wall) })
}

/** 06:00 */
export const clock = (wall: Date): string => wall.toISOString().slice(11, 16)

/** Whether there is such a zone, by its IANA name. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$/.test(zone) || zone.length > 60) return false
  try {
    Temporal.Now.zonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

const wallPattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::00)?$/

/** Reads a wall time such as 2026-11-23T06:00, in whole minutes. */
export function readWall(text: string): Date | undefined {
  const match = wallPattern.exec(text)
  if (!match) return undefined
  const wall = new Date(`${text.slice(0, 16)}:00Z`)
  const isReal = !Number.isNaN(wall.getTime()) && wall.toISOString().slice(0, 16) === text.slice(0, 16)
  return isReal && Number(match[1]) >= 1970 && Number(match[1]) < 2200 ? wall : undefined
}

/** A wall time as text, such as 2026-11-23T06:00. */
export const wallText = (wall: Date): string => wall.toISOString().slice(0, 16)
