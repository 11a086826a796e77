import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'

/** Writes a change of a benchmark that was made from a version; what is shown of a conflict is what may be. */
export function changeBenchmark(
  { context, write }: Call,
  { id, version }: { id: string; version: number },
  wanted: Prisma.BenchmarkUncheckedUpdateManyInput,
) {
  return write(async ({ benchmark }) => {
    const { count } = await benchmark.updateMany({
      where: { id, version },
      data: { ...wanted, version: { increment: 1 }, updatedAt: context.now },
    })
    if (!count) {
      const current = await benchmark.findUnique({ where: { id } })
      const { unitMargin: _unitMargin, currency: _currency, ...shown } = wanted
      throw current ? stale('The benchmark', { ...shown, version }, current) : new NotFoundError('The benchmark')
    }
    return { benchmarkId: id }
  })
}
