import { BenchmarkCondition } from '../benchmark/BenchmarkCondition.ts'
import { BenchmarkPoint } from '../benchmark/BenchmarkPoint.ts'
import { attainmentAt, levelAt } from '../benchmark/measure.ts'
import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { Grain } from '../observation/Grain.ts'
import type { StripEntry } from './readStrip.ts'

export const DashboardBenchmark = builder.objectRef<StripEntry>('DashboardBenchmark').implement({
  description: "A benchmark of a team, with its condition in the team's worst scope.",
  fields: (t) => ({
    benchmarkId: t.id({
      description: 'The id of the benchmark.',
      resolve: ({ benchmarkId }) => globalId('Benchmark', benchmarkId),
    }),
    name: t.exposeString('name', { description: 'The name of the benchmark.' }),
    metricId: t.id({ description: 'The id of its metric.', resolve: ({ metricId }) => globalId('Metric', metricId) }),
    metricName: t.exposeString('metricName', { description: 'The name of its metric.' }),
    unit: t.exposeString('unit', { description: 'The unit of the values.' }),
    grain: t.expose('grain', { type: Grain, description: 'The length of the period each point covers.' }),
    condition: t.field({
      type: BenchmarkCondition,
      nullable: true,
      description: 'The current condition in that scope; null if there is no data.',
      resolve: ({ standing }) => standing,
    }),
    points: t.field({
      type: [BenchmarkPoint],
      description: 'The last 20 points in that scope, oldest first.',
      resolve: ({ standing, points }) =>
        standing
          ? points.map((point) => ({
              ...point,
              attainment: attainmentAt(standing.measure, point.value),
              level: levelAt(standing.measure, point.value),
            }))
          : [],
    }),
  }),
})
