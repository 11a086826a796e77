import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { placedWhere, requirePlaced } from '../../kernel/placed.ts'

export const visibleBenchmarks = (context: Context): Prisma.BenchmarkWhereInput =>
  placedWhere(context.requireViewer(), 'benchmarks.read')

const benchmarks = declareNode('Benchmark', visibleBenchmarks)
export const { loadWritten: loadWrittenBenchmark } = benchmarks

/** The benchmark that an input names, seen by the viewer. */
export async function benchmarkNamed(context: Context, id: string) {
  return benchmarks.named(context, id, {
    include: { metric: { select: { id: true, rootId: true, alertIf: true, targetThreshold: true, status: true } } },
  })
}

export type NamedBenchmark = Awaited<ReturnType<typeof benchmarkNamed>>

/** The same, where the viewer may change it: who proposed it may until it is decided. */
export async function benchmarkToChange(context: Context, id: string): Promise<NamedBenchmark> {
  const viewer = context.requireViewer()
  const benchmark = await benchmarkNamed(context, id)
  requirePlaced(viewer, capabilityToChange(viewer.id, benchmark), benchmark)
  return benchmark
}

export const capabilityToChange = (
  viewerId: string,
  { status, createdById }: Pick<NamedBenchmark, 'status' | 'createdById'>,
) => (status === 'PROPOSED' && createdById === viewerId ? 'benchmarks.propose' : 'benchmarks.edit')
