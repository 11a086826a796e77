// How many people have a department, a group or a job role, as far as the viewer sees who has what.
import type { Context } from '../../kernel/context.ts'
import { visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'

type Column = 'departmentId' | 'groupId' | 'jobRoleId'

/** Memberships that hold now; null where the viewer does not see who has what. One statement for all of a kind. */
export function countMembers(
  context: Context,
  column: Column,
  id: string,
  organizationId?: string,
): Promise<number | null> {
  const scope = context.requireViewer().scope('departments.read')
  if (!scope.some((source) => source.column !== 'parties')) return Promise.resolve(null)
  const loader = context.loader<string, number>(`members ${column} ${organizationId}`, async (ids) => {
    const where = {
      AND: [visibleMemberships(context, 'departments.read'), { [column]: { in: [...ids] }, organizationId }],
    }
    const rows = await context.db.prisma.membership.groupBy({ by: [column], where, _count: { _all: true } })
    const counts = new Map(rows.map((row) => [row[column], row._count._all]))
    return ids.map((one) => counts.get(one) ?? 0)
  })
  return loader.load(id)
}
