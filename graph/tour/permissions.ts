// Who may plan a run of a tour, and who may walk one.
import type { ActiveStatus } from '../../prisma/__generated__/client/enums.ts'
import { ForbiddenError } from '../errors.ts'
import { permissionOn } from '../permission.ts'
import { reachesPlaced, type Placement } from '../placed.ts'
import { accessLevelNames } from '../policy.ts'
import type { Viewer } from '../viewer.ts'

const archived = 'This tour is archived. Restore it first.'

/** A run is planned by whoever uses tours where it stands. */
export function permissionToPlan(viewer: Viewer, tour: Placement & { status?: ActiveStatus }) {
  const { rootId } = tour
  const whoCan = viewer.levelsWith('tasks.use', rootId).map((level) => accessLevelNames[level])
  if (!reachesPlaced(viewer, 'tasks.use', tour)) return { allowed: false, reason: viewer.refusal('tasks.use', rootId), whoCan }
  return tour.status === 'INACTIVE' ? { allowed: false, reason: archived, whoCan: [] } : { allowed: true, reason: null, whoCan }
}

export function requireToPlan(viewer: Viewer, tour: Placement & { status?: ActiveStatus }): void {
  const { allowed, reason } = permissionToPlan(viewer, tour)
  if (!allowed) throw new ForbiddenError(reason ?? archived)
}

/** A run is walked by whoever it is given to, by anybody there where it is given to nobody, and by whoever edits tours there. */
export function permissionToWalk(viewer: Viewer, run: Placement & { assigneeId: string | null }) {
  const own = run.assigneeId === viewer.id || (!run.assigneeId && reachesPlaced(viewer, 'tasks.use', run))
  const permission = permissionOn(viewer, 'tasks.edit', run)
  return own ? { ...permission, allowed: true, reason: null } : permission
}

export function requireToWalk(viewer: Viewer, run: Placement & { assigneeId: string | null }): void {
  const { allowed, reason } = permissionToWalk(viewer, run)
  if (!allowed) throw new ForbiddenError(reason ?? viewer.refusal('tasks.edit', run.rootId))
}
