// Lets an appointment, and those that follow it, repeat by another rule, or no more.
import type { Transaction } from '../../../kernel/mutation.ts'
import { day } from '../../../kernel/time/milliseconds.ts'
import { noteChanges } from '../noteChange.ts'
import type { ScheduleColumns } from '../schedule.ts'
import { tellOfAppointments } from '../tellOfAppointment.ts'
import type { NamedAppointment } from '../visibleAppointments.ts'
import { addSeries } from './addSeries.ts'
import { changeOthers, type OthersChange } from './changeOthers.ts'
import { cancelOthers, cancelSeries, timesOf, type OthersOfSeries } from './changeSeries.ts'
import { makeOccurrences } from './makeOccurrences.ts'
import { othersOf } from './others.ts'
import { daysAhead, datesOf } from './seriesRule.ts'
import { endSeries } from './splitSeries.ts'

interface Otherwise extends Omit<OthersChange, 'days' | 'times'> {
  /** Null where it repeats no more. */
  rule: string | null
  after: ScheduleColumns
  now: Date
}

/**
 * Keeps those that the rule names too, with what was written in them; cancels the others, and makes what is missing.
 * What has begun, and what was, stays by the rule that it had.
 */
export async function repeatOtherwise(
  tx: Transaction,
  before: NamedAppointment,
  { rule, after, now, ...change }: Otherwise,
): Promise<OthersOfSeries> {
  const { id, seriesId, seriesDate } = before
  const following = seriesId && seriesDate ? { id, seriesId, seriesDate, scope: 'FOLLOWING' as const } : undefined
  if (rule === null) {
    if (!following) return { others: [], moved: [] }
    const others = await cancelSeries(tx, following, { now, reason: '' })
    await tx.appointment.updateMany({ where: { id }, data: { seriesId: null, seriesDate: null } })
    return { others, moved: [] }
  }
  const stood = following ? await othersOf(tx, following, now) : []
  const series = await addSeries(tx, { rule, schedule: after, organizationId: before.organizationId, now })
  const to = new Date(after.date.getTime() + daysAhead * day)
  const named = datesOf(series, after.date, to).filter((date) => date.getTime() > after.date.getTime())
  if (following) await moveNamed(tx, following, { to: series.id, dates: named })
  await tx.appointment.updateMany({
    where: { id },
    data: { seriesId: series.id, seriesDate: after.date, isChanged: false },
  })
  if (following) await endSeries(tx, following.seriesId, following.seriesDate)
  const rows = await tx.appointment.findMany({ where: { id: { in: stood } }, select: { id: true, seriesId: true } })
  const kept = rows.filter((row) => row.seriesId === series.id).map((row) => row.id)
  const dropped = rows.filter((row) => row.seriesId !== series.id).map((row) => row.id)
  const times = timesOf(before, after)
  await changeOthers(tx, kept, { ...change, days: 0, times }, now)
  await cancelOthers(tx, dropped, { now, reason: '' })
  const made = await makeOccurrences(tx, series, { templateId: id, from: after.date, to, now })
  await tellOfAppointments(tx, kept, 'CHANGED')
  await tellOfAppointments(tx, made, 'CREATED')
  await noteChanges(tx, stood)
  return { others: [...stood, ...made], moved: times ? kept : [] }
}

/** Those that were cancelled go along, so that they do not come back. */
const moveNamed = (
  tx: Transaction,
  { seriesId, seriesDate }: { seriesId: string; seriesDate: Date },
  { to, dates }: { to: string; dates: readonly Date[] },
) =>
  tx.$executeRaw`
    update appointment set series_id = ${to}::uuid
    where series_id = ${seriesId}::uuid and series_date > ${seriesDate}::date and series_date = any(${dates}::date[])`
