// When an appointment is. What is kept is the time on the wall; the instants follow from it.
import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { clock, instantOf, isZone, readWall, wallOf } from '../../kernel/time/wallTime.ts'
import { say } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

export interface ScheduleColumns {
  date: Date
  startMins: number
  /** Minutes from the beginning of its day: more than 1440 where it ends on the next. */
  endMins: number
  timeZone: string
  startsAt: Date
  endsAt: Date
}

export const scheduleColumns = {
  date: true,
  startMins: true,
  endMins: true,
  timeZone: true,
  startsAt: true,
  endsAt: true,
} as const

const usualStart = 9 * 60
const usualLength = 60
const dayLength = 24 * 60

/** The day of a column of dates, as 2026-11-23. */
export const dateText = (date: Date): string => date.toISOString().slice(0, 10)

/** Minutes of the day as 14:30. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The time at which it ends, on its day until 24:00 or on the next. */
export const endText = (endMins: number): string => timeText(endMins > dayLength ? endMins - dayLength : endMins)

/** How many days after its own it ends; 24:00 is still of its day. */
export const daysUntilEnd = (endMins: number): number => (endMins > dayLength ? 1 : 0)

const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** What the clock on the wall shows at a minute of a day. */
export const wallAt = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000)

export const day = z
  .string()
  .refine((text) => text.length === 10 && readWall(`${text}T00:00`) !== undefined, say(t.writeDay))
const time = z.string().refine((text) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text), say(t.writeTime))

export const scheduleShape = z.object({
  date: day.nullish(),
  startTime: time.nullish(),
  endTime: time.nullish(),
  timeZone: z.string().refine(isZone, say(t.chooseZone)).nullish(),
})

type Given = z.output<typeof scheduleShape>

/** The day that an input names, as its column has it. */
export const dateOf = (text: string): Date => readWall(`${text}T00:00`)!

const wrong = (field: keyof Given, message: Text) => new ValidationError([{ path: `schedule.${field}`, message }])

/**
 * A schedule from the parts that are given and, for the others, from how it was, or from what is usual. An end before
 * the start is of the next day.
 */
export function scheduleFrom(given: Given, before: ScheduleColumns | null, zoneThere: string): ScheduleColumns {
  if (!given.date && !before) throw wrong('date', t.chooseDay)
  const date = given.date ? dateOf(given.date) : before!.date
  const timeZone = given.timeZone ?? before?.timeZone ?? zoneThere
  const startMins = given.startTime ? clockMinutes(given.startTime) : (before?.startMins ?? usualStart)
  if (startMins >= dayLength) throw wrong('startTime', t.startBeforeMidnight)
  const endMins = endAfter(startMins, given, before)
  if (endMins - startMins > dayLength) throw wrong('endTime', t.endWithinDay({ start: timeText(startMins) }))
  const startsAt = instantOf(wallAt(date, startMins), timeZone)
  const endsAt = instantOf(wallAt(date, endMins), timeZone)
  if (startsAt >= endsAt) throw wrong('endTime', t.clocksSkipEnd({ time: clock(wallAt(date, startMins)) }))
  return { date, startMins, endMins, timeZone, startsAt, endsAt }
}

function endAfter(startMins: number, { startTime, endTime }: Given, before: ScheduleColumns | null): number {
  if (endTime) {
    const endMins = clockMinutes(endTime)
    if (endMins === startMins) throw wrong('endTime', t.otherEnd({ start: timeText(startMins) }))
    return endMins < startMins ? endMins + dayLength : endMins
  }
  const endMins = before?.endMins ?? startMins + usualLength
  // Who names a new start alone means an earlier or a later one of the same stretch, never a night.
  if (startTime && endMins <= startMins) throw wrong('startTime', t.startBeforeEnd({ end: endText(endMins) }))
  return endMins
}

/** The schedule of a stretch of time, in milliseconds, that begins on a day of a zone. */
export function scheduleIn({ from, to }: { from: number; to: number }, timeZone: string): ScheduleColumns {
  const [startsAt, endsAt] = [new Date(from), new Date(to)]
  const date = dateOf(dateText(wallOf(startsAt, timeZone)))
  const minutes = (instant: Date) => Math.round((wallOf(instant, timeZone).getTime() - date.getTime()) / 60_000)
  return { date, startMins: minutes(startsAt), endMins: minutes(endsAt), timeZone, startsAt, endsAt }
}

/** Whether two schedules are another time on the wall. */
export const isMoved = (before: ScheduleColumns, after: ScheduleColumns): boolean =>
  before.startMins !== after.startMins ||
  before.endMins !== after.endMins ||
  before.timeZone !== after.timeZone ||
  before.date.getTime() !== after.date.getTime()
