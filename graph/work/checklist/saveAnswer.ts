// Saves an answer to an item of a record, whichever door it comes by.
import { z } from 'zod'
import type { SubjectRow } from '../action/readActions.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import { stale } from '../../kernel/stale.ts'
import { check, text } from '../../kernel/validation.ts'
import { lockOpen } from './answering.ts'
import type { GivenValue } from './answerFields.ts'
import { answerTo, noAnswer, type Answer } from './answerValue.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export interface GivenAnswer {
  checklistItemId: string
  answer?: GivenValue | null
  version?: number | null
  note?: string | null
  vehicleId?: string | null
}

const shape = z.object({ note: text(0, 1000).nullish() })

export async function saveAnswer(
  { context, write }: Call,
  { id: actionId, rootId, organizationId }: SubjectRow,
  input: GivenAnswer,
) {
  const item = await itemOf(context, actionId, input.checklistItemId)
  const answer: Partial<Answer> =
    input.answer === undefined ? {} : await answerTo(context, item, input.answer, organizationId)
  const { note } = check(shape, input)
  const key = { actionId_itemId: { actionId, itemId: item.id } }
  const known =
    input.vehicleId && (await context.db.prisma.checklistAnswer.findUnique({ where: key, select: { vehicleId: true } }))
  const vehicleId = await vehicleIn(context, rootId, input.vehicleId, { kept: [known ? known.vehicleId : null] })
  const { id: answeredById } = context.requireViewer()
  return write(async (transaction) => {
    await lockOpen(transaction, actionId)
    const before = await transaction.checklistAnswer.findUnique({ where: key })
    const seen = input.version ?? before?.version ?? 0
    if (seen !== (before?.version ?? 0)) {
      const { failed: _failed, ...yours } = answer
      throw stale(the('ChecklistAnswer'), { version: seen, ...yours }, before ?? { version: 0 })
    }
    const data = { ...answer, note: note ?? before?.note ?? '', vehicleId, answeredById, answeredAt: context.now }
    await transaction.checklistAnswer.upsert({
      where: key,
      create: { ...noAnswer, ...data, actionId, itemId: item.id },
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
}

/** An item of the checklists that a record has. */
async function itemOf(context: Context, actionId: string, id: string) {
  const { prisma } = context.db
  const item = await prisma.checklistItem.findUnique({ where: { id: uuidOf('ChecklistItem', id, t.theItem) } })
  const has =
    item &&
    (await prisma.actionChecklist.findFirst({
      where: { actionId, checklistId: item.checklistId, revision: item.revision },
      select: { actionId: true },
    }))
  if (!has) throw new NotFoundError(t.theItem)
  return item
}
