import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { runInAnswer, runStopFields } from './runInAnswer.ts'
import { requireStatus, stopToWalk, writeRun } from './runToWalk.ts'
import { walkedKm } from './walkedKm.ts'
import * as t from './__generated__/messages.ts'

mutation('completeTourRunStop', {
  description: 'Marks a stop as done; if no arrival was recorded, the arrival gets the same time.',
  policy: 'tasks.use',
  input: runStopFields,
  async resolve({ id, version }, call) {
    const { run, stop } = await stopToWalk(call.context, id)
    if (stop.state === 'DONE') return { runId: run.id }
    requireStatus(run, 'RUNNING')
    const other = run.stops.find(({ id: one, state }) => state === 'ARRIVED' && one !== stop.id)
    if (other) throw new ConflictError(t.notOver({ name: other.name }))
    const { now } = call.context
    const km = stop.actualArrival ? 0 : await walkedKm(call.context, run, stop)
    const arrived = stop.actualArrival ? {} : { actualArrival: now, actualKm: km }
    return writeRun(call, run, version, { actualKm: { increment: km } }, async ({ tourRunStop }) => {
      await tourRunStop.update({ where: { id: stop.id }, data: { ...arrived, state: 'DONE', actualDeparture: now } })
      return { runId: run.id }
    })
  },
  success: runInAnswer,
})
