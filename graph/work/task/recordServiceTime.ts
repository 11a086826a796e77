import type { Instant } from '../../kernel/builder.ts'
import type { Transaction } from '../../kernel/mutation.ts'

interface NewServiceTime {
  taskItemId: string
  /** What the item's service time has become, in whole minutes. */
  minutes: number
  /** Before it was rounded up; the same unless said otherwise. */
  exactMins?: number
  source: 'STUDY' | 'DRIFT' | 'EDIT'
  /** The study it comes from. */
  studyId?: string
  publishedById: string
  at: Instant
}

/**
 * Writes down what an item's service time has become: the next version of it. Call it in the transaction that has
 * changed the item, behind that change: its lock on the item is what numbers two such at once one after the other.
 */
export async function recordServiceTime(
  transaction: Transaction,
  { taskItemId, minutes, exactMins = minutes, ...more }: NewServiceTime,
) {
  const last = await transaction.serviceTime.findFirst({
    where: { taskItemId },
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  await transaction.serviceTime.create({
    data: { ...more, taskItemId, minutes, exactMins, number: (last?.number ?? 0) + 1 },
    select: { id: true },
  })
}
