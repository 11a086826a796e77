import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { completeRecord } from './recordOfRun.ts'
import { refusalInAnswer, runFields, runInAnswer } from './runInAnswer.ts'
import { requireStatus, runToWalk, writeRun } from './runToWalk.ts'
import { walkedKm } from './walkedKm.ts'

const all = new Intl.ListFormat('en')

mutation('finishTourRun', {
  description:
    'Finishes a tour run whose stops are all done or skipped; its record is completed if its checklists allow it; otherwise the result says why not.',
  policy: 'tasks.use',
  input: runFields,
  async resolve({ id, version }, call) {
    const run = await runToWalk(call.context, id)
    if (run.status !== 'DONE') {
      requireStatus(run, 'RUNNING')
      const left = run.stops.filter(({ state }) => state === 'PLANNED' || state === 'ARRIVED').map(({ name }) => name)
      if (left.length) {
        const names = left.length > 3 ? [...left.slice(0, 2), `${left.length - 2} more`] : left
        throw new ConflictError(
          `Not all stops are done: ${all.format(names)}. Do or skip ${left.length > 1 ? 'them' : 'it'} first.`,
        )
      }
      const back = await walkedKm(call.context, run, null)
      const data = { status: 'DONE' as const, actualEnd: call.context.now, actualKm: { increment: back } }
      await writeRun(call, run, version, data, async () => ({ runId: run.id, recordRefusal: null }))
    }
    return { runId: run.id, recordRefusal: await completeRecord(call, run.actionId) }
  },
  success: (t) => ({ ...runInAnswer(t), ...refusalInAnswer(t, 'completed') }),
})
