import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { Thread } from './Thread.ts'
import { threadList } from './threadList.ts'
import { boxes, visibleThreads } from './visibleThreads.ts'

builder.queryFields((t) => ({
  threads: t.connection({
    type: Thread,
    description: 'The threads visible to the viewer.',
    ...policy('signedIn'),
    args: threadList.args(t),
    resolve: (_root, args, context, info) => threadList.page(context, info, args, 'threads'),
  }),
  thread: t.prismaField({
    type: Thread,
    nullable: true,
    description: 'The thread with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('signedIn'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.thread.findFirst({
        ...query,
        where: { AND: [visibleThreads(context.requireViewer()), { id: uuidLookedUp('Thread', id) }] },
      }),
  }),
  unreadThreads: t.int({
    description: 'The number of threads with unread messages that concern the viewer.',
    ...policy('signedIn'),
    resolve: (_root, _args, context) => {
      const viewer = context.requireViewer()
      return context.db.prisma.thread.count({ where: { AND: [visibleThreads(viewer), boxes.UNREAD(viewer)] } })
    },
  }),
}))
