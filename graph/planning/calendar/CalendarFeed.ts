import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Node, policy } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { requireScope } from '../../kernel/auth/scopes.ts'
import { ViewerType } from '../../people/user/viewerQuery.ts'

export const CalendarFeed = builder.prismaObject('CalendarFeed', {
  description: 'An address under which other programs read somebody’s calendar, known by its token alone.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called: who reads it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last read, to within minutes; null where it never was.',
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
  }),
})

/** One's own that are not revoked; nobody sees those of others. */
export function ownFeeds(context: Context): Prisma.CalendarFeedWhereInput {
  const viewer = context.requireViewer()
  requireScope(viewer, 'ACCOUNT')
  return { userId: viewer.id, revokedAt: null }
}

export const { loadWritten: loadFeed, named: feedNamed } = declareNode('CalendarFeed', ownFeeds, { what: 'The feed' })

builder.objectFields(ViewerType, (t) => ({
  calendarFeeds: t.field({
    type: [CalendarFeed],
    description: 'The addresses under which other programs read the viewer’s calendar, the latest first.',
    resolve: (_viewer, _args, context, info) =>
      context.db.prisma.calendarFeed.findMany({
        ...queryFromInfo({ context, info, typeName: 'CalendarFeed', select: { id: true } }),
        where: ownFeeds(context),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
}))
