import { builder } from '../../kernel/builder.ts'
import { File } from '../../organization/file/File.ts'
import { Permission, permission } from '../../kernel/permission.ts'
import { User } from '../../people/user/User.ts'
import { appointmentPlace, mayEdit } from './permissions.ts'

export const AppointmentAttachment = builder.prismaObject('AppointmentAttachment', {
  description: 'A file on an appointment.',
  select: { fileId: true },
  fields: (t) => ({
    file: t.relation('file', { type: File, description: 'The attached file.' }),
    addedBy: t.relation('addedBy', { type: User, description: 'The user who attached the file.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the file was attached.' }),
    viewerCanRemove: t.field({
      type: Permission,
      description:
        'Whether the viewer may remove the file; the user who attached it may, and users who may change the appointment.',
      select: { addedById: true, appointment: { select: appointmentPlace } },
      resolve: ({ addedById, appointment }, _args, context) => {
        const viewer = context.requireViewer()
        return permission(
          viewer,
          'appointments.manage',
          appointment.rootId,
          addedById === viewer.id || mayEdit(viewer, appointment),
        )
      },
    }),
  }),
})
