import type { Context } from '../../kernel/context.ts'
import { derived, id, instant, int, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { metricList } from '../metric/metricList.ts'
import { type Level, levels } from './attainment.ts'
import { BenchmarkLevel, BenchmarkStatus } from './enums.ts'
import { standingsOf } from './readStandings.ts'
import { visibleBenchmarks } from './visibleBenchmarks.ts'

export const benchmarkList = nodeList('Benchmark', {
  visible: visibleBenchmarks,
  filter: {
    name: text(),
    description: text(),
    status: oneOf(BenchmarkStatus),
    level: derived(
      BenchmarkLevel,
      [...levels, null],
      (wanted, { context }) => atLevel(context, wanted),
      'The level of its worst scope; benchmarks without a closed point have no level.',
    ),
    metric: metricList.related('The metric it holds to target levels.'),
    jobRole: id('JobRole', '@Id', 'The responsible job role.'),
    consecutivePoints: int(),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    createdBy: id('User'),
    createdAt: instant(),
  },
  orders: {
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    METRIC: { about: 'By name of the metric, then by name.', by: (to) => [{ metric: { name: to } }, { name: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
    UPDATED: { about: 'By last update.', by: (to) => [{ updatedAt: to }] },
  },
  search: {
    about: 'Part of the name of the benchmark or metric.',
    where: (part) => ({ OR: [{ name: part }, { metric: { name: part } }] }),
  },
})

/** A level is worked out from the points, so all that are in sight are asked. */
async function atLevel(context: Context, wanted: (Level | null)[]) {
  const where = visibleBenchmarks(context)
  const rows = await context.db.prisma.benchmark.findMany({ where, select: { id: true }, take: 5_000 })
  const standings = await Promise.all(rows.map(({ id: one }) => standingsOf(context, one)))
  const found = rows.filter((_row, i) => wanted.includes(standings[i]![0]?.level ?? null))
  return { id: { in: found.map(({ id: one }) => one) } }
}
