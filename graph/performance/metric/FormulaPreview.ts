import { builder } from '../../kernel/builder.ts'
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
  description: 'What is wrong with a formula, or with what belongs to it.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field that it is of, as requiredDataPoints.0.name.' }),
    message: t.exposeString('message', { description: 'What is wrong, and what would be right.' }),
    column: t.int({
      nullable: true,
      description: 'At which character of the formula, from 1, where that is known.',
      resolve: ({ column }) => column ?? null,
    }),
  }),
})

const Day = builder.objectRef<PreviewDay>('FormulaPreviewDay').implement({
  description: 'What a formula would have come to on a day.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'When the day begins, in the zone of the organization.',
    }),
    observations: t.exposeInt('observations', { description: 'How many observations there were.' }),
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'The mean of their values; null where none has one.',
    }),
    sumPerRate: t.exposeFloat('sumPerRate', {
      nullable: true,
      description:
        'The sum of what is above the line by the sum of what is below it; null for no ratio, and where that is 0.',
    }),
  }),
})

export const FormulaPreview = builder.objectRef<PreviewShape>('FormulaPreview').implement({
  description: 'A formula checked and tried on the observations of the last 30 days, with nothing saved.',
  fields: (t) => ({
    problems: t.field({
      type: [Problem],
      description: 'What is wrong with it; the rest says nothing then.',
      resolve: ({ problems }) => problems,
    }),
    numerator: t.exposeString('numerator', {
      nullable: true,
      description: 'What is above its line; the whole formula where it is no ratio.',
    }),
    denominator: t.exposeString('denominator', {
      nullable: true,
      description: 'What is below its line, where it is a ratio.',
    }),
    source: t.field({
      type: Metric,
      nullable: true,
      description: 'The metric whose observations it was tried on; null where none has all its data points.',
      resolve: ({ sourceId }, _args, context, info) => (sourceId ? loadWrittenMetric(context, info, sourceId) : null),
    }),
    observations: t.int({
      description: 'How many observations it was tried on, the latest 20,000 at most.',
      resolve: ({ figures }) => figures.observations,
    }),
    insufficient: t.int({
      description: 'How many of them have not data enough for a value.',
      resolve: ({ figures }) => figures.insufficient,
    }),
    average: t.float({
      nullable: true,
      description: 'The mean of the values.',
      resolve: ({ figures }) => figures.average,
    }),
    sumPerRate: t.float({
      nullable: true,
      description: 'The sum of what is above the line by the sum of what is below it; null for no ratio.',
      resolve: ({ figures }) => figures.sumPerRate,
    }),
    days: t.field({
      type: [Day],
      description: 'The same by day, the oldest first.',
      resolve: ({ figures }) => figures.days,
    }),
  }),
})
