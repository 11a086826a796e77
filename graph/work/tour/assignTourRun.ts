import { mutation } from '../../kernel/mutation.ts'
import { noteStartsSoon } from './noteStartsSoon.ts'
import { runFields, runInAnswer } from './runInAnswer.ts'
import { requireStatus, runToWalk, writeRun } from './runToWalk.ts'
import { walkerIn } from './walkers.ts'

mutation('assignTourRun', {
  description: 'Assigns a run to a user who may walk it; a run in progress is handed over with its progress.',
  policy: 'tasks.use',
  input: (t) => ({
    ...runFields(t),
    assigneeId: t.id({ required: true, description: 'The user who carries out the run from now on.' }),
  }),
  async resolve({ id, version, assigneeId: asked }, call) {
    const { context } = call
    const run = await runToWalk(context, id)
    const { id: viewerId } = context.requireViewer()
    const assigneeId = await walkerIn(context, run, asked, viewerId)
    if (assigneeId === run.assigneeId) return { runId: run.id }
    requireStatus(run, 'PLANNED', 'RUNNING')
    return writeRun(call, run, version, { assigneeId }, async (transaction) => {
      await noteStartsSoon(transaction, context, { id: run.id })
      return { runId: run.id }
    })
  },
  success: runInAnswer,
})
