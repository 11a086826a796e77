import { builder } from '../../kernel/builder.ts'
import { dataPointsOf, MetricDataPoint } from './MetricDataPoint.ts'

export const MetricFormula = builder.prismaObject('MetricFormula', {
  description: 'A formula that a metric has or had; observations keep the one they were computed with.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Which of its formulas it is, from 1.' }),
    formula: t.exposeString('formula', { description: 'The formula.' }),
    numerator: t.exposeString('numerator', {
      description: 'What is above its line; the whole formula where it is no ratio.',
    }),
    denominator: t.exposeString('denominator', {
      nullable: true,
      description: 'What is below its line, where it is a ratio.',
    }),
    requiredDataPoints: t.field({
      type: [MetricDataPoint],
      description: 'What it is computed from.',
      select: { dataPoints: true },
      resolve: ({ dataPoints }) => dataPointsOf(dataPoints),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when there is this formula.' }),
    createdByName: t.string({
      nullable: true,
      description: 'Who wrote it; null for what every tree begins with.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
  }),
})
