// Tells somebody that they were told something, or have read it elsewhere.
import { builder } from '../../kernel/builder.ts'
import type { PersonEvent } from '../../kernel/events/eventSource.ts'
import { subscription } from '../../kernel/subscription/subscription.ts'
import { loadUser } from '../../people/user/loadUser.ts'
import { User } from '../../people/user/User.ts'
import { Notification } from './Notification.ts'
import { loadNotification } from './ownNotifications.ts'

interface Change {
  userId: string
  id: string | undefined
}

const NotificationChange = builder.objectRef<Change>('NotificationChange').implement({
  description: "A change of a user's notifications: one was sent or read.",
  fields: (t) => ({
    notification: t.field({
      type: Notification,
      nullable: true,
      description: 'The latest notification sent; null if the change is that some were read.',
      resolve: ({ id }, _args, context, info) => (id ? loadNotification(context, info, id) : null),
    }),
    user: t.field({
      type: User,
      description: 'The user who was notified, with their current unread count.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})

subscription('notificationsChanged', {
  type: NotificationChange,
  description: 'Emitted when the viewer receives a notification or reads one in another session.',
  policy: 'signedIn',
  listen: (events, tell: (event: PersonEvent) => void) =>
    events.on('person', (event) => {
      if (event.kind === 'notification') tell(event)
    }),
  know: () => Promise.resolve(null),
  meaning: (viewer, { userId, id }) =>
    viewer.id === userId ? { payload: { userId, id }, likeness: userId } : undefined,
  accountsFor: [],
})
