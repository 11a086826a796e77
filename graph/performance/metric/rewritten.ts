import type { Context } from '../../kernel/context.ts'
import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import type { Aggregation } from '../../../prisma/__generated__/client/enums.ts'
import { checkFormula } from './formula/checkFormula.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'
import { dataPointsOf } from './MetricDataPoint.ts'
import { metricKeys } from './metricInput.ts'
import type { MetricNamed } from './visibleMetrics.ts'
import * as t from './__generated__/messages.ts'

interface Rewriting {
  formula?: string | null
  requiredDataPoints?: DataPoint[] | null
  unit?: string | null
  aggregationMethod?: Aggregation | null
}

/**
 * The formula that a change asks for, checked with the unit and the aggregation that it will have; none where it stays.
 */
export async function rewritten(context: Context, before: MetricNamed, input: Rewriting) {
  const { formula, requiredDataPoints, unit, aggregationMethod } = input
  const isAsked = [formula, requiredDataPoints, unit, aggregationMethod].some((one) => one != null)
  if (!isAsked || before.isStandard) return undefined
  await requireNoHistory(context, before, input)
  const dataPoints = (requiredDataPoints ?? dataPointsOf(before.current.dataPoints)).map((point) => ({
    name: point.name,
    unit: point.unit.trim(),
  }))
  const checked = await checkFormula({
    formula: formula ?? before.current.formula,
    dataPoints,
    unit: unit ?? before.unit,
    aggregation: aggregationMethod ?? before.aggregation,
    metricKeys: await metricKeys(context, before.rootId),
  })
  const isSame =
    checked.formula === before.current.formula &&
    JSON.stringify(dataPoints) === JSON.stringify(dataPointsOf(before.current.dataPoints))
  return isSame ? undefined : { ...checked, dataPoints }
}

/** Values of two units, or of two ways to sum them up, make no series. */
async function requireNoHistory(
  { db }: Context,
  before: MetricNamed,
  { unit, aggregationMethod }: Rewriting,
): Promise<void> {
  const problems: FieldProblem[] = []
  if (unit != null && unit.trim() !== before.unit)
    problems.push({ path: 'unit', message: t.hasUnit({ unit: before.unit }) })
  if (aggregationMethod != null && aggregationMethod !== before.aggregation)
    problems.push({ path: 'aggregationMethod', message: t.hasAggregation })
  if (!problems.length) return
  const observation = await db.prisma.observation.findFirst({ where: { metricId: before.id }, select: { id: true } })
  if (observation) throw new ValidationError(problems)
}
