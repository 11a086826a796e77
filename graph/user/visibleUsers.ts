import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import type { Capability } from '../policy.ts'
import { anyOf } from '../scope.ts'

/** The memberships a viewer reaches with a capability, as a where. */
export function visibleMemberships(context: Context, capability: Capability = 'people.read'): Prisma.MembershipWhereInput {
  const { now } = context
  const scope = context.requireViewer().scope(capability)
  return {
    startsAt: { lte: now },
    AND: [
      { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      anyOf(
        scope.map(({ column, ids, within, roots }): Prisma.MembershipWhereInput => {
          const there = within ? { organizationId: { in: within } } : {}
          if (column === 'rootId') return { organization: { rootId: { in: ids } } }
          if (column === 'parties') return { userId: { in: ids }, organization: { rootId: { in: roots } } }
          return { AND: [{ [column]: { in: ids } }, there] }
        }),
      ),
    ],
  }
}

/** The users a viewer sees: themselves, and whoever has a membership that they see. */
export function visibleUsers(context: Context): Prisma.UserWhereInput {
  return { OR: [{ id: context.requireViewer().id }, { memberships: { some: visibleMemberships(context) } }] }
}
