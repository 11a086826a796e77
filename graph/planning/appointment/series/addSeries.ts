import type { Transaction } from '../../../kernel/mutation.ts'
import { nextSlots } from '../../../kernel/recurrence/recurrence.ts'
import { day } from '../../../kernel/time/milliseconds.ts'
import type { ScheduleColumns } from '../schedule.ts'
import { makeOccurrences, type SeriesRow } from './makeOccurrences.ts'
import { daysAhead, startOf, timesOn } from './seriesRule.ts'

/** The schedule of the first day that a rule names. */
export function firstSchedule(rule: string, schedule: ScheduleColumns): ScheduleColumns {
  const start = startOf(schedule)
  const [first] = nextSlots(rule, start, start, 1)
  const date = new Date(Math.floor(first!.getTime() / day) * day)
  return { ...schedule, date, ...timesOn(date, schedule) }
}

interface Added {
  rule: string
  schedule: ScheduleColumns
  organizationId: string
  now: Date
}

/** Makes a series, whose first appointment is still to be made. */
export const addSeries = (tx: Transaction, { rule, schedule, organizationId, now }: Added) => {
  const { date, startMins, endMins, timeZone } = schedule
  return tx.appointmentSeries.create({
    data: { rule, date, startMins, endMins, timeZone, organizationId, createdAt: now, updatedAt: now },
  })
}

/** Makes the appointments that follow the first of a series; answers with their ids. */
export const addFollowing = (tx: Transaction, series: SeriesRow, templateId: string, now: Date) =>
  makeOccurrences(tx, series, {
    templateId,
    from: series.date,
    to: new Date(series.date.getTime() + daysAhead * day),
    now,
  })
