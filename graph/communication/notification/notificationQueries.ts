import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { byUuid, prismaPage } from '../../kernel/prismaPage.ts'
import { NotificationKind } from './enums.ts'
import { Notification } from './Notification.ts'
import { ownNotifications } from './ownNotifications.ts'

builder.queryField('notifications', (t) =>
  t.connection({
    type: Notification,
    description: 'What the viewer was told, latest first.',
    ...policy('signedIn'),
    args: {
      unreadOnly: t.arg.boolean({ required: true, defaultValue: false, description: 'Only what is not read yet.' }),
      kinds: t.arg({ type: [NotificationKind], description: 'Only of these kinds; all where it is left out.' }),
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
        key: byUuid,
      }),
  }),
)
