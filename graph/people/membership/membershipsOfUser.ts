import { loadChildren } from '../../kernel/children.ts'
import { visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { builder } from '../../kernel/builder.ts'
import { User } from '../user/User.ts'
import { Membership } from './Membership.ts'

builder.prismaObjectField(User, 'memberships', (t) =>
  t.field({
    type: [Membership],
    description: "The user's memberships that are visible to the viewer.",
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'membership',
        type: 'Membership',
        key: 'userId',
        parentId: id,
        where: visibleMemberships(context),
        orderBy: { legacyId: 'asc' },
      }),
  }),
)
