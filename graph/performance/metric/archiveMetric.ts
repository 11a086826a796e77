import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requirePermission } from '../../kernel/permission.ts'
import { changeMetric } from './changeMetric.ts'
import { metricInAnswer } from './metricInAnswer.ts'
import { permissionToEdit } from './permissions.ts'
import { metricIn } from './visibleMetrics.ts'
import * as m from './__generated__/messages.ts'

mutation('archiveMetric', {
  description: 'Archives a metric and keeps its history; refused while benchmarks in use depend on it.',
  policy: 'metrics.propose',
  input: (t) => ({
    id: t.id({ required: true, description: 'The metric.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const before = await metricIn(context, input.id)
    requirePermission(permissionToEdit(context.requireViewer(), before))
    return write(async (transaction) => {
      const payload = await changeMetric(transaction, before.id, input.version ?? before.version, context.now, {
        status: 'ARCHIVED',
      })
      const benchmarks = await transaction.benchmark.count({ where: { metricId: before.id, status: 'ACTIVE' } })
      if (benchmarks) throw new ValidationError([{ path: 'id', message: m.inUse({ benchmarks }) }])
      return payload
    })
  },
  success: metricInAnswer,
})
