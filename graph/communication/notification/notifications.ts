import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Notification } from './Notification.ts'
import { notificationList } from './notificationList.ts'

builder.queryField('notifications', (t) =>
  t.connection({
    type: Notification,
    description: "The viewer's notifications.",
    ...policy('signedIn'),
    args: notificationList.args(t),
    resolve: (_root, args, context, info) => notificationList.page(context, info, args, 'notifications'),
  }),
)
