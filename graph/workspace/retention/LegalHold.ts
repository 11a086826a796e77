import type { LegalHold as Row } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../../people/user/User.ts'
import { Action } from '../../work/action/Action.ts'

export type Hold = Pick<Row, 'id' | 'userId' | 'actionId' | 'reason' | 'placedById' | 'placedAt'>

export const holdColumns = {
  id: true,
  userId: true,
  actionId: true,
  reason: true,
  placedById: true,
  placedAt: true,
} as const

export const LegalHold = builder.objectRef<Hold>('LegalHold').implement({
  description:
    'That nothing may be deleted of a root organization, of a person there, or of an action record, until it is lifted.',
  fields: (t) => ({
    id: t.id({ description: 'The id by which it is lifted.', resolve: ({ id }) => globalId('LegalHold', id) }),
    reason: t.exposeString('reason', { description: 'Why it was placed.' }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When it was placed.' }),
    isOfOrganization: t.boolean({
      description: 'Whether it keeps everything of the organization.',
      resolve: ({ userId, actionId }) => !userId && !actionId,
    }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The user whose rows it keeps; null if it is of no person.',
      resolve: ({ userId }, _args, context, info) =>
        userId === null
          ? null
          : context.db.prisma.user.findUnique({
              ...queryFromInfo({ context, info, typeName: 'User', select: { id: true } }),
              where: { id: userId },
            }),
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record that it keeps; null if it is of none.',
      resolve: ({ actionId }, _args, context, info) =>
        actionId === null
          ? null
          : context.db.prisma.action.findUnique({
              ...queryFromInfo({ context, info, typeName: 'Action', select: { id: true } }),
              where: { id: actionId },
            }),
    }),
    placedBy: t.field({
      type: User,
      description: 'The user who placed it.',
      resolve: ({ placedById }, _args, context, info) =>
        context.db.prisma.user.findUniqueOrThrow({
          ...queryFromInfo({ context, info, typeName: 'User', select: { id: true } }),
          where: { id: placedById },
        }),
    }),
  }),
})
