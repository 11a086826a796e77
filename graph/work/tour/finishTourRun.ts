import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { completeRecord } from './recordOfRun.ts'
import { refusalInAnswer, runFields, runInAnswer } from './runInAnswer.ts'
import { requireStatus, runToWalk, writeRun } from './runToWalk.ts'
import { walkedKm } from './walkedKm.ts'
import { listText } from '../../kernel/messages/listText.ts'
import * as t from './__generated__/messages.ts'

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
        const [first = '', second = ''] = left
        const count = left.length
        const stops = count > 3 ? t.andMore({ first, second, count: count - 2 }) : listText(left, 'conjunction')
        throw new ConflictError(t.stopsLeft({ stops, count }))
      }
      const back = await walkedKm(call.context, run, null)
      const data = { status: 'DONE' as const, actualEnd: call.context.now, actualKm: { increment: back } }
      await writeRun(call, run, version, data, async () => ({ runId: run.id, recordRefusal: null }))
    }
    return { runId: run.id, recordRefusal: await completeRecord(call, run.actionId) }
  },
  success: (t) => ({ ...runInAnswer(t), ...refusalInAnswer(t, 'completed') }),
})
