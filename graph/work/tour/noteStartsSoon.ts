import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'

/** Tells at once of planned runs whose reminder would have come before now; each start is told to a person once. */
export async function noteStartsSoon(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  which: Prisma.TourRunWhereInput,
): Promise<void> {
  const where = { ...which, status: 'PLANNED' as const, plannedStart: { gt: now }, assigneeId: { not: null } }
  const runs = await transaction.tourRun.findMany({
    where,
    select: { id: true, plannedStart: true, tour: { select: { reminderMins: true } } },
  })
  for (const { id, plannedStart, tour } of runs) {
    if (tour.reminderMins === null || plannedStart.getTime() - now.getTime() > tour.reminderMins * 60_000) continue
    // As the clock's own pass writes it: one start, told once.
    const [{ start } = { start: '' }] = await transaction.$queryRaw<
      { start: string }[]
    >`select jsonb_build_object('start', planned_start) ->> 'start' as start from tour_run where id = ${id}::uuid`
    await addToOutbox(transaction, { kind: 'TOUR_STARTS', ofId: id, at: now, facts: { start } })
  }
}
