import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { placedWhere, requirePlaced } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleBenchmarks = (context: Context): Prisma.BenchmarkWhereInput =>
  placedWhere(context.requireViewer(), 'benchmarks.read')

export const loadBenchmarks: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Benchmark', select: { id: true } })
  const where = { AND: [visibleBenchmarks(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.benchmark.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The benchmark that a mutation has written, for its answer. */
export function loadWrittenBenchmark(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Benchmark', select: { id: true } })
  return context.db.prisma.benchmark.findUniqueOrThrow({ ...query, where: { id } })
}

/** The benchmark that an input names, seen by the viewer. */
export async function benchmarkNamed(context: Context, id: string) {
  const benchmark = await context.db.prisma.benchmark.findFirst({
    where: { AND: [visibleBenchmarks(context), { id: uuidOf('Benchmark', id, 'The benchmark') }] },
    include: { metric: { select: { id: true, rootId: true, alertIf: true, targetThreshold: true, status: true } } },
  })
  if (!benchmark) throw new NotFoundError('The benchmark')
  return benchmark
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
