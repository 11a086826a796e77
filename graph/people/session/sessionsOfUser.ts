import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'
import { ownSessions } from './ownSessions.ts'
import { Session } from './Session.ts'

builder.prismaObjectField(User, 'sessions', (t) =>
  t.field({
    type: [Session],
    nullable: true,
    description: "The viewer's active sessions, newest first, at most 100; null for other users.",
    select: { id: true },
    resolve: async ({ id }, _args, context, info) => {
      if (id !== context.requireViewer().id) return null
      const query = queryFromInfo({ context, info, typeName: 'Session', select: { id: true } })
      return context.db.prisma.session.findMany({
        ...query,
        where: ownSessions(context),
        orderBy: { id: 'desc' },
        take: 100,
      })
    },
  }),
)
