import { loadChildren } from '../../kernel/children.ts'
import { visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { builder } from '../../kernel/builder.ts'
import { User } from '../user/User.ts'
import { Membership } from './Membership.ts'

builder.prismaObjectField(User, 'memberships', (t) =>
  t.field({
    type: [Membership],
    description:
      "The user's memberships that are visible to the viewer, oldest first; of the viewer's own, those in the home organization come first.",
    select: { id: true },
    resolve: async ({ id }, _args, context, info) => {
      const { memberships, homeRootId } = context.requireViewer()
      const found: { id: string }[] = await loadChildren(context, info, {
        model: 'membership',
        type: 'Membership',
        key: 'userId',
        parentId: id,
        where: visibleMemberships(context),
        orderBy: { legacyId: 'asc' },
      })
      // Nobody but the viewer has one of these.
      const atHome = new Set(memberships.filter(({ rootId }) => rootId === homeRootId).map((one) => one.id))
      const isHome = (one: { id: string }) => atHome.has(one.id)
      return [...found.filter(isHome), ...found.filter((one) => !isHome(one))] as never[]
    },
  }),
)
