import { builder } from '../../kernel/builder.ts'
import { dataPointsOf, MetricDataPoint } from './MetricDataPoint.ts'

export const MetricFormula = builder.prismaObject('MetricFormula', {
  description: 'A current or former formula of a metric; observations keep the formula they were computed with.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the formula within its metric, from 1.' }),
    formula: t.exposeString('formula', { description: 'The formula.' }),
    numerator: t.exposeString('numerator', {
      description: 'The numerator of the formula, or the whole formula if it is not a ratio.',
    }),
    denominator: t.exposeString('denominator', {
      nullable: true,
      description: 'The denominator of the formula; null if it is not a ratio.',
    }),
    requiredDataPoints: t.field({
      type: [MetricDataPoint],
      description: 'The data points that the formula uses.',
      select: { dataPoints: true },
      resolve: ({ dataPoints }) => dataPointsOf(dataPoints),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the formula was created.' }),
    createdByName: t.string({
      nullable: true,
      description: 'The name of the user who wrote the formula; null for standard metrics.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
  }),
})
