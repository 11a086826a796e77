// Tells somebody that they were told something, or have read it elsewhere.
import { builder } from '../../kernel/builder.ts'
import type { PersonEvent } from '../../kernel/events.ts'
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
  description: 'That something was told, or read.',
  fields: (t) => ({
    notification: t.field({
      type: Notification,
      nullable: true,
      description: 'The latest of what was told; null where something was read.',
      resolve: ({ id }, _args, context, info) => (id ? loadNotification(context, info, id) : null),
    }),
    user: t.field({
      type: User,
      description: 'Who was told, with how much they have not read.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})

subscription('notificationsChanged', {
  type: NotificationChange,
  description: 'Each time that the viewer is told something, or has read it elsewhere.',
  policy: 'signedIn',
  listen: ({ events }, tell: (event: PersonEvent) => void) =>
    events.onPerson((event) => {
      if (event.kind === 'notification') tell(event)
    }),
  know: () => Promise.resolve(null),
  meaning: (viewer, { userId, id }) =>
    viewer.id === userId ? { payload: { userId, id }, likeness: userId } : undefined,
  accountsFor: [],
})
