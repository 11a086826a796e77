import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { addMetric } from './addMetric.ts'
import { dataPointsOf } from './MetricDataPoint.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { metricIn } from './visibleMetrics.ts'

mutation('duplicateMetric', {
  description: 'Creates a custom metric from another metric, without its observations.',
  policy: 'metrics.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The metric.' }),
    name: t.string({ required: true, description: 'The name of the copy.' }),
    organizationId: t.id({ description: 'The organization that owns the copy; defaults to that of the original.' }),
  }),
  async resolve({ id, name, organizationId }, call) {
    const {
      description,
      unit,
      category,
      recommendedDataSource,
      targetThreshold,
      alertIf,
      aggregation,
      current,
      ...place
    } = await metricIn(call.context, id)
    const { departmentId, groupId } = place
    const same = {
      organizationId: globalId('Organization', place.organizationId),
      departmentId: departmentId && globalId('Department', departmentId),
      groupId: groupId && globalId('Group', groupId),
    }
    const { formula, dataPoints } = current
    const copy = {
      name,
      description,
      unit,
      category,
      recommendedDataSource,
      targetThreshold,
      alertIf,
      aggregationMethod: aggregation,
      formula,
      requiredDataPoints: dataPointsOf(dataPoints),
    }
    return addMetric({ ...copy, ...(organizationId ? { organizationId } : same) }, call, 'ACTIVE')
  },
  success: metricInAnswer,
})
