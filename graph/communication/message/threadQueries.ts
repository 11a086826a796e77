import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { unstorable } from '../../kernel/validation.ts'
import { ThreadBox } from './enums.ts'
import { Thread } from './Thread.ts'
import { boxes, visibleThreads } from './visibleThreads.ts'

function saying(search: string): Prisma.ThreadWhereInput {
  const having = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  return {
    OR: [
      { subject: having },
      { messages: { some: { text: having } } },
      { messages: { some: { author: { name: having } } } },
    ],
  }
}

builder.queryFields((t) => ({
  threads: t.connection({
    type: Thread,
    description: 'The threads in sight, the one where something was last said first.',
    ...policy('signedIn'),
    args: {
      box: t.arg({ type: ThreadBox, required: true, defaultValue: 'ALL', description: 'Which of them.' }),
      search: t.arg.string({ description: 'Part of the subject, of what was said, or of the name of who said it.' }),
      isClosed: t.arg.boolean({ description: 'Only those that are closed, or only those that are open.' }),
    },
    resolve: (_root, args, context, info) => {
      const viewer = context.requireViewer()
      const search = args.search?.trim()
      if (unstorable(search).length) throw badArgument('search', 'leave out characters that are none')
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Thread',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      const closedAt = args.isClosed == null ? undefined : args.isClosed ? { not: null } : null
      const where = {
        AND: [visibleThreads(viewer), boxes[args.box](viewer), { closedAt }, search ? saying(search) : {}],
      }
      const orderBy = [{ lastAt: 'desc' as const }, { legacyId: 'desc' as const }]
      return pageByNumber('threads', args, (page) =>
        context.db.prisma.thread.findMany({ ...query, where, orderBy, ...page }),
      )
    },
  }),
  thread: t.prismaField({
    type: Thread,
    nullable: true,
    description: 'The thread with this number, or null where there is none for the viewer.',
    ...policy('signedIn'),
    args: { internalID: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { internalID }, context) =>
      context.db.prisma.thread.findFirst({
        ...query,
        where: { AND: [visibleThreads(context.requireViewer()), { legacyId: internalID }] },
      }),
  }),
  unreadThreads: t.int({
    description: 'How many threads that concern the viewer have something unread.',
    ...policy('signedIn'),
    resolve: (_root, _args, context) => {
      const viewer = context.requireViewer()
      return context.db.prisma.thread.count({ where: { AND: [visibleThreads(viewer), boxes.UNREAD(viewer)] } })
    },
  }),
}))
