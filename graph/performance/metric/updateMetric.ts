import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requirePermission } from '../../kernel/permission.ts'
import { check } from '../../kernel/validation.ts'
import { changeMetric } from './changeMetric.ts'
import { AggregationMethod, AlertIf, MetricCategory } from './enums.ts'
import { dataPointsOf } from './MetricDataPoint.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { freeFields, freeRules, MetricDataPointInput, metricName } from './metricInput.ts'
import { permissionToEdit } from './permissions.ts'
import { rewritten } from './rewritten.ts'
import { metricIn } from './visibleMetrics.ts'
import * as m from './__generated__/messages.ts'

const fixed = ['name', 'unit', 'formula', 'requiredDataPoints', 'category', 'aggregationMethod', 'alertIf'] as const

mutation('updateMetric', {
  description:
    'Updates a metric; omitted fields are unchanged; a new formula is added to the earlier ones, and a threshold that is set is confirmed.',
  policy: 'metrics.propose',
  input: (t) => ({
    id: t.id({ required: true, description: 'The metric.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    unit: t.string({ description: "The unit of the values; can't be changed once there are observations." }),
    formula: t.string({ description: 'The formula applied to new observations.' }),
    requiredDataPoints: t.field({
      type: [MetricDataPointInput],
      description: 'The complete new list of data points; unchanged if omitted.',
    }),
    category: t.field({ type: MetricCategory, description: 'The field of work that the metric belongs to.' }),
    aggregationMethod: t.field({
      type: AggregationMethod,
      description: "How observations are aggregated into one value; can't be changed once there are observations.",
    }),
    alertIf: t.field({ type: AlertIf, description: 'The side of the threshold on which a value triggers an alert.' }),
    ...freeFields(t),
  }),
  clears: { description: '', recommendedDataSource: '', targetThreshold: null },
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const before = await metricIn(context, input.id)
    requirePermission(permissionToEdit(viewer, before))
    const current = {
      ...before,
      ...before.current,
      requiredDataPoints: dataPointsOf(before.current.dataPoints),
      aggregationMethod: before.aggregation,
    }
    const changed = fixed.filter((field) => input[field] != null && !isEqual(input[field], current[field]))
    if (before.isStandard && changed.length)
      throw new ValidationError(changed.map((path) => ({ path, message: m.standardIsFixed })))
    const { name, description, recommendedDataSource, targetThreshold } = check(
      z.object({ name: metricName.nullish(), ...freeRules }),
      input,
    )
    const formula = await rewritten(context, before, input)
    const wanted = {
      name: name ?? undefined,
      description: description ?? undefined,
      recommendedDataSource: recommendedDataSource ?? undefined,
      targetThreshold,
      isThresholdConfirmed: targetThreshold === undefined ? undefined : true,
      category: input.category ?? undefined,
      alertIf: input.alertIf ?? undefined,
      aggregation: input.aggregationMethod ?? undefined,
      unit: input.unit?.trim() ?? undefined,
    }
    return write(async (transaction) => {
      const version = input.version ?? before.version
      const number = formula ? before.formulas[0]!.number + 1 : undefined
      const payload = await changeMetric(transaction, before.id, version, context.now, {
        ...wanted,
        formulaNumber: number,
      })
      if (formula && number) {
        await transaction.metricFormula.create({
          data: { metricId: before.id, number, ...formula, createdById: viewer.id, createdAt: context.now },
        })
      }
      return payload
    })
  },
  success: metricInAnswer,
})

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
