import type { builder } from '../../kernel/builder.ts'
import { Metric } from './Metric.ts'
import { loadWrittenMetric } from './visibleMetrics.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { metricId: string }>

/** The fields of an answer that is the metric. */
export const metricInAnswer = (t: SuccessBuilder) => ({
  metric: t.field({
    type: Metric,
    description: 'The metric after the change.',
    resolve: ({ metricId }, _args, context, info) => loadWrittenMetric(context, info, metricId),
  }),
})
