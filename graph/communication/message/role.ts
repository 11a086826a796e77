// Who holds the role that is responsible for a thread: as a where, and of one row in memory. For everybody at once it
// is thread_holders in the database.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { anyOf } from '../../kernel/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ViewerMembership } from '../../kernel/viewerData.ts'

export interface Responsible {
  rootId: string
  organizationId: string
  departmentId: string | null
  groupId: string | null
  accessLevel: AccessLevel | null
  jobRoleId: string | null
}

export const responsibleColumns = {
  rootId: true,
  organizationId: true,
  departmentId: true,
  groupId: true,
  accessLevel: true,
  jobRoleId: true,
} as const

/** The threads for which the viewer holds the role. */
export const roleWhere = (viewer: Viewer): Prisma.ThreadWhereInput => anyOf(viewer.memberships.map(heldBy))

function heldBy({
  rootId,
  organizationId,
  subtree,
  accessLevel,
  jobRoleId,
  departmentId,
  groupIds,
}: ViewerMembership): Prisma.ThreadWhereInput {
  return {
    rootId,
    organizationId: organizationId === rootId ? undefined : { in: subtree },
    AND: [
      { OR: [{ accessLevel }, { jobRoleId }] },
      { OR: [{ accessLevel: null }, { accessLevel }] },
      { OR: [{ jobRoleId: null }, { jobRoleId }] },
      departmentId ? { OR: [{ departmentId: null }, { departmentId }] } : {},
      groupIds.length ? { OR: [{ groupId: null }, { groupId: { in: groupIds } }] } : {},
    ],
  }
}

export const holdsRole = (viewer: Viewer, thread: Responsible): boolean =>
  (thread.accessLevel !== null || thread.jobRoleId !== null) &&
  viewer.memberships.some(
    ({ rootId, organizationId, subtree, accessLevel, jobRoleId, departmentId, groupIds }) =>
      rootId === thread.rootId &&
      (organizationId === rootId || subtree.includes(thread.organizationId)) &&
      (thread.accessLevel === null || thread.accessLevel === accessLevel) &&
      (thread.jobRoleId === null || thread.jobRoleId === jobRoleId) &&
      (!departmentId || thread.departmentId === null || thread.departmentId === departmentId) &&
      (!groupIds.length || thread.groupId === null || groupIds.includes(thread.groupId)),
  )
