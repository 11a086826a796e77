// What a change of one appointment does to the others of its series.
import type { Transaction } from '../../../kernel/mutation.ts'
import { day } from '../../../kernel/time/milliseconds.ts'
import { noteChanges } from '../noteChange.ts'
import type { ScheduleColumns } from '../schedule.ts'
import { tellOfAppointments } from '../tellOfAppointment.ts'
import type { NamedAppointment } from '../visibleAppointments.ts'
import type { Repeating } from './AppointmentScope.ts'
import { changeOthers, type OthersChange } from './changeOthers.ts'
import { othersOf } from './others.ts'
import { endSeries, firstOf, splitSeries } from './splitSeries.ts'

type Changed = NamedAppointment & Repeating

/** The others that a change of one applies to, and which of them have other times by it. */
export interface OthersOfSeries {
  others: readonly string[]
  moved: readonly string[]
}

/** The times that a change gives; undefined where they stay. */
export const timesOf = (before: ScheduleColumns, { startMins, endMins, timeZone }: ScheduleColumns) =>
  startMins !== before.startMins || endMins !== before.endMins || timeZone !== before.timeZone
    ? { startMins, endMins, timeZone }
    : undefined

/** Changes them as the one was. */
export async function changeSeries(
  tx: Transaction,
  before: Changed,
  { now, after, ...change }: { now: Date; after: ScheduleColumns } & Omit<OthersChange, 'days' | 'times'>,
): Promise<OthersOfSeries> {
  const others = await othersOf(tx, before, now)
  const days = Math.round((after.date.getTime() - before.date.getTime()) / day)
  const times = timesOf(before, after)
  const from = await firstOf(tx, before, now)
  await splitSeries(tx, before.seriesId, { from, days, times, isWhole: before.scope === 'ALL' })
  await changeOthers(tx, others, { ...change, days, times }, now)
  await tellOfAppointments(tx, others, 'CHANGED')
  await noteChanges(tx, others)
  return { others, moved: days || times ? others : [] }
}

/** Cancels them too, and makes no more; answers with their ids. */
export async function cancelSeries(
  tx: Transaction,
  before: Repeating & { id: string },
  { now, reason }: { now: Date; reason: string },
): Promise<string[]> {
  const others = await othersOf(tx, before, now)
  await endSeries(tx, before.seriesId, await firstOf(tx, before, now))
  await cancelOthers(tx, others, { now, reason })
  await noteChanges(tx, others)
  return others
}

/** Cancels appointments of a series, and tells of it outside. */
export async function cancelOthers(
  tx: Transaction,
  ids: string[],
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  await tx.appointment.updateMany({
    where: { id: { in: ids } },
    data: { cancelledAt: now, cancelReason: reason, updatedAt: now, version: { increment: 1 } },
  })
  await tellOfAppointments(tx, ids, 'CANCELLED')
}
