// Appointments carry files: to one that is there whoever sees it and may collaborate sends them, else whoever may make
// one.
import { globalId } from '../../kernel/node.ts'
import { addFileOwner } from '../../organization/file/fileOwners.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { refusedName } from './attachmentTypes.ts'
import { requireAttach, requireCreate } from './permissions.ts'
import { appointmentNamed, visibleAppointments } from './visibleAppointments.ts'

addFileOwner('APPOINTMENT', {
  async organizationFor(context, { appointmentId, organizationId }) {
    if (appointmentId !== undefined) {
      const appointment = await appointmentNamed(context, globalId('Appointment', appointmentId))
      requireAttach(context, appointment)
      return appointment.organizationId
    }
    const place = await placeIn(context, { organizationId: globalId('Organization', organizationId!) })
    requireCreate(context.requireViewer(), place)
    return place.organizationId
  },
  refusedName,
  visibleFiles: (viewer) => [{ appointmentAttachments: { some: { appointment: visibleAppointments(viewer) } } }],
})
