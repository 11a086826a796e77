import type { Transaction } from '../../../kernel/mutation.ts'
import type { Repeating } from './AppointmentScope.ts'

/** Lets changes of several appointments of a series go one after the other: each asks for it before any row of them. */
export const lockSeries = (tx: Transaction, seriesId: string) =>
  tx.$executeRaw`select from appointment_series where id = ${seriesId}::uuid for update`

/**
 * Locks a series, and answers with the ids of the appointments that a change of one of them applies to as well: those
 * that stand and have not begun.
 */
export async function othersOf(
  tx: Transaction,
  { id, seriesId, seriesDate, scope }: Repeating & { id: string },
  now: Date,
): Promise<string[]> {
  await lockSeries(tx, seriesId)
  const rows = await tx.appointment.findMany({
    where: {
      seriesId,
      cancelledAt: null,
      id: { not: id },
      startsAt: { gt: now },
      ...(scope === 'FOLLOWING' && { seriesDate: { gt: seriesDate } }),
    },
    orderBy: { seriesDate: 'asc' },
    select: { id: true },
  })
  return rows.map((row) => row.id)
}
