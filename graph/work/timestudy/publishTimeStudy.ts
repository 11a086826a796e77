import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeStudy, elementsOf } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { recordServiceTime } from '../task/recordServiceTime.ts'
import { completeCycles, standardOf, wholeMinutes } from './results.ts'
import { TimeStudy } from './TimeStudy.ts'
import * as t from './__generated__/messages.ts'

mutation('publishTimeStudy', {
  description:
    'Publishes the standard time of a time study as the service time of its task item, rounded up to whole minutes.',
  policy: 'timeStudies.publish',
  input: (t) => ({
    id: t.id({ required: true, description: 'The time study.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: studyId, taskItemId } = await studyToChange(context, input.id, 'timeStudies.publish')
    return write(async (transaction) => {
      await changeStudy(transaction, studyId, input.version, { status: 'PUBLISHED' })
      const { allowance } = await transaction.timeStudy.findUniqueOrThrow({
        where: { id: studyId },
        select: { allowance: true },
      })
      const elements = await elementsOf(transaction, studyId)
      const seconds = standardOf(elements, allowance)
      if (seconds === null || !completeCycles(elements)) throw new ConflictError(t.nothingTimed)
      const minutes = wholeMinutes(seconds)
      await transaction.taskItem.update({
        where: { id: taskItemId },
        data: { serviceTimeMins: minutes, version: { increment: 1 } },
        select: { id: true },
      })
      const publishedById = context.requireViewer().id
      await recordServiceTime(transaction, {
        taskItemId,
        minutes,
        exactMins: seconds / 60,
        source: 'STUDY',
        studyId,
        publishedById,
        at: context.now,
      })
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
