import { recordPlace } from '../../work/action/subject.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { threadNamed } from './posting.ts'
import { Thread } from './Thread.ts'
import { isInvolved, loadWritten } from './visibleThreads.ts'
import * as t from './__generated__/messages.ts'

mutation('markThreadRead', {
  description: 'Marks a thread as read by the viewer up to a given message; later messages stay unread.',
  policy: 'signedIn',
  input: (t) => ({
    threadId: t.id({ required: true, description: 'The thread.' }),
    upToId: t.id({ description: 'The last message that was read; all messages if omitted.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const thread = await threadNamed(context, input.threadId)
    const { id: threadId } = thread
    const { id: userId } = viewer
    const upToId = input.upToId == null ? undefined : uuidOf('Message', input.upToId, t.theMessage)
    // Who only sees its record does not follow it from then on.
    if (!isInvolved(viewer, thread) && !(thread.action && recordPlace(thread.action).parties.includes(userId)))
      return { threadId }
    const readAt = context.now
    return write(async (tx) => {
      // A message that comes meanwhile waits, and is counted behind this.
      await tx.$queryRaw`select id from thread where id = ${threadId}::uuid for no key update`
      const unread = upToId === undefined ? 0 : await countBehind(tx, { threadId, userId, upToId })
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

interface Read {
  threadId: string
  userId: string
  upToId: string
}

/** How many messages of others are behind one of the thread; all of them behind one that it doesn't have. */
async function countBehind(tx: Transaction, { threadId, userId, upToId }: Read): Promise<number> {
  const [row] = await tx.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from message m where m.thread_id = ${threadId}::uuid and m.author_id <> ${userId}::uuid
      and m.legacy_id > coalesce((select legacy_id from message where id = ${upToId}::uuid and thread_id = ${threadId}::uuid), 0)`
  return row.count
}
