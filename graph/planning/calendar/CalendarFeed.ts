import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Node, policy } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { ViewerType } from '../../people/user/viewerQuery.ts'
import * as messages from './__generated__/messages.ts'

export const CalendarFeed = builder.prismaObject('CalendarFeed', {
  description: "A URL at which other programs can read a user's calendar, protected only by its token.",
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the feed, usually that of the program reading it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the feed was last read, accurate to a few minutes; null if never read.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

/** One's own that are not revoked; nobody sees those of others. */
export function ownFeeds(context: Context): Prisma.CalendarFeedWhereInput {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { userId: viewer.id, revokedAt: null }
}

export const { loadWritten: loadFeed, named: feedNamed } = declareNode('CalendarFeed', ownFeeds, {
  what: messages.theFeed,
})

builder.objectFields(ViewerType, (t) => ({
  calendarFeeds: t.field({
    type: [CalendarFeed],
    description: "The calendar feeds through which external programs can read the viewer's calendar, newest first.",
    resolve: (_viewer, _args, context, info) =>
      context.db.prisma.calendarFeed.findMany({
        ...queryFromInfo({ context, info, typeName: 'CalendarFeed', select: { id: true } }),
        where: ownFeeds(context),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
}))
