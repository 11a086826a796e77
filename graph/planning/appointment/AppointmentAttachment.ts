import { builder } from '../../kernel/builder.ts'
import { File } from '../../organization/file/File.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { User } from '../../people/user/User.ts'
import { appointmentPlace, mayEdit } from './permissions.ts'

export const AppointmentAttachment = builder.prismaObject('AppointmentAttachment', {
  description: 'A file on an appointment.',
  select: { fileId: true },
  fields: (t) => ({
    file: t.relation('file', { type: File, description: 'The attached file.' }),
    addedBy: t.relation('addedBy', { type: User, description: 'The user who attached the file.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the file was attached.' }),
  }),
})

declarePermissions(
  AppointmentAttachment,
  { addedById: true, appointment: { select: appointmentPlace } },
  {
    remove: [
      'Whether the viewer may remove the file, as the user who attached it or one who can change the appointment.',
      (viewer, { addedById, appointment }) =>
        permission(
          viewer,
          'appointments.manage',
          appointment.rootId,
          addedById === viewer.id || mayEdit(viewer, appointment),
        ),
    ],
  },
)
