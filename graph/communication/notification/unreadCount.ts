import { builder } from '../../kernel/builder.ts'
import { User } from '../../people/user/User.ts'

const mostCounted = 1_000

builder.prismaObjectField(User, 'unreadNotifications', (t) =>
  t.int({
    nullable: true,
    description: 'The number of unread notifications of the viewer, counted up to 1,000; null for other users.',
    select: { id: true },
    resolve: ({ id }, _args, context) =>
      id === context.requireViewer().id
        ? context.db.prisma.notification.count({
            where: { userId: id, inProduct: true, readAt: null },
            take: mostCounted,
          })
        : null,
  }),
)
