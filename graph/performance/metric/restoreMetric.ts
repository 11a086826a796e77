import { mutation } from '../../kernel/mutation.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { changeMetric } from './changeMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { metricIn } from './visibleMetrics.ts'

mutation('restoreMetric', {
  description: 'Restores an archived metric.',
  policy: 'metrics.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The metric.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const before = await metricIn(context, input.id)
    requirePlaced(context.requireViewer(), 'metrics.edit', before)
    if (before.status === 'ACTIVE') return write(() => Promise.resolve({ metricId: before.id }))
    return write((transaction) =>
      changeMetric(transaction, before.id, input.version ?? before.version, context.now, {
        status: 'ACTIVE',
        declineReason: '',
      }),
    )
  },
  success: metricInAnswer,
})
