import { z } from 'zod'
import { actionInAnswer } from '../action/movingMutation.ts'
import type { Context } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { mutation } from '../mutation.ts'
import { uuidOf } from '../node.ts'
import { stale } from '../stale.ts'
import { check, text } from '../validation.ts'
import { lockOpen, recordToAnswer } from './answering.ts'
import { answerTo } from './answerValue.ts'

const shape = z.object({ note: text(0, 1000).nullish() })

mutation('answerChecklist', {
  description: 'Answers an item of a checklist on a record, or takes the answer back where no value is given.',
  policy: 'records.see',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The record.' }),
    checklistItemId: t.id({ required: true, description: 'The item of one of its checklists.' }),
    version: t.int({ description: 'The version of the answer that was seen, 0 for none; another one is a conflict.' }),
    passed: t.boolean({ description: 'Whether it passes, for an item that passes or fails.' }),
    number: t.float({ description: 'The number, for an item that takes one.' }),
    text: t.string({ description: 'The words, for an item that takes some.' }),
    choice: t.string({ description: 'What is chosen, for an item with choices.' }),
    fileId: t.id({ description: 'The photo, uploaded for the record, for an item that takes one.' }),
    note: t.string({ description: 'What there is to say of it; left out, it stays as it is.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: actionId, organizationId } = await recordToAnswer(context, input.actionId)
    const item = await itemOf(context, actionId, input.checklistItemId)
    const answer = await answerTo(context, item, input, organizationId)
    const { note } = check(shape, input)
    const { id: answeredById } = context.requireViewer()
    return write(async (transaction) => {
      await lockOpen(transaction, actionId)
      const key = { actionId_itemId: { actionId, itemId: item.id } }
      const before = await transaction.checklistAnswer.findUnique({ where: key })
      const seen = input.version ?? before?.version ?? 0
      if (seen !== (before?.version ?? 0)) {
        const { failed: _failed, ...yours } = answer
        throw stale('The answer', { version: seen, ...yours }, before ?? { version: 0 })
      }
      const data = { ...answer, note: note ?? before?.note ?? '', answeredById, answeredAt: context.now }
      await transaction.checklistAnswer.upsert({
        where: key,
        create: { ...data, actionId, itemId: item.id },
        update: { ...data, version: { increment: 1 } },
        select: { id: true },
      })
      // What was handed in is handed in again with what it says now.
      await transaction.actionChecklist.updateMany({
        where: { actionId, checklistId: item.checklistId, submittedAt: { not: null } },
        data: { submittedAt: null, submittedById: null },
      })
      return { actionId }
    })
  },
  success: actionInAnswer,
})

/** An item of the checklists that a record has. */
async function itemOf(context: Context, actionId: string, id: string) {
  const { prisma } = context.db
  const item = await prisma.checklistItem.findUnique({ where: { id: uuidOf('ChecklistItem', id, 'The item') } })
  const has = item && (await prisma.actionChecklist.findFirst({ where: { actionId, checklistId: item.checklistId, revision: item.revision }, select: { actionId: true } }))
  if (!has) throw new NotFoundError('The item')
  return item
}
