// What an edit of a routine does to its ledger: what is past, or has become a record, stays; what is planned is made
// anew.
import type { Transaction } from '../../kernel/mutation.ts'
import { slotsOf } from '../../kernel/recurrence/recurrence.ts'
import type { Rhythm } from './recurrenceInput.ts'
import { instantOf } from '../../kernel/time/wallTime.ts'
import { day } from '../../kernel/time/milliseconds.ts'

/** The wall time from which a changed rule counts: now, and after the days that have their record already. */
export async function replanFrom(transaction: Transaction, seriesId: string, wallNow: Date): Promise<Date> {
  const last = await transaction.occurrence.findFirst({
    where: { seriesId, actionId: { not: null } },
    orderBy: { slot: 'desc' },
    select: { slot: true },
  })
  if (!last || last.slot < wallNow) return wallNow
  return new Date(Math.floor(last.slot.getTime() / day + 1) * day)
}

/** Takes away what is planned from an instant on. */
export async function dropPlanned(transaction: Transaction, seriesId: string, from: Date): Promise<void> {
  await transaction.occurrence.deleteMany({ where: { seriesId, state: 'PLANNED', startsAt: { gte: from } } })
}

interface Spans {
  durationMins: number
  leadDays: number
}

/** A day that was skipped stays skipped under a new rule: the new times of that day are written down as such. */
export async function keepSkips(
  transaction: Transaction,
  from: Date,
  { before, after }: { before: string; after: string },
  rhythm: Rhythm & Spans,
) {
  const skipped = await transaction.occurrence.findMany({
    where: { seriesId: before, state: 'SKIPPED', actionId: null, slot: { gte: from } },
    select: { slot: true, reason: true, closedAt: true, closedById: true },
  })
  const data = skipped.flatMap(({ slot, ...why }) => {
    const begin = new Date(Math.floor(slot.getTime() / day) * day)
    const slots = slotsOf(rhythm.rule, rhythm.startsOn, begin, new Date(begin.getTime() + day))
    return slots.map((one) => ({
      seriesId: after,
      slot: one,
      ...timesOf(one, rhythm),
      state: 'SKIPPED' as const,
      ...why,
    }))
  })
  await transaction.occurrence.createMany({ data, skipDuplicates: true })
}

/** The instants of an occurrence at a wall time. */
export function timesOf(wall: Date, { timeZone, durationMins, leadDays }: Spans & { timeZone: string }) {
  const startsAt = instantOf(wall, timeZone)
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMins * 60_000),
    opensAt: new Date(startsAt.getTime() - leadDays * day),
  }
}
