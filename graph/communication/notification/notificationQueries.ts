import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { NotificationKind } from './enums.ts'
import { Notification } from './Notification.ts'
import { ownNotifications, upTo } from './ownNotifications.ts'

const list = 'notifications'

builder.queryField('notifications', (t) =>
  t.connection({
    type: Notification,
    description: 'What the viewer was told, latest first.',
    ...policy('signedIn'),
    args: {
      unreadOnly: t.arg.boolean({ required: true, defaultValue: false, description: 'Only what is not read yet.' }),
      kinds: t.arg({ type: [NotificationKind], description: 'Only of these kinds; all where it is left out.' }),
    },
    resolve: async (_root, { unreadOnly, kinds, ...args }, context, info) => {
      const { first, after } = forward(args)
      const place = after === undefined ? undefined : fromCursor(list, after, ['instant', 'uuid'])
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Notification',
        paths: [['edges', 'node']],
        select: { id: true, at: true },
      })
      const rows = await context.db.prisma.notification.findMany({
        ...query,
        where: {
          ...ownNotifications(context),
          ...(unreadOnly && { readAt: null }),
          ...(kinds && { kind: { in: kinds } }),
          ...(place && { AND: [upTo(new Date(place[0]), place[1], 'lt')] }),
        },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: first + 1,
      })
      return connectionOf(
        rows.map((node) => ({ node, cursor: toCursor(list, node.at.toISOString(), node.id) })),
        first,
        after,
      )
    },
  }),
)
