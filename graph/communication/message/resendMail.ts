import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { requireVerified } from '../../kernel/mail/admitOutside.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { Message } from './Message.ts'
import { threadToPostIn } from './posting.ts'
import { loadMessageOf } from './readMessages.ts'
import { visibleThreads } from './visibleThreads.ts'
import * as t from './__generated__/messages.ts'

mutation('resendMail', {
  description: 'Retries a mail that failed; it is the same mail, so the recipient gets it only once.',
  policy: 'collaborate',
  input: (t) => ({ messageId: t.id({ required: true, description: 'The message that represents the email.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Message', input.messageId, t.theMessage)
    const message = await context.db.prisma.message.findFirst({
      where: { id, thread: visibleThreads(context.requireViewer()) },
      select: { threadId: true, mailId: true },
    })
    if (!message) throw new NotFoundError(t.theMessage)
    const { threadId, mailId } = message
    await threadToPostIn(context, globalId('Thread', threadId))
    if (!mailId) throw new ConflictError(t.noMail)
    if (!context.services.settings.SMTP_URL) throw new ConflictError(t.notSetUp)
    return write(async (tx) => {
      const { mail } = tx
      const { outside, senderId } = await mail.findUniqueOrThrow({ where: { id: mailId } })
      if (outside && senderId) await requireVerified(tx, senderId)
      const again = { state: 'QUEUED' as const, attempts: 0, nextAt: context.now, error: '' }
      const { count } = await mail.updateMany({ where: { id: mailId, state: 'FAILED' }, data: again })
      if (!count) throw new ConflictError(t.onItsWay)
      return { messageId: id, threadId }
    })
  },
  success: (t) => ({
    sentMessage: t.field({
      type: Message,
      description: 'The message, with the current delivery status of its email.',
      resolve: async ({ messageId, threadId }, _args, context, info) =>
        (await loadMessageOf(context, info, messageId, threadId))!,
    }),
  }),
})
