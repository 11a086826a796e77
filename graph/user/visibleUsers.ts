import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import type { Capability } from '../policy.ts'

/** The memberships a viewer reaches with a capability, as a where. */
export function visibleMemberships(context: Context, capability: Capability = 'people.read'): Prisma.MembershipWhereInput {
  const { now } = context
  const scope = context.requireViewer().scope(capability)
  return {
    startsAt: { lte: now },
    AND: [
      { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      {
        OR: scope.map(({ column, ids, within, roots }) => ({
          ...(column === 'rootId' && { organization: { rootId: { in: ids } } }),
          ...(column === 'parties' && { userId: { in: ids }, organization: { rootId: { in: roots } } }),
          ...(column !== 'rootId' && column !== 'parties' && { [column]: { in: ids } }),
          ...(within && { organizationId: { in: within } }),
        })),
      },
    ],
  }
}

/** The users a viewer sees: themselves, and whoever has a membership that they see. */
export function visibleUsers(context: Context): Prisma.UserWhereInput {
  return { OR: [{ id: context.requireViewer().id }, { memberships: { some: visibleMemberships(context) } }] }
}
