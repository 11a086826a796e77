// Makes a metric: what creating and proposing have in common.
import { z } from 'zod'
import type { Call } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { commandsPlaced, requirePlaced, type Placement } from '../../kernel/placed.ts'
import { check } from '../../kernel/validation.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Aggregation, AlertIf, MetricCategory } from '../../../prisma/__generated__/client/enums.ts'
import { customKey } from './customKey.ts'
import { checkFormula } from './formula/checkFormula.ts'
import type { DataPoint } from './formula/checkDataPoints.ts'
import { freeRules, metricKeys, metricName } from './metricInput.ts'

interface NewMetric {
  organizationId?: string | null
  departmentId?: string | null
  groupId?: string | null
  name: string
  unit: string
  formula: string
  requiredDataPoints: DataPoint[]
  category: MetricCategory
  aggregationMethod: Aggregation
  alertIf: AlertIf
  description?: string | null
  recommendedDataSource?: string | null
  targetThreshold?: number | null
}

export async function addMetric(input: NewMetric, { context, write }: Call, status: 'ACTIVE' | 'PROPOSED') {
  const viewer = context.requireViewer()
  const organizationId = input.organizationId ?? globalId('Organization', viewer.memberships[0]?.organizationId ?? '')
  const { organization: _organization, ...given } = await placeIn(context, { ...input, organizationId })
  const place = status === 'PROPOSED' ? inOwnDepartment(viewer, given) : given
  requirePlaced(viewer, status === 'ACTIVE' ? 'metrics.edit' : 'metrics.propose', place)
  const { name, description, recommendedDataSource, targetThreshold } = check(
    z.object({ name: metricName, ...freeRules }),
    input,
  )
  const { unit, requiredDataPoints: dataPoints, aggregationMethod: aggregation, category, alertIf } = input
  const formula = await checkFormula({
    formula: input.formula,
    dataPoints,
    unit,
    aggregation,
    metricKeys: await metricKeys(context, place.rootId),
  })
  const written = { createdById: viewer.id, createdAt: context.now }
  const data = {
    ...place,
    ...written,
    name,
    description: description ?? '',
    recommendedDataSource: recommendedDataSource ?? '',
    targetThreshold,
    unit: unit.trim(),
    category,
    alertIf,
    aggregation,
    status,
    updatedAt: context.now,
    formulas: {
      create: {
        number: 1,
        ...formula,
        dataPoints: dataPoints.map(({ name: called, unit: its }) => ({ name: called, unit: its.trim() })),
        ...written,
      },
    },
  }
  return write(async (transaction) => {
    const key = await customKey(transaction, place, name)
    const metric = await transaction.metric.create({ data: { ...data, key }, select: { id: true } })
    return { metricId: metric.id }
  })
}

/**
 * A proposal that names no department is of the proposer's own, where they may not propose for the whole organization.
 */
function inOwnDepartment(viewer: Viewer, place: Placement): Placement {
  if (place.departmentId || commandsPlaced(viewer, 'metrics.propose', place)) return place
  const own = viewer.memberships.find(({ departmentId, rootId }) => departmentId && rootId === place.rootId)
  return { ...place, departmentId: own?.departmentId ?? null }
}
