import { mutation } from '../../kernel/mutation.ts'
import { procedureOfRecord, procedureOfRecordFields, recordInAnswer } from './procedureOfRecord.ts'

mutation('finishProcedure', {
  description: 'Marks a procedure of a record as done or not done.',
  policy: 'collaborate',
  input: (t) => ({
    ...procedureOfRecordFields(t),
    isDone: t.boolean({ required: true, description: 'Whether the procedure is done; false sets it back to started.' }),
  }),
  async resolve({ isDone, ...input }, { context, write }) {
    const key = await procedureOfRecord(context, input)
    const to = {
      status: isDone ? ('DONE' as const) : ('STARTED' as const),
      byId: context.requireViewer().id,
      at: context.now,
    }
    return write(async ({ actionProcedure }) => {
      const { count } = await actionProcedure.updateMany({ where: { ...key, status: { not: to.status } }, data: to })
      // What says so already says it still, of whoever was first.
      if (!count) await actionProcedure.createMany({ data: { ...key, ...to }, skipDuplicates: true })
      return { actionId: key.actionId }
    })
  },
  success: recordInAnswer,
})
