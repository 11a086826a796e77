import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { NotificationKind } from './enums.ts'
import { Notification } from './Notification.ts'
import { ownNotifications } from './ownNotifications.ts'

builder.queryField('notifications', (t) =>
  t.connection({
    type: Notification,
    description: "The viewer's notifications, newest first.",
    ...policy('signedIn'),
    args: {
      unreadOnly: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to return only unread notifications.',
      }),
      kinds: t.arg({ type: [NotificationKind], description: 'Only notifications of these kinds; defaults to all.' }),
    },
    resolve: (_root, { unreadOnly, kinds, ...args }, context, info) =>
      prismaPage(context, info, args, {
        list: 'notifications',
        model: 'notification',
        where: {
          ...ownNotifications(context),
          ...(unreadOnly && { readAt: null }),
          ...(kinds && { kind: { in: kinds } }),
        },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      }),
  }),
)
