// Which memberships a viewer knows of, as wheres. A viewer is made of memberships, so these stand below the noun.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import type { Capability } from '../policy.ts'
import { anyOf } from '../scope.ts'

/** The memberships a viewer reaches with a capability, at whatever time, as a where. */
function reachedMemberships(context: Context, capability: Capability): Prisma.MembershipWhereInput {
  const scope = context.requireViewer().scope(capability)
  return anyOf(
    scope.map(({ column, ids, within, roots }): Prisma.MembershipWhereInput => {
      const there = within ? { organizationId: { in: within } } : {}
      if (column === 'rootId') return { organization: { rootId: { in: ids } } }
      if (column === 'parties') return { userId: { in: ids }, organization: { rootId: { in: roots } } }
      return { AND: [{ [column]: { in: ids } }, there] }
    }),
  )
}

export const heldAt = (now: Date): Prisma.MembershipWhereInput => ({
  startsAt: { lte: now },
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
})

/** Those of them that hold now. */
export const visibleMemberships = (
  context: Context,
  capability: Capability = 'people.read',
): Prisma.MembershipWhereInput => ({
  AND: [heldAt(context.now), reachedMemberships(context, capability)],
})

/**
 * All that a viewer may know of: what holds now, of everybody in sight; what is planned or has ended, of those whose
 * roles they see; their own.
 */
export const knownMemberships = (context: Context): Prisma.MembershipWhereInput => ({
  OR: [
    visibleMemberships(context),
    reachedMemberships(context, 'departments.read'),
    { userId: context.requireViewer().id },
  ],
})
