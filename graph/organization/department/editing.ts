// Who may edit the departments, groups and job roles of a tree: they belong to its root, so whoever may edit there.
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { permissionAt, requirePermission } from '../../kernel/permission.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Why somebody who edits departments of an organization below may not do so for the whole tree. */
function refusedBelow(viewer: Viewer, rootId: string): string | undefined {
  const below = viewer.memberships.find(
    (membership) => membership.rootId === rootId && viewer.mayAt('departments.edit', membership),
  )
  return below && `They belong to ${below.rootName} as a whole: to edit them takes the same rights there.`
}

export function permissionToEdit(viewer: Viewer, rootId: string) {
  const permission = permissionAt(viewer, 'departments.edit', { rootId, organizationId: rootId })
  if (permission.allowed || permission.isClosing) return permission
  return { ...permission, reason: refusedBelow(viewer, rootId) ?? permission.reason }
}

export const requireEdit = (viewer: Viewer, rootId: string): void => requirePermission(permissionToEdit(viewer, rootId))

/** Does the work, and says of a taken name what it is. */
export async function orNameTaken<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    throw new AlreadyExistsError(`There is a ${what} of this name already.`)
  }
}
