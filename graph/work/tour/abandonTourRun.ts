import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { runFields, runInAnswer } from './runInAnswer.ts'
import { requireStatus, runToWalk, writeRun } from './runToWalk.ts'

mutation('abandonTourRun', {
  description: 'Abandons a tour run for a given reason; another run can be planned for its record.',
  policy: 'tasks.use',
  input: (t) => ({
    ...runFields(t),
    reason: t.string({ required: true, description: 'The reason for abandoning the run.' }),
  }),
  async resolve(input, call) {
    const run = await runToWalk(call.context, input.id)
    const { reason: why } = check(z.object({ reason }), input)
    if (run.status === 'ABANDONED') return { runId: run.id }
    requireStatus(run, 'PLANNED', 'RUNNING')
    const actualEnd = run.actualStart ? call.context.now : null
    return writeRun(call, run, input.version, { status: 'ABANDONED', reason: why, actualEnd }, async () => ({
      runId: run.id,
    }))
  },
  success: runInAnswer,
})
