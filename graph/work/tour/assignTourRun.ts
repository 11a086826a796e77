import { mutation } from '../../kernel/mutation.ts'
import { noteStartsSoon } from './noteStartsSoon.ts'
import { runFields, runInAnswer } from './runInAnswer.ts'
import { requireStatus, runToWalk, writeRun } from './runToWalk.ts'
import { walkerIn } from './walkers.ts'

mutation('assignTourRun', {
  description:
    'Gives a run to somebody who may walk it; one that is under way is handed over, and what was walked stays.',
  policy: 'tasks.use',
  input: (t) => ({
    ...runFields(t),
    assigneeId: t.id({ required: true, description: 'Who walks it from now on.' }),
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
