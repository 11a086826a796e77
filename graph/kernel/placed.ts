// What stands in an organization, perhaps in one of its departments or groups: tasks, checklists, tours. What stands in
// no department is for the whole organization, what stands in no group for the whole department.
import { ForbiddenError } from './errors.ts'
import type { Capability } from './policy.ts'
import { anyOf } from './scope.ts'
import type { Viewer } from './viewer.ts'
import type { ViewerMembership } from './viewerData.ts'

export interface Placement {
  rootId: string
  organizationId: string
  departmentId: string | null
  groupId: string | null
}

export interface Condition {
  rootId?: string
  organizationId?: { in: string[] }
  departmentId?: string | null
  groupId?: { in: string[] } | null
}

/** What is reached with a capability, as conditions of which any one is enough. */
export const placedConditions = (viewer: Viewer, capability: Capability): Condition[] =>
  viewer.memberships.flatMap((membership) => conditionsOf(viewer, capability, membership))

/** The rows that a viewer reaches with a capability, for Prisma's where of any table with a placement's columns. */
export const placedWhere = (viewer: Viewer, capability: Capability) => anyOf(placedConditions(viewer, capability))

function conditionsOf(viewer: Viewer, capability: Capability, membership: ViewerMembership): Condition[] {
  const { rootId, organizationId, departmentId, groupIds, subtree } = membership
  const within: Condition = organizationId === rootId ? { rootId } : { organizationId: { in: subtree } }
  switch (viewer.reachWith(capability, membership)) {
    case 'ALL':
      return [within]
    case 'DEPARTMENTS':
      return [{ ...within, departmentId: null }, ...(departmentId ? [{ ...within, departmentId }] : [])]
    case 'GROUPS':
      return [
        { ...within, departmentId: null },
        ...(departmentId ? [{ ...within, departmentId, groupId: null }] : []),
        { ...within, groupId: { in: groupIds } },
      ]
    default:
      return []
  }
}

/** The same of one row in memory. */
export const reachesPlaced = (viewer: Viewer, capability: Capability, placement: Placement): boolean =>
  placedConditions(viewer, capability).some((condition) =>
    Object.entries(condition as Record<string, Condition[keyof Condition]>).every(([column, wanted]) => {
      const value = placement[column as keyof Placement]
      return typeof wanted === 'object' && wanted ? value !== null && wanted.in.includes(value) : value === wanted
    }),
  )

/** Whether the viewer may change what stands there: what is for a whole organization takes reach over all of it. */
export const commandsPlaced = (viewer: Viewer, capability: Capability, placement: Placement): boolean =>
  viewer.commands(capability, { ...placement, bucket: 0, parties: [] })

/** Throws the refusal where the viewer may not. */
export function requirePlaced(viewer: Viewer, capability: Capability, placement: Placement): void {
  if (!commandsPlaced(viewer, capability, placement))
    throw new ForbiddenError(viewer.refusal(capability, placement.rootId))
}

/** The columns of a placement, for a selection. */
export const placementColumns = { rootId: true, organizationId: true, departmentId: true, groupId: true } as const

/**
 * The trees whose library a viewer reads: major tasks, checklists, procedures and tour templates are known to everybody
 * who uses any in the tree, metrics to who reads any; only to edit one takes reach over where it stands.
 */
export const libraryWhere = (viewer: Viewer, capability: Capability = 'tasks.use') => ({
  rootId: {
    in: [...new Set(viewer.memberships.filter((one) => usesAny(viewer, capability, one)).map(({ rootId }) => rootId))],
  },
})

const usesAny = (viewer: Viewer, capability: Capability, membership: ViewerMembership): boolean =>
  !['NONE', 'OWN'].includes(viewer.reachWith(capability, membership))
