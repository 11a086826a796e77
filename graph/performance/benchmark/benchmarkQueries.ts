import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { noRow, policy, uuidAsked, uuidIn } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { containsText } from '../../kernel/statement/pattern.ts'
import { unstorable } from '../../kernel/validation.ts'
import type { Level } from './attainment.ts'
import { Benchmark } from './Benchmark.ts'
import { BenchmarkLevel, BenchmarkStatus } from './enums.ts'
import { standingsOf } from './readStandings.ts'
import { visibleBenchmarks } from './visibleBenchmarks.ts'

const BenchmarkOrder = builder.enumType('BenchmarkOrder', {
  description: 'How benchmarks are put in order.',
  values: {
    NAME: { description: 'By name.' },
    METRIC: { description: 'By the name of the metric, then by name.' },
    CHANGED: { description: 'What was changed last comes first.' },
  },
})

const orders: Record<typeof BenchmarkOrder.$inferType, Prisma.BenchmarkOrderByWithRelationInput[]> = {
  NAME: [{ name: 'asc' }, { legacyId: 'asc' }],
  METRIC: [{ metric: { name: 'asc' } }, { name: 'asc' }, { legacyId: 'asc' }],
  CHANGED: [{ updatedAt: 'desc' }, { legacyId: 'desc' }],
}

builder.queryField('benchmarks', (t) =>
  t.connection({
    type: Benchmark,
    description: 'The benchmarks in sight.',
    ...policy('benchmarks.read'),
    args: {
      search: t.arg.string({ description: 'Part of the name, or of the name of the metric.' }),
      organizationId: t.arg.id({ description: 'Only those of this organization and all below it.' }),
      metricId: t.arg.id({ description: 'Only those of this metric.' }),
      level: t.arg({ type: BenchmarkLevel, description: 'Only those of which the worst scope stands at this level.' }),
      status: t.arg({
        type: BenchmarkStatus,
        description: 'Only those that are in use, proposed, or archived; all but the archived where left out.',
      }),
      order: t.arg({ type: BenchmarkOrder, required: true, defaultValue: 'NAME', description: 'In which order.' }),
    },
    resolve: async (_root, { search, organizationId, metricId, level, status, order, ...page }, context, info) => {
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Benchmark',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      const conditions: Prisma.BenchmarkWhereInput[] = [
        visibleBenchmarks(context),
        { status: status ?? { not: 'ARCHIVED' } },
      ]
      if (search?.trim()) conditions.push(unstorable(search).length ? anyOf([]) : containing(search))
      if (organizationId != null) conditions.push(await below(context, uuidIn('Organization', organizationId) ?? noRow))
      if (metricId != null) conditions.push({ metricId: uuidAsked('Metric', metricId) })
      if (level) conditions.push({ id: { in: await atLevel(context, { AND: conditions }, level) } })
      return pageByNumber(
        'benchmarks',
        page,
        (more) =>
          context.db.prisma.benchmark.findMany({
            ...query,
            where: { AND: conditions },
            orderBy: orders[order],
            ...more,
          }) as unknown as Promise<{ id: string; legacyId: number }[]>,
      )
    },
  }),
)

const containing = (search: string): Prisma.BenchmarkWhereInput => ({
  OR: [{ name: containsText(search) }, { metric: { name: containsText(search) } }],
})

async function below({ db }: Context, id: string): Promise<Prisma.BenchmarkWhereInput> {
  const at = await db.prisma.organization.findFirst({ where: { id }, select: { rootId: true, path: true } })
  return at ? { rootId: at.rootId, organization: { path: { startsWith: at.path } } } : anyOf([])
}

/** A level is worked out from the points, so all that are in question are asked. */
async function atLevel(context: Context, where: Prisma.BenchmarkWhereInput, level: Level): Promise<string[]> {
  const rows = await context.db.prisma.benchmark.findMany({ where, select: { id: true }, take: 5_000 })
  const standings = await Promise.all(rows.map(({ id }) => standingsOf(context, id)))
  return rows.filter((_row, i) => standings[i]![0]?.level === level).map(({ id }) => id)
}
