import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { mayRemove } from './Attachment.ts'
import { recordNamed } from './collaboration.ts'
import { the } from '../../kernel/noun.ts'

mutation('removeAttachment', {
  description: 'Removes an attachment from an action record; the file is deleted unless it is used elsewhere.',
  policy: 'collaborate',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The action record.' }),
    fileId: t.id({ required: true, description: 'The attached file to remove.' }),
  }),
  async resolve(input, { context, write }) {
    const subject = await recordNamed(context, input)
    const viewer = context.requireViewer()
    const actionId_fileId = { actionId: subject.id, fileId: uuidOf('File', input.fileId) }
    const attachment = await context.db.prisma.attachment.findUnique({
      where: { actionId_fileId },
      select: { addedById: true },
    })
    if (!attachment) throw new NotFoundError(the('File'))
    if (!mayRemove(viewer, attachment.addedById, subject))
      throw new ForbiddenError(viewer.refusal('records.supervise', subject.rootId))
    return write(async (transaction) => {
      await transaction.attachment.deleteMany({ where: actionId_fileId })
      // Whatever else uses the file keeps it.
      const unused = {
        attachments: { none: {} },
        answers: { none: {} },
        sopSteps: { none: {} },
        logoOf: { none: {} },
        appointmentAttachments: { none: {} },
      }
      await transaction.file.deleteMany({ where: { id: actionId_fileId.fileId, ...unused } })
      return { actionId: subject.id }
    })
  },
  success: (t) => ({
    action: t.field({
      type: Action,
      description: 'The record with its remaining files.',
      resolve: async ({ actionId }, _args, context, info) => (await loadAction(context, info, actionId))!,
    }),
  }),
})
