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

/** Changes them as the one was; answers with their ids. */
export async function changeSeries(
  tx: Transaction,
  before: Changed,
  { now, after, ...change }: { now: Date; after: ScheduleColumns } & Omit<OthersChange, 'days' | 'times'>,
): Promise<string[]> {
  const others = await othersOf(tx, before, now)
  const days = Math.round((after.date.getTime() - before.date.getTime()) / day)
  const { startMins, endMins, timeZone } = after
  const isRetimed = startMins !== before.startMins || endMins !== before.endMins || timeZone !== before.timeZone
  const times = isRetimed ? { startMins, endMins, timeZone } : undefined
  const from = await firstOf(tx, before, now)
  await splitSeries(tx, before.seriesId, { from, days, times, isWhole: before.scope === 'ALL' })
  await changeOthers(tx, others, { ...change, days, times }, now)
  await tellOfAppointments(tx, others, 'CHANGED')
  await noteChanges(tx, others)
  return others
}

/** Cancels them too, and makes no more; answers with their ids. */
export async function cancelSeries(
  tx: Transaction,
  before: Changed,
  { now, reason }: { now: Date; reason: string },
): Promise<string[]> {
  const others = await othersOf(tx, before, now)
  await tx.appointment.updateMany({
    where: { id: { in: others } },
    data: { cancelledAt: now, cancelReason: reason, updatedAt: now, version: { increment: 1 } },
  })
  await endSeries(tx, before.seriesId, await firstOf(tx, before, now))
  await tellOfAppointments(tx, others, 'CANCELLED')
  await noteChanges(tx, others)
  return others
}
