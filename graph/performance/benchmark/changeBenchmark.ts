import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Call } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { the } from '../../kernel/noun.ts'

/** Writes a change of a benchmark that was made from a version; what is shown of a conflict is what may be. */
export function changeBenchmark(
  { context, write }: Call,
  { id, version }: { id: string; version: number },
  wanted: Prisma.BenchmarkUncheckedUpdateManyInput,
) {
  return write(async ({ benchmark }) => {
    const { unitMargin: _unitMargin, currency: _currency, ...shown } = wanted
    const data = { ...wanted, updatedAt: context.now }
    await changeVersioned(benchmark, the('Benchmark'), { id, version }, data, { shown })
    return { benchmarkId: id }
  })
}
