// What a change of several appointments does to the rule that makes them.
import type { Transaction } from '../../../kernel/mutation.ts'
import { day } from '../../../kernel/time/milliseconds.ts'
import type { ScheduleColumns } from '../schedule.ts'
import type { Repeating } from './AppointmentScope.ts'
import { ruleFromDay, ruleUntil } from './seriesRule.ts'

type Times = Pick<ScheduleColumns, 'startMins' | 'endMins' | 'timeZone'>

const countVersion = { version: { increment: 1 } } as const

/** The day from which a series changes: that of the one that was named, or of the first that has not begun. */
export async function firstOf(tx: Transaction, { seriesId, seriesDate, scope }: Repeating, now: Date): Promise<Date> {
  if (scope === 'FOLLOWING') return seriesDate
  const first = await tx.appointment.findFirst({
    where: { seriesId, startsAt: { gt: now } },
    orderBy: { seriesDate: 'asc' },
    select: { seriesDate: true },
  })
  return first?.seriesDate ?? seriesDate
}

const hasEarlier = async (tx: Transaction, seriesId: string, from: Date) =>
  (await tx.appointment.count({ where: { seriesId, seriesDate: { lt: from } }, take: 1 })) > 0

/** Gives a series other times from a day on, some days later than they were: where it has earlier ones, by another. */
export async function splitSeries(
  tx: Transaction,
  seriesId: string,
  { from, days, times, isWhole }: { from: Date; days: number; times: Times | undefined; isWhole: boolean },
): Promise<void> {
  const series = await tx.appointmentSeries.findUniqueOrThrow({ where: { id: seriesId } })
  const isBegun = await hasEarlier(tx, seriesId, from)
  if (!days && (isWhole || !isBegun)) {
    await tx.appointmentSeries.updateMany({ where: { id: seriesId }, data: { ...times, ...countVersion } })
    return
  }
  const later = (date: Date) => new Date(date.getTime() + days * day)
  const { id } = await tx.appointmentSeries.create({
    data: {
      ...(times ?? { startMins: series.startMins, endMins: series.endMins, timeZone: series.timeZone }),
      organizationId: series.organizationId,
      rule: ruleFromDay(series, from, days),
      date: later(from),
      filledTo: series.filledTo && later(series.filledTo),
    },
    select: { id: true },
  })
  // Those that were cancelled go along, so that they do not come back.
  await tx.$executeRaw`
    update appointment set series_id = ${id}::uuid, series_date = series_date + ${days}::int
    where series_id = ${seriesId}::uuid and series_date >= ${from}::date`
  if (isBegun) await endSeries(tx, seriesId, from)
  else await tx.appointmentSeries.delete({ where: { id: seriesId } })
}

/** Lets a series make none any more from a day on. */
export async function endSeries(tx: Transaction, seriesId: string, from: Date): Promise<void> {
  const series = await tx.appointmentSeries.findUniqueOrThrow({ where: { id: seriesId } })
  const rule = (await hasEarlier(tx, seriesId, from)) ? ruleUntil(series, from) : series.rule
  await tx.appointmentSeries.updateMany({ where: { id: seriesId }, data: { rule, filledTo: null, ...countVersion } })
}
