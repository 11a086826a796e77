// Who may send a file for an appointment: to one that is there whoever sees it and may collaborate, else whoever may make one.
import type { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requireAttach, requireCreate } from './permissions.ts'
import { appointmentNamed } from './visibleAppointments.ts'

export async function organizationForAppointment(
  context: Context,
  upload: { organizationId?: string; appointmentId?: string },
): Promise<string> {
  if (upload.appointmentId !== undefined) {
    const appointment = await appointmentNamed(context, globalId('Appointment', upload.appointmentId))
    requireAttach(context, appointment)
    return appointment.organizationId
  }
  const place = await placeIn(context, { organizationId: globalId('Organization', upload.organizationId!) })
  requireCreate(context.requireViewer(), place)
  return place.organizationId
}
