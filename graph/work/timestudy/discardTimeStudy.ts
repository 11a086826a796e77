import { mutation } from '../../kernel/mutation.ts'
import { changeStudy } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { TimeStudy } from './TimeStudy.ts'

mutation('discardTimeStudy', {
  description: 'Discards an open time study; its recorded times stay readable.',
  policy: 'timeStudies.record',
  input: (t) => ({
    id: t.id({ required: true, description: 'The time study.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
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
      description: 'The time study after the change.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})
