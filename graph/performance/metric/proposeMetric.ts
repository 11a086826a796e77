import { mutation } from '../../kernel/mutation.ts'
import { addMetric } from './addMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { newMetricFields } from './metricInput.ts'

mutation('proposeMetric', {
  description:
    "Proposes a metric, for the viewer's department by default; it becomes active once a user who may edit metrics there accepts it.",
  policy: 'metrics.propose',
  input: newMetricFields,
  resolve: (input, call) => addMetric(input, call, 'PROPOSED'),
  success: metricInAnswer,
})
