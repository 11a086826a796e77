import { mutation } from '../../kernel/mutation.ts'
import { addMetric } from './addMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { newMetricFields } from './metricInput.ts'

mutation('proposeMetric', {
  description:
    'Proposes a metric, for one’s own department unless said otherwise; it is in use once somebody who edits metrics there accepts it.',
  policy: 'metrics.propose',
  input: newMetricFields,
  resolve: (input, call) => addMetric(input, call, 'PROPOSED'),
  success: metricInAnswer,
})
