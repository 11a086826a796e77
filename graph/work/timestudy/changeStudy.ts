import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { closedReason } from './reach.ts'
import { the } from '../../kernel/noun.ts'

/**
 * Changes an open study and its version, and keeps it locked to the end of the transaction, so that what belongs to it
 * is changed by one at a time. A version that was seen must still be the present one.
 */
export async function changeStudy(
  transaction: Transaction,
  id: string,
  version: number | null | undefined,
  data: Prisma.TimeStudyUncheckedUpdateManyInput = {},
) {
  const where = { id, status: 'OPEN' as const, version: version ?? undefined }
  const { count } = await transaction.timeStudy.updateMany({ where, data: { ...data, version: { increment: 1 } } })
  if (count) return
  const current = await transaction.timeStudy.findUnique({ where: { id }, select: { status: true, version: true } })
  if (!current) throw new NotFoundError(the('TimeStudy'))
  const closed = closedReason(current.status)
  throw closed ? new ConflictError(closed) : stale(the('TimeStudy'), { version: version ?? 0 }, current)
}

/** The elements of a study with their times, in order. */
export const elementsOf = (transaction: Transaction, studyId: string) =>
  transaction.timeStudyElement.findMany({
    where: { studyId },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      position: true,
      name: true,
      rating: true,
      observations: { select: { cycle: true, seconds: true, excluded: true } },
    },
  })
