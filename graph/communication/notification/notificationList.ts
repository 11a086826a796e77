import { derived, id, instant, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { NotificationKind } from './enums.ts'
import { kindNames } from './kinds.ts'
import { ownNotifications } from './ownNotifications.ts'

export const notificationList = nodeList('Notification', {
  visible: ownNotifications,
  filter: {
    kind: derived(NotificationKind, kindNames, (some) => ({ kind: { in: some } })),
    isUnread: when('It has not been read.', () => ({ readAt: null })),
    at: instant(),
    readAt: instant(),
    actor: id('User', '@Id', 'The user who caused it.'),
    action: id('Action', '@Id', 'The record it is about.'),
  },
  orders: { SENT: { about: 'By when it was sent.', by: (to) => [{ at: to }] } },
  usual: ['SENT', 'DESC'],
})
