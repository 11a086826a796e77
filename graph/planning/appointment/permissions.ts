// Who may do what with an appointment. Whoever made it and whoever manages appointments there changes it, and so does
// who is asked to it and manages those of any place; others who are asked answer only. Whoever sees it adds files, as
// far as they may collaborate.
import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError } from '../../kernel/errors.ts'
import { permission } from '../../kernel/permission.ts'
import type { Placement } from '../../kernel/placed.ts'
import type { Place } from '../../kernel/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { appointmentNamed, type NamedAppointment } from './visibleAppointments.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface AppointmentPlace extends Placement {
  creatorId: string
  parties: string[]
  cancelledAt: Date | null
}

export const appointmentPlace = {
  rootId: true,
  organizationId: true,
  departmentId: true,
  groupId: true,
  creatorId: true,
  parties: true,
  cancelledAt: true,
} as const

const reachedPlace = (appointment: AppointmentPlace): Place => ({ ...appointment, bucket: 0 })

/** The same as visibleAppointments, of one row in memory. */
export const sees = (viewer: Viewer, appointment: AppointmentPlace): boolean =>
  viewer.reaches('appointments.manage', reachedPlace(appointment))

const obstacleOf = ({ cancelledAt }: AppointmentPlace): Said | undefined => (cancelledAt ? t.cancelled : undefined)

export function mayEdit(viewer: Viewer, appointment: AppointmentPlace): boolean {
  const place = reachedPlace(appointment)
  if (viewer.commands('appointments.manage', place)) return true
  return (
    (appointment.creatorId === viewer.id || managesAny(viewer, appointment.rootId)) &&
    viewer.reaches('appointments.manage', place)
  )
}

/** Whether somebody manages more appointments of a tree than their own. */
const managesAny = (viewer: Viewer, rootId: string): boolean =>
  viewer.memberships.some(
    (membership) =>
      membership.rootId === rootId && !['NONE', 'OWN'].includes(viewer.reachWith('appointments.manage', membership)),
  )

const refusalToEdit = (viewer: Viewer, { rootId, parties }: AppointmentPlace): Said =>
  parties.includes(viewer.id) ? t.onlyAnswers : viewer.refusal('appointments.manage', rootId)

export function permissionToEdit(viewer: Viewer, appointment: AppointmentPlace) {
  const may = mayEdit(viewer, appointment)
  const found = permission(viewer, 'appointments.manage', appointment.rootId, may, obstacleOf(appointment))
  return may ? found : { ...found, reason: refusalToEdit(viewer, appointment) }
}

/** Whoever may change it while it stands brings it back, once it is cancelled. */
export const permissionToRestore = (viewer: Viewer, appointment: AppointmentPlace) =>
  permissionToEdit(viewer, { ...appointment, cancelledAt: null })

const mayAttach = (viewer: Viewer, appointment: AppointmentPlace): boolean =>
  viewer.reaches('collaborate', reachedPlace(appointment))

export const permissionToAttach = (viewer: Viewer, appointment: AppointmentPlace) =>
  permission(viewer, 'collaborate', appointment.rootId, mayAttach(viewer, appointment), obstacleOf(appointment))

/** Throws where nobody can change it any more. */
export function requireStanding(appointment: AppointmentPlace): void {
  const obstacle = obstacleOf(appointment)
  if (obstacle) throw new ConflictError(obstacle)
}

/** The appointment that an input names, which the viewer sees, may change, and which still stands. */
export async function appointmentToChange(context: Context, id: string): Promise<NamedAppointment> {
  const appointment = await appointmentNamed(context, id)
  requireEdit(context, appointment)
  return appointment
}

export function requireEdit(context: Context, appointment: AppointmentPlace): void {
  const viewer = context.requireViewer()
  if (!mayEdit(viewer, appointment)) throw new ForbiddenError(refusalToEdit(viewer, appointment))
  requireStanding(appointment)
}

/** The same, where the viewer may add files. */
export function requireAttach(context: Context, appointment: AppointmentPlace): void {
  const viewer = context.requireViewer()
  if (!mayAttach(viewer, appointment)) throw new ForbiddenError(viewer.refusal('collaborate', appointment.rootId))
  requireStanding(appointment)
}

/** Throws where the viewer may not make an appointment in a place: not even one of their own. */
export function requireCreate(viewer: Viewer, place: Placement): void {
  if (!viewer.reaches('appointments.manage', { ...place, bucket: 0, parties: [viewer.id] })) {
    throw new ForbiddenError(viewer.refusal('appointments.manage', place.rootId))
  }
}
