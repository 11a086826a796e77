import { mutation } from '../../kernel/mutation.ts'
import { startRecord } from './recordOfRun.ts'
import { requireStatus, runToWalk, writeRun } from './runToWalk.ts'
import { refusalInAnswer, runFields, runInAnswer } from './runInAnswer.ts'

mutation('startTourRun', {
  description: 'Starts a tour run and its record; an unassigned run is assigned to the viewer.',
  policy: 'tasks.use',
  input: runFields,
  async resolve({ id, version }, call) {
    const run = await runToWalk(call.context, id)
    if (run.status === 'RUNNING') return { runId: run.id, recordRefusal: null }
    requireStatus(run, 'PLANNED')
    const data = {
      status: 'RUNNING' as const,
      actualStart: call.context.now,
      assigneeId: run.assigneeId ?? call.context.requireViewer().id,
    }
    await writeRun(call, run, version, data, async () => ({ runId: run.id, recordRefusal: null as string | null }))
    return { runId: run.id, recordRefusal: await startRecord(call, run.actionId) }
  },
  success: (t) => ({ ...runInAnswer(t), ...refusalInAnswer(t, 'started') }),
})
