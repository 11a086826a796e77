import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { mutation } from '../../kernel/mutation.ts'
import { recordToAddTo } from '../../work/note/collaboration.ts'
import { check, text as textRule } from '../../kernel/validation.ts'
import { MentionInput } from '../../work/mention/MentionInput.ts'
import { mentionedIn } from './mentionedIn.ts'
import { Message } from './Message.ts'
import { threadToPostIn } from './posting.ts'
import { loadMessageOf } from './readMessages.ts'
import { recordThread } from './recordThread.ts'
import { say } from './say.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'

const schema = z.object({ text: textRule(1, 5000) })

const MessageTargetInput = builder.inputType('MessageTargetInput', {
  description: 'Where a message is posted.',
  isOneOf: true,
  fields: (t) => ({
    threadId: t.id({ description: 'A thread.' }),
    actionId: t.id({ description: 'An action record; its first message creates its thread.' }),
  }),
})

mutation('sendMessage', {
  description: 'Posts a message in a thread or about a record; the first message about a record creates its thread.',
  policy: 'collaborate',
  input: (t) => ({
    target: t.field({ type: MessageTargetInput, required: true, description: 'Where to post the message.' }),
    text: t.string({ required: true, description: 'The text of the message, at most 5,000 characters.' }),
    mentions: t.field({
      type: [MentionInput],
      description: 'Whom the text mentions, at most 20, if the message is about an action record; they are notified.',
    }),
  }),
  async resolve({ target, ...input }, { context, write }) {
    const { id: authorId } = context.requireViewer()
    const thread = target.threadId != null ? await threadToPostIn(context, target.threadId) : null
    const record = thread ? null : await recordToAddTo(context, { actionId: target.actionId })
    const { text } = check(schema, input)
    const mentioned = await mentionedIn(context, record ?? thread?.action?.id, text, input.mentions)
    return write(async (tx) => {
      const threadId = thread?.id ?? (await recordThread(tx, record!, authorId, context.now))
      return { threadId, messageId: await say(tx, { threadId, authorId, text, ...mentioned }, context.now) }
    })
  },
  success: (t) => ({
    sentMessage: t.field({
      type: Message,
      description: 'The message that was sent.',
      resolve: async ({ messageId, threadId }, _args, context, info) =>
        (await loadMessageOf(context, info, messageId, threadId))!,
    }),
    thread: t.field({
      type: Thread,
      description: 'The thread that contains the message.',
      resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
    }),
  }),
})
