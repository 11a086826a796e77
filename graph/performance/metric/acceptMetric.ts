import { mutation } from '../../kernel/mutation.ts'
import { requirePermission } from '../../kernel/permission.ts'
import { changeMetric } from './changeMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { permissionToDecide } from './permissions.ts'
import { metricIn } from './visibleMetrics.ts'

mutation('acceptMetric', {
  description: 'Accepts a proposed metric and puts it in use.',
  policy: 'metrics.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The metric.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const before = await metricIn(context, input.id)
    requirePermission(permissionToDecide(context.requireViewer(), before))
    return write((transaction) =>
      changeMetric(transaction, before.id, input.version ?? before.version, context.now, { status: 'ACTIVE' }),
    )
  },
  success: metricInAnswer,
})
