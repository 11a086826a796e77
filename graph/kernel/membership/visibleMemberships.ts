import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import { isUuid, type LoadNodes } from '../node.ts'
import type { Capability } from '../policy.ts'
import { anyOf } from '../scope.ts'
import { queryFromInfo } from '../statement/queryFromInfo.ts'

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

export const loadMemberships: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Membership', select: { id: true } })
  const where = { AND: [knownMemberships(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.membership.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** One membership for a mutation's answer, seen because the mutation concerns it; null where it is gone. */
export function loadMembership(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Membership', select: { id: true } })
  const loader = context.loader<string, object | null>(`membership ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.membership.findMany({ ...query, where: { id: { in: [...ids] } } })
    return ids.map((one) => rows.find((row) => row.id === one) ?? null)
  })
  return loader.load(id) as Promise<never>
}
