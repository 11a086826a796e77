import { actionInAnswer } from '../action/movingMutation.ts'
import { ChecklistOpenError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { lockOpen, recordToAnswer } from './answering.ts'
import { sentenceOf } from '../action/openItems.ts'
import { openItems } from './openItems.ts'
import { the } from '../../kernel/noun.ts'

mutation('submitChecklist', {
  description:
    'Submits a checklist of a record once its mandatory items are answered; it then appears in the inbox of responses.',
  policy: 'records.see',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The action record.' }),
    checklistId: t.id({ required: true, description: 'The checklist.' }),
  }),
  errors: [ChecklistOpenError],
  async resolve(input, { context, write }) {
    const { id: actionId } = await recordToAnswer(context, input.actionId)
    const checklistId = uuidOf('Checklist', input.checklistId)
    const key = { actionId_checklistId: { actionId, checklistId } }
    if (!(await context.db.prisma.actionChecklist.findUnique({ where: key }))) throw new NotFoundError(the('Checklist'))
    const { id: submittedById } = context.requireViewer()
    return write(async (transaction) => {
      await lockOpen(transaction, actionId)
      const open = await openItems(transaction, actionId, checklistId)
      if (open.length) throw new ChecklistOpenError(sentenceOf(open), open)
      await transaction.actionChecklist.updateMany({
        where: { actionId, checklistId, submittedAt: null },
        data: { submittedAt: context.now, submittedById },
      })
      return { actionId }
    })
  },
  success: actionInAnswer,
})
