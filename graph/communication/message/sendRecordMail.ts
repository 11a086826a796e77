import { ConflictError, LimitReachedError } from '../../kernel/errors.ts'
import { admitOutside } from '../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mutation } from '../../kernel/mutation.ts'
import { recordToAddTo } from '../../work/note/collaboration.ts'
import { check } from '../../kernel/validation.ts'
import { mailSchema } from './mailInput.ts'
import { Message } from './Message.ts'
import { loadMessageOf } from './readMessages.ts'
import { recordThread } from './recordThread.ts'
import { say } from './say.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'
import * as t from './__generated__/messages.ts'

mutation('sendRecordMail', {
  description: 'Sends a mail about a record; the mail and its delivery status appear in the thread of the record.',
  policy: 'collaborate',
  input: (t) => ({
    actionId: t.id({ required: true, description: 'The action record.' }),
    addresses: t.field({
      type: ['EmailAddress'],
      required: true,
      description: "The recipients' email addresses, 1 to 10.",
    }),
    subject: t.string({
      required: true,
      description: 'The subject line, at most 200 characters, without line breaks.',
    }),
    text: t.string({ required: true, description: 'The body of the email, at most 10,000 characters.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const record = await recordToAddTo(context, input)
    const { addresses: to, ...letter } = check(mailSchema, input)
    if (!context.services.settings.SMTP_URL) throw new ConflictError(t.notSetUp)
    return write(async (tx) => {
      const threadId = await recordThread(tx, record, viewer.id, context.now)
      const sending = { to, rootId: record.rootId, senderId: viewer.id }
      const outside = await admitOutside(context, tx, sending)
      const mailId = await queueMail(
        tx,
        { ...letter, ...sending, outside: outside.size, replyTo: viewer.email },
        context.now,
      )
      return {
        threadId,
        messageId: await say(tx, { threadId, authorId: viewer.id, text: letter.text, mailId }, context.now),
      }
    })
  },
  success: (t) => ({
    sentMessage: t.field({
      type: Message,
      description: 'The message that represents the email.',
      resolve: async ({ messageId, threadId }, _args, context, info) =>
        (await loadMessageOf(context, info, messageId, threadId))!,
    }),
    thread: t.field({
      type: Thread,
      description: 'The thread of the action record.',
      resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
    }),
  }),
})
