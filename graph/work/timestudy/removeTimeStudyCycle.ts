import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeStudy, elementsOf } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { TimeStudy } from './TimeStudy.ts'
import * as t from './__generated__/messages.ts'

mutation('removeTimeStudyCycle', {
  description:
    'Deletes the last cycle of a time study, for example after a mistaken stopwatch press; exclude earlier cycles instead.',
  policy: 'timeStudies.record',
  input: (t) => ({
    id: t.id({ required: true, description: 'The time study.' }),
    cycle: t.int({ required: true, description: 'The number of the last cycle.' }),
  }),
  async resolve({ id, cycle }, { context, write }) {
    const { id: studyId } = await studyToChange(context, id, 'timeStudies.record')
    return write(async (transaction) => {
      await changeStudy(transaction, studyId, null)
      const elements = await elementsOf(transaction, studyId)
      const last = Math.max(0, ...elements.flatMap(({ observations }) => observations.map((one) => one.cycle)))
      if (cycle !== last || last === 0) throw new ConflictError(t.lastCycleOnly)
      await transaction.timeStudyObservation.deleteMany({ where: { element: { studyId }, cycle } })
      return { studyId }
    })
  },
  success: (t) => ({
    timeStudy: t.field({
      type: TimeStudy,
      description: 'The time study after the change.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})
