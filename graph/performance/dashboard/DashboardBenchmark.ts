import { BenchmarkCondition } from '../benchmark/BenchmarkCondition.ts'
import { BenchmarkPoint } from '../benchmark/BenchmarkPoint.ts'
import { attainmentAt, levelAt } from '../benchmark/measure.ts'
import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { Grain } from '../observation/Grain.ts'
import type { StripEntry } from './readStrip.ts'

export const DashboardBenchmark = builder.objectRef<StripEntry>('DashboardBenchmark').implement({
  description: 'How a benchmark of a team stands, in the worst of its scopes there.',
  fields: (t) => ({
    benchmarkId: t.id({
      description: 'The id of the benchmark.',
      resolve: ({ benchmarkId }) => globalId('Benchmark', benchmarkId),
    }),
    name: t.exposeString('name', { description: 'What the benchmark is called.' }),
    metricId: t.id({ description: 'The id of its metric.', resolve: ({ metricId }) => globalId('Metric', metricId) }),
    metricName: t.exposeString('metricName', { description: 'What its metric is called.' }),
    unit: t.exposeString('unit', { description: 'What its values are measured in.' }),
    grain: t.expose('grain', { type: Grain, description: 'How long its points are.' }),
    condition: t.field({
      type: BenchmarkCondition,
      nullable: true,
      description: 'How it stands there; null where there is no data.',
      resolve: ({ standing }) => standing,
    }),
    points: t.field({
      type: [BenchmarkPoint],
      description: 'Its last 20 points in that scope, the oldest first.',
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
