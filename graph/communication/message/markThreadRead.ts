import { recordPlace } from '../../work/action/subject.ts'
import { mutation } from '../../kernel/mutation.ts'
import { threadNamed } from './posting.ts'
import { Thread } from './Thread.ts'
import { isInvolved, loadWritten } from './visibleThreads.ts'

mutation('markThreadRead', {
  description: 'Notes that the viewer has read a thread as far as a message; what came later stays unread.',
  policy: 'signedIn',
  input: (t) => ({
    threadId: t.id({ required: true, description: 'The thread.' }),
    upTo: t.int({ description: 'The number of the last message that was seen; all of them where it is left out.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const thread = await threadNamed(context, input.threadId)
    const { id: threadId } = thread
    const { id: userId } = viewer
    // Who only sees its record does not follow it from then on.
    if (!isInvolved(viewer, thread) && !(thread.action && recordPlace(thread.action).parties.includes(userId)))
      return { threadId }
    const readAt = context.now
    return write(async (tx) => {
      // A message that comes meanwhile waits, and is counted behind this.
      await tx.$queryRaw`select id from thread where id = ${threadId}::uuid for no key update`
      const later = { threadId, authorId: { not: userId }, legacyId: { gt: input.upTo ?? 0 } }
      const unread = input.upTo == null ? 0 : await tx.message.count({ where: later })
      const key = { threadId, userId }
      await tx.threadReader.upsert({
        where: { threadId_userId: key },
        create: { ...key, readAt, unread },
        update: { readAt, unread },
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
