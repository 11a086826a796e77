import { mutation } from '../../kernel/mutation.ts'
import { changeStudy } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { TimeStudy } from './TimeStudy.ts'

mutation('discardTimeStudy', {
  description: 'Gives up an open time study; what was timed stays to be read.',
  policy: 'timeStudies.record',
  input: (t) => ({
    id: t.id({ required: true, description: 'The study.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: studyId } = await studyToChange(context, input.id, 'timeStudies.record')
    return write(async (transaction) => {
      await changeStudy(transaction, studyId, input.version, { status: 'DISCARDED' })
      return { studyId }
    })
  },
  success: (t) => ({
    timeStudy: t.field({
      type: TimeStudy,
      description: 'The study as it is now.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})
