import { z } from 'zod'
import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, say } from '../../kernel/validation.ts'
import { runInAnswer, runStopFields } from './runInAnswer.ts'
import { requireStatus, stopToWalk, writeRun } from './runToWalk.ts'
import { walkedKm } from './walkedKm.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object({
  km: z
    .number()
    .min(0, say(t.zeroOrMore))
    .max(10_000, say(t.atMost({ most: 10_000 })))
    .nullish(),
})

mutation('arriveAtTourRunStop', {
  description: 'Records the arrival at a stop of a run; stops that cannot be reached in time are allowed.',
  policy: 'tasks.use',
  input: (t) => ({
    ...runStopFields(t),
    km: t.float({
      description: 'The distance from the previous place, in kilometers; defaults to the calculated distance.',
    }),
  }),
  async resolve(input, call) {
    const { run, stop } = await stopToWalk(call.context, input.id)
    const { km } = check(shape, input)
    if (stop.state === 'ARRIVED' || stop.state === 'DONE') return { runId: run.id }
    requireStatus(run, 'RUNNING')
    const other = run.stops.find(({ state }) => state === 'ARRIVED')
    if (other) throw new ConflictError(t.notOver({ name: other.name }))
    const actualKm = km ?? (await walkedKm(call.context, run, stop))
    const data = { state: 'ARRIVED' as const, actualArrival: call.context.now, actualKm }
    return writeRun(call, run, input.version, { actualKm: { increment: actualKm } }, async ({ tourRunStop }) => {
      await tourRunStop.update({ where: { id: stop.id }, data })
      return { runId: run.id }
    })
  },
  success: runInAnswer,
})
