import { builder } from '../../kernel/builder.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { Metric } from './Metric.ts'
import type { FormulaProblem } from './formula/checkFormula.ts'
import type { PreviewDay, PreviewFigures } from './readPreview.ts'
import { loadWrittenMetric } from './visibleMetrics.ts'

export interface PreviewShape {
  problems: FormulaProblem[]
  numerator: string | null
  denominator: string | null
  sourceId: string | null
  figures: PreviewFigures
}

const Problem = builder.objectRef<FormulaProblem>('FormulaProblem').implement({
  description: 'A problem with a formula or its related fields.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path of the field, such as requiredDataPoints.0.name.' }),
    message: t.string({
      description: 'The problem and how to correct it, in the language of the request.',
      resolve: ({ message }, _args, { language }) => textIn(language, message),
    }),
    column: t.int({
      nullable: true,
      description: 'The position in the formula, in characters from 1; null if unknown.',
      resolve: ({ column }) => column ?? null,
    }),
  }),
})

const Day = builder.objectRef<PreviewDay>('FormulaPreviewDay').implement({
  description: 'The result of a formula for one day.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: "The start of the day, in the organization's time zone.",
    }),
    observations: t.exposeInt('observations', { description: 'The number of observations.' }),
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'The mean of the values; null if no observation has a value.',
    }),
    sumPerRate: t.exposeFloat('sumPerRate', {
      nullable: true,
      description:
        'The sum of the numerators divided by the sum of the denominators; null if the formula is not a ratio or the divisor is 0.',
    }),
  }),
})

export const FormulaPreview = builder.objectRef<PreviewShape>('FormulaPreview').implement({
  description:
    'The result of checking a formula and trying it on the observations of the last 30 days; nothing is saved.',
  fields: (t) => ({
    problems: t.field({
      type: [Problem],
      description: 'The problems of the formula; if there are any, the other fields have no results.',
      resolve: ({ problems }) => problems,
    }),
    numerator: t.exposeString('numerator', {
      nullable: true,
      description: 'The numerator of the formula, or the whole formula if it is not a ratio.',
    }),
    denominator: t.exposeString('denominator', {
      nullable: true,
      description: 'The denominator of the formula; null if it is not a ratio.',
    }),
    source: t.field({
      type: Metric,
      nullable: true,
      description: 'The metric whose observations were used; null if no metric has all of the data points.',
      resolve: ({ sourceId }, _args, context, info) => (sourceId ? loadWrittenMetric(context, info, sourceId) : null),
    }),
    observations: t.int({
      description: 'The number of observations used, at most the latest 20,000.',
      resolve: ({ figures }) => figures.observations,
    }),
    insufficient: t.int({
      description: 'The number of observations without enough data for a value.',
      resolve: ({ figures }) => figures.insufficient,
    }),
    average: t.float({
      nullable: true,
      description: 'The mean of the values.',
      resolve: ({ figures }) => figures.average,
    }),
    sumPerRate: t.float({
      nullable: true,
      description:
        'The sum of the numerators divided by the sum of the denominators; null if the formula is not a ratio.',
      resolve: ({ figures }) => figures.sumPerRate,
    }),
    days: t.field({
      type: [Day],
      description: 'The results by day, oldest first.',
      resolve: ({ figures }) => figures.days,
    }),
  }),
})
