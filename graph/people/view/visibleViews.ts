import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError } from '../../kernel/errors.ts'
import { permissionOn, type PermissionShape } from '../../kernel/permission.ts'
import { commandsPlaced, placementColumns, type Placement } from '../../kernel/placed.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ViewerMembership } from '../../kernel/viewerData.ts'
import { anyOf } from '../../kernel/scope.ts'

/** What somebody saves for themselves or for others. */
interface SavedWhere {
  ownerId?: string
  rootId?: string
  organization?: Prisma.OrganizationWhereInput
  departmentId?: string | null
  groupId?: { in: string[] } | null
}

/** One's own, and what is shared where one belongs, above it, or below it where one sees that. */
export const ownOrShared = (viewer: Viewer): SavedWhere[] => [
  { ownerId: viewer.id },
  ...viewer.memberships.flatMap((membership) => sharedWith(viewer, membership)),
]

export const visibleViews = (viewer: Viewer): Prisma.SavedViewWhereInput => anyOf(ownOrShared(viewer))

function sharedWith(viewer: Viewer, membership: ViewerMembership): SavedWhere[] {
  const { rootId, path, departmentId, groupIds } = membership
  const place: SavedWhere = {
    rootId,
    organization: { OR: [{ path: { in: prefixesOf(path) } }, { path: { startsWith: path } }] },
  }
  if (viewer.reachWith('views.share', membership) === 'ALL') return [place]
  return [
    { ...place, departmentId: null },
    ...(departmentId ? [{ ...place, departmentId, groupId: null }] : []),
    ...(groupIds.length ? [{ ...place, groupId: { in: groupIds } }] : []),
  ]
}

/** The paths of an organization and of all above it. */
function prefixesOf(path: string): string[] {
  const ends = [...path.matchAll(/\//g)].map(({ index }) => index + 1)
  return ends.map((end) => path.slice(0, end))
}

const views = declareNode('SavedView', (context) => visibleViews(context.requireViewer()))
export const { loadWritten } = views

interface Owned {
  ownerId: string
  rootId: string | null
  organizationId: string | null
  departmentId: string | null
  groupId: string | null
}

/** Where a view is shared; null for one of somebody's own. */
export const placementOf = ({ rootId, organizationId, departmentId, groupId }: Owned): Placement | null =>
  rootId && organizationId ? { rootId, organizationId, departmentId, groupId } : null

/** Who shares a view lets others rely on it: to change it takes what sharing takes. */
export function requireSharing(viewer: Viewer, placement: Placement | null): void {
  if (placement && !commandsPlaced(viewer, 'views.share', placement)) {
    throw new ForbiddenError(viewer.refusal('views.share', placement.rootId))
  }
}

/** The same as a permission; what is not shared is its owner's. */
export function permissionToShare(viewer: Viewer, owned: Owned): PermissionShape {
  const placement = placementOf(owned)
  return placement ? permissionOn(viewer, 'views.share', placement) : { allowed: true, reason: null, whoCan: [] }
}

/** The view that an input names, which the viewer sees and may change. */
export async function viewToChange(context: Context, id: string) {
  const view = await views.named(context, id, {
    select: { id: true, ownerId: true, version: true, ...placementColumns },
  })
  requireSharing(context.requireViewer(), placementOf(view))
  return view
}
