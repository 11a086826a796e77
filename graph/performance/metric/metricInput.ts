// What a metric may be, in the input of its mutations.
import type { InputFieldMap } from '@pothos/core'
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { line, say, text } from '../../kernel/validation.ts'
import { AggregationMethod, AlertIf, MetricCategory } from './enums.ts'
import { mostDataPoints } from './formula/checkDataPoints.ts'
import { longestFormula } from './formula/scan.ts'
import * as m from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const MetricDataPointInput = builder.inputType('MetricDataPointInput', {
  description: 'A data point of a formula.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'The name used in the formula, at most 40 characters: a-z, 0-9 and _, starting with a letter.',
    }),
    unit: t.string({ required: true, description: 'The unit of the values, such as km, L, min or count.' }),
  }),
})

/** What creating and proposing take beside the rest. */
export const newMetricFields = (t: InputBuilder) =>
  ({
    organizationId: t.id({
      description: "The organization that owns the metric; defaults to the viewer's first organization.",
    }),
    departmentId: t.id({ description: 'The department it is for; defaults to the department of the group.' }),
    groupId: t.id({ description: 'The group it is for.' }),
    name: t.string({ required: true, description: 'The display name.' }),
    unit: t.string({
      required: true,
      description: "The unit of the metric's values, such as km/L, %, min or per 100 km.",
    }),
    formula: t.string({
      required: true,
      description: `The formula over its data points, at most ${longestFormula} characters.`,
    }),
    requiredDataPoints: t.field({
      type: [MetricDataPointInput],
      required: true,
      description: `Its data points, 1 to ${mostDataPoints}, each used by the formula.`,
    }),
    category: t.field({
      type: MetricCategory,
      required: true,
      description: 'The field of work that the metric belongs to.',
    }),
    aggregationMethod: t.field({
      type: AggregationMethod,
      required: true,
      description: 'How observations are aggregated into one value.',
    }),
    alertIf: t.field({
      type: AlertIf,
      required: true,
      description: 'The side of the threshold on which a value triggers an alert.',
    }),
    ...freeFields(t),
  }) satisfies InputFieldMap

/** What a standard metric may be given too. */
export const freeFields = (t: InputBuilder) =>
  ({
    description: t.string({ description: 'A description of what the metric measures, at most 2,000 characters.' }),
    recommendedDataSource: t.string({
      description: "The recommended source of the metric's data, at most 200 characters.",
    }),
    targetThreshold: t.float({ description: 'The threshold that values are compared with; null for none.' }),
  }) satisfies InputFieldMap

const largest = 1e12

export const freeRules = {
  description: text(0, 2000).nullish(),
  recommendedDataSource: line(0, 200).nullish(),
  targetThreshold: z
    .number()
    .refine((value) => Math.abs(value) <= largest, say(m.thresholdRange({ most: largest })))
    .nullish(),
}
export const metricName = line(1, 200)

/** The keys of the metrics around, so that a formula that names one is told so. */
export async function metricKeys({ db }: Context, rootId: string): Promise<string[]> {
  const rows = await db.prisma.metric.findMany({
    where: { rootId },
    select: { key: true },
    orderBy: { legacyId: 'asc' },
    take: 1000,
  })
  return rows.map(({ key }) => key)
}
