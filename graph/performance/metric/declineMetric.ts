import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { requirePermission } from '../../kernel/permission.ts'
import { check, reason } from '../../kernel/validation.ts'
import { changeMetric } from './changeMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { permissionToDecide } from './permissions.ts'
import { metricIn } from './visibleMetrics.ts'

mutation('declineMetric', {
  description: 'Declines a proposed metric, with a reason, and archives it; it can be restored.',
  policy: 'metrics.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The metric.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    reason: t.string({ required: true, description: 'The reason for declining, 1 to 500 characters.' }),
  }),
  async resolve(input, { context, write }) {
    const before = await metricIn(context, input.id)
    requirePermission(permissionToDecide(context.requireViewer(), before))
    const { reason: declineReason } = check(z.object({ reason }), input)
    return write((transaction) =>
      changeMetric(transaction, before.id, input.version ?? before.version, context.now, {
        status: 'ARCHIVED',
        declineReason,
      }),
    )
  },
  success: metricInAnswer,
})
