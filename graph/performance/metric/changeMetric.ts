import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { the } from '../../kernel/noun.ts'

/** Writes a change that was made from a version of a metric; another version by now is a conflict that shows both. */
export async function changeMetric(
  { metric }: Transaction,
  id: string,
  version: number,
  now: Date,
  data: Prisma.MetricUncheckedUpdateManyInput,
) {
  await changeVersioned(metric, the('Metric'), { id, version }, { ...data, updatedAt: now }, { shown: data })
  return { metricId: id }
}
