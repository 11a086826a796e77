// Who may plan a run of a tour, who may walk one, and who may change a tour.
import type { ActiveStatus } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError } from '../../kernel/errors.ts'
import { permissionOn, requirePermission } from '../../kernel/permission.ts'
import { reachesPlaced, type Placement } from '../../kernel/placed.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { nameOf, whyNotHere } from './whyNotHere.ts'
import * as t from './__generated__/messages.ts'

/** A run is planned by whoever uses tours where it stands. */
export async function permissionToPlan(context: Context, tour: Placement & { status?: ActiveStatus }) {
  const viewer = context.requireViewer()
  const { rootId } = tour
  const whoCan = viewer.levelsWith('tasks.use', rootId).map((level) => accessLevelNames[level])
  if (!reachesPlaced(viewer, 'tasks.use', tour))
    return { allowed: false, reason: await whyNotHere(context, 'tasks.use', tour), whoCan }
  return tour.status === 'INACTIVE'
    ? { allowed: false, reason: t.archivedTour, whoCan: [] }
    : { allowed: true, reason: null, whoCan }
}

export async function requireToPlan(context: Context, tour: Placement & { status?: ActiveStatus }): Promise<void> {
  requirePermission(await permissionToPlan(context, tour))
}

/** A tour is changed by whoever edits tasks over all of where it stands. */
export async function permissionToEdit(context: Context, tour: Placement) {
  const permission = permissionOn(context.requireViewer(), 'tasks.edit', tour)
  return permission.allowed ? permission : { ...permission, reason: await whyNotHere(context, 'tasks.edit', tour) }
}

export async function requireToEdit(context: Context, tour: Placement): Promise<void> {
  requirePermission(await permissionToEdit(context, tour))
}

/**
 * A run is walked by whoever it is given to, by anybody there where it is given to nobody, and by whoever edits tours
 * there.
 */
export async function permissionToWalk(context: Context, run: Placement & { assigneeId: string | null }) {
  const viewer = context.requireViewer()
  const permission = await permissionToEdit(context, run)
  const own = run.assigneeId === viewer.id || (!run.assigneeId && reachesPlaced(viewer, 'tasks.use', run))
  if (permission.allowed || own) return { ...permission, allowed: true, reason: null }
  if (!run.assigneeId) return permission
  return {
    ...permission,
    reason: t.runGivenTo({ name: await nameOf(context, 'user', run.assigneeId) }),
  }
}

export async function requireToWalk(context: Context, run: Placement & { assigneeId: string | null }): Promise<void> {
  const { allowed, reason } = await permissionToWalk(context, run)
  if (!allowed) throw new ForbiddenError(reason!)
}
