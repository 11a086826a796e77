// Who may edit the departments, groups and job roles of a tree: they belong to its root, so whoever may edit there.
import { permissionAt, requirePermission } from '../../kernel/permission.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** Why somebody who edits departments of an organization below may not do so for the whole tree. */
function refusedBelow(viewer: Viewer, rootId: string): Text | undefined {
  const below = viewer.memberships.find(
    (membership) => membership.rootId === rootId && viewer.mayAt('departments.edit', membership),
  )
  return below && t.ofWholeRoot({ organization: below.rootName })
}

export function permissionToEdit(viewer: Viewer, rootId: string) {
  const permission = permissionAt(viewer, 'departments.edit', { rootId, organizationId: rootId })
  if (permission.allowed || permission.isClosing) return permission
  return { ...permission, reason: refusedBelow(viewer, rootId) ?? permission.reason }
}

export const requireEdit = (viewer: Viewer, rootId: string): void => requirePermission(permissionToEdit(viewer, rootId))
