import { mutation } from '../../kernel/mutation.ts'
import { addMetric } from './addMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { newMetricFields } from './metricInput.ts'

mutation('createMetric', {
  description: 'Creates a custom metric for an organization; its key is custom-metric-{number}-{name}.',
  policy: 'metrics.edit',
  input: newMetricFields,
  resolve: (input, call) => addMetric(input, call, 'ACTIVE'),
  success: metricInAnswer,
})
