// Tells whoever sees a thread what was said in it, and how far a mail of it is; and oneself what one has read
// elsewhere.
import { builder } from '../../kernel/builder.ts'
import type { ThreadEvent } from '../../kernel/events/eventSource.ts'
import { globalId } from '../../kernel/node.ts'
import { subscription } from '../../kernel/subscription/subscription.ts'
import { Message } from './Message.ts'
import { loadMessageOf } from './readMessages.ts'
import { Thread } from './Thread.ts'
import { loadWritten, rightsColumns, seesThread } from './visibleThreads.ts'

const ThreadChange = builder.objectRef<ThreadEvent>('ThreadChange').implement({
  description: 'A change to a thread.',
  fields: (t) => ({
    threadId: t.id({ description: 'The id of the thread.', resolve: ({ id }) => globalId('Thread', id) }),
    thread: t.field({
      type: Thread,
      description: 'The thread after the change.',
      resolve: ({ id }, _args, context, info) => loadWritten(context, info, id),
    }),
    message: t.field({
      type: Message,
      nullable: true,
      description: 'The message that was added or whose email changed status; null for other changes.',
      resolve: ({ id, messageId }, _args, context, info) =>
        messageId ? loadMessageOf(context, info, messageId, id) : null,
    }),
  }),
})

subscription('threadChanged', {
  type: ThreadChange,
  description: 'Emitted when a thread visible to the viewer changes.',
  policy: 'signedIn',
  listen: (events, tell: (event: ThreadEvent) => void) => events.on('thread', tell),
  know: ({ db }, { id }) => db.prisma.thread.findUnique({ where: { id }, select: rightsColumns }),
  meaning(viewer, event, thread) {
    const isTheirs = event.userId === undefined || event.userId === viewer.id
    return thread && isTheirs && seesThread(viewer, thread) ? { payload: event, likeness: 'seen' } : undefined
  },
  accountsFor: ['ThreadChange.thread', 'ThreadChange.message'],
})
