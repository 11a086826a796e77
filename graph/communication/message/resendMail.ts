import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { requireVerified } from '../../kernel/mail/admitOutside.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { notSetUp } from './mailInput.ts'
import { Message } from './Message.ts'
import { threadToPostIn } from './posting.ts'
import { loadMessageOf } from './readMessages.ts'
import { visibleThreads } from './visibleThreads.ts'

mutation('resendMail', {
  description: 'Retries a mail that failed; it is the same mail, so the recipient gets it only once.',
  policy: 'collaborate',
  input: (t) => ({ messageId: t.id({ required: true, description: 'The message that represents the email.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Message', input.messageId, 'The message')
    const message = await context.db.prisma.message.findFirst({
      where: { id, thread: visibleThreads(context.requireViewer()) },
      select: { threadId: true, mailId: true },
    })
    if (!message) throw new NotFoundError('The message')
    const { threadId, mailId } = message
    await threadToPostIn(context, globalId('Thread', threadId))
    if (!mailId) throw new ConflictError('This message was no mail.')
    if (!context.services.settings.SMTP_URL) throw new ConflictError(notSetUp)
    return write(async (tx) => {
      const { mail } = tx
      const { outside, senderId } = await mail.findUniqueOrThrow({ where: { id: mailId } })
      if (outside && senderId) await requireVerified(tx, senderId)
      const again = { state: 'QUEUED' as const, attempts: 0, nextAt: context.now, error: '' }
      const { count } = await mail.updateMany({ where: { id: mailId, state: 'FAILED' }, data: again })
      if (!count) throw new ConflictError('This mail is on its way or has arrived; only one that failed is sent again.')
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
