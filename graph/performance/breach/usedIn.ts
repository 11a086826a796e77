// Where a metric is used, as far as the viewer sees that.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { placedWhere } from '../../kernel/placed.ts'
import type { BenchmarkStatus as Status } from '../../../prisma/__generated__/client/enums.ts'
import { Metric } from '../metric/Metric.ts'

interface Use {
  benchmarks: { id: string; name: string; status: Status }[]
  breaches: number
  openBreaches: number
}

const UsingBenchmark = builder.objectRef<Use['benchmarks'][number]>('UsingBenchmark').implement({
  description: 'A benchmark that uses a metric.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the benchmark.', resolve: ({ id }) => globalId('Benchmark', id) }),
    name: t.exposeString('name', { description: 'The display name.' }),
    isActive: t.boolean({ description: 'Whether it is in use.', resolve: ({ status }) => status === 'ACTIVE' }),
  }),
})

const MetricUse = builder.objectRef<Use>('MetricUse').implement({
  description: 'The uses of a metric that are visible to the viewer.',
  fields: (t) => ({
    benchmarks: t.field({
      type: [UsingBenchmark],
      description: 'The benchmarks that use the metric, by name.',
      resolve: ({ benchmarks }) => benchmarks,
    }),
    breaches: t.exposeInt('breaches', { description: 'The number of breaches of these benchmarks.' }),
    openBreaches: t.exposeInt('openBreaches', { description: 'The number of these breaches that are open.' }),
  }),
})

/** The uses of metrics of one request together. */
async function usesOf(context: Context, metricIds: readonly string[]): Promise<Use[]> {
  const { prisma } = context.db
  const ofThese = { metricId: { in: [...metricIds] } }
  const [benchmarks, breaches] = await Promise.all([
    prisma.benchmark.findMany({
      where: { AND: [placedWhere(context.requireViewer(), 'benchmarks.read'), ofThese] },
      select: { id: true, metricId: true, name: true, status: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: 1000,
    }),
    prisma.breach.groupBy({
      by: ['metricId'],
      where: { AND: [{ organization: visibleOrganizations(context) }, ofThese] },
      _count: { _all: true, recoveredAt: true },
    }),
  ])
  return metricIds.map((metricId) => {
    const { _all: all = 0, recoveredAt: recovered = 0 } =
      breaches.find((row) => row.metricId === metricId)?._count ?? {}
    return {
      benchmarks: benchmarks.filter((row) => row.metricId === metricId),
      breaches: all,
      openBreaches: all - recovered,
    }
  })
}

builder.prismaObjectField(Metric, 'usedIn', (t) =>
  t.field({
    type: MetricUse,
    description: 'The uses of the metric that are visible to the viewer.',
    select: { id: true },
    resolve: ({ id }, _args, context) =>
      context.loader<string, Use>('uses of metrics', (ids) => usesOf(context, ids)).load(id),
  }),
)
