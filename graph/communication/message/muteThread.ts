import { mutation } from '../../kernel/mutation.ts'
import { threadNamed } from './posting.ts'
import { Thread } from './Thread.ts'
import { loadWritten } from './visibleThreads.ts'

mutation('muteThread', {
  description: 'Mutes or unmutes notifications of a thread for the viewer; a muted thread stays readable.',
  policy: 'signedIn',
  input: (t) => ({
    threadId: t.id({ required: true, description: 'The thread.' }),
    muted: t.boolean({ required: true, description: 'Whether to mute notifications of the thread for the viewer.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: threadId } = await threadNamed(context, input.threadId)
    const { muted } = input
    const key = { threadId, userId: context.requireViewer().id }
    return write(async (tx) => {
      const unread = await tx.message.count({ where: { threadId } })
      await tx.threadReader.upsert({
        where: { threadId_userId: key },
        create: { ...key, muted, unread },
        update: { muted },
      })
      return { threadId }
    })
  },
  success: (t) => ({
    thread: t.field({
      type: Thread,
      description: 'The thread.',
      resolve: ({ threadId }, _args, context, info) => loadWritten(context, info, threadId),
    }),
  }),
})
