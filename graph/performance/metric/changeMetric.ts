import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'

/** Writes a change that was made from a version of a metric; another version by now is a conflict that shows both. */
export async function changeMetric(
  { metric }: Transaction,
  id: string,
  version: number,
  now: Date,
  data: Prisma.MetricUncheckedUpdateManyInput,
) {
  const { count } = await metric.updateMany({
    where: { id, version },
    data: { ...data, updatedAt: now, version: { increment: 1 } },
  })
  if (count) return { metricId: id }
  const current = await metric.findUnique({ where: { id } })
  throw current ? stale('The metric', { ...data, version }, current) : new NotFoundError('The metric')
}
