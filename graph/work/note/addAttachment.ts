import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { recordToAddTo } from './collaboration.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const most = 50

mutation('addAttachment', {
  description: 'Attaches a file to an action record; the viewer must have uploaded it with a ticket for that record.',
  policy: 'collaborate',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The action record.' }),
    fileId: t.id({ required: true, description: 'The uploaded file to attach.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: actionId, organizationId } = await recordToAddTo(context, input)
    const viewer = context.requireViewer()
    const fileId = uuidOf('File', input.fileId)
    const sent = { id: fileId, organizationId, createdById: viewer.id }
    const file = await context.db.prisma.file.findFirst({
      where: sent,
      select: { attachments: { select: { actionId: true } }, ...uses },
    })
    if (!file) throw new NotFoundError(the('File'))
    const isThere = file.attachments.some((attachment) => attachment.actionId === actionId)
    if (
      !isThere &&
      (file.attachments.length ||
        file.logoOf.length ||
        file.answers.length ||
        file.appointmentAttachments.length ||
        file.sopSteps.length)
    ) {
      throw new ConflictError(t.usedElsewhere)
    }
    return write(async (transaction) => {
      // Two at once are counted one after the other.
      await transaction.$queryRaw`select id from action where id = ${actionId}::uuid for no key update`
      const { attachment } = transaction
      if (!isThere && (await attachment.count({ where: { actionId } })) >= most) {
        throw new ValidationError([{ path: 'fileId', message: t.mostFiles({ most }) }])
      }
      await attachment.createMany({
        data: { actionId, fileId, addedById: viewer.id, addedAt: context.now },
        skipDuplicates: true,
      })
      return { actionId }
    })
  },
  success: (t) => ({
    action: t.field({
      type: Action,
      description: 'The record with its files.',
      resolve: async ({ actionId }, _args, context, info) => (await loadAction(context, info, actionId))!,
    }),
  }),
})

const one = { take: 1, select: { id: true } } as const
const uses = {
  logoOf: one,
  answers: one,
  sopSteps: one,
  appointmentAttachments: { take: 1, select: { fileId: true } },
} as const
