import { z } from 'zod'
import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { runInAnswer, runStopFields } from './runInAnswer.ts'
import { requireStatus, stopToWalk, writeRun } from './runToWalk.ts'
import * as t from './__generated__/messages.ts'

mutation('skipTourRunStop', {
  description: 'Skips a stop of a tour run, with a reason.',
  policy: 'tasks.use',
  input: (t) => ({
    ...runStopFields(t),
    reason: t.string({ required: true, description: 'The reason for excluding or skipping it.' }),
  }),
  async resolve(input, call) {
    const { run, stop } = await stopToWalk(call.context, input.id)
    const { reason: why } = check(z.object({ reason }), input)
    if (stop.state === 'SKIPPED') return { runId: run.id }
    requireStatus(run, 'PLANNED', 'RUNNING')
    if (stop.state === 'DONE') throw new ConflictError(t.stopDone)
    const actualDeparture = stop.actualArrival ? call.context.now : null
    return writeRun(call, run, input.version, {}, async ({ tourRunStop }) => {
      await tourRunStop.update({ where: { id: stop.id }, data: { state: 'SKIPPED', reason: why, actualDeparture } })
      return { runId: run.id }
    })
  },
  success: runInAnswer,
})
