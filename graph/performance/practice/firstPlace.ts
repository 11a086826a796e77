import type { Context } from '../../kernel/context.ts'
import { visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { globalId, isUuid } from '../../kernel/node.ts'
import { practicePlace, type PracticePlace } from './practicePlace.ts'

/** The place that a user belongs to first, with its department and group; null where the viewer sees none. */
export async function firstPlace(context: Context, userId: string): Promise<PracticePlace | null> {
  if (!isUuid(userId)) return null
  const first = await context.db.prisma.membership.findFirst({
    where: { AND: [visibleMemberships(context), { userId }] },
    orderBy: { legacyId: 'asc' },
    select: { organizationId: true, departmentId: true, groupId: true },
  })
  if (!first) return null
  const { organizationId, departmentId, groupId } = first
  return practicePlace(context, {
    organizationId: globalId('Organization', organizationId),
    departmentId: departmentId && globalId('Department', departmentId),
    groupId: groupId && globalId('Group', groupId),
  })
}
