import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { noteChange } from './noteChange.ts'
import { mayEdit, requireStanding } from './permissions.ts'
import { appointmentNamed } from './visibleAppointments.ts'
import { the } from '../../kernel/noun.ts'

mutation('removeAppointmentFile', {
  description: 'Removes a file from an appointment and deletes it.',
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The appointment.' }),
    fileId: t.id({ required: true, description: 'The attached file to remove.' }),
  }),
  async resolve(input, { context, write }) {
    const appointment = await appointmentNamed(context, input.id)
    const viewer = context.requireViewer()
    const use = { appointmentId: appointment.id, fileId: uuidOf('File', input.fileId) }
    const attachment = await context.db.prisma.appointmentAttachment.findUnique({
      where: { appointmentId_fileId: use },
      select: { addedById: true },
    })
    if (!attachment) throw new NotFoundError(the('File'))
    if (attachment.addedById !== viewer.id && !mayEdit(viewer, appointment))
      throw new ForbiddenError(viewer.refusal('appointments.manage', appointment.rootId))
    requireStanding(appointment)
    return write(async (transaction) => {
      // A file on an appointment is used nowhere else; its use goes with it.
      await transaction.file.deleteMany({ where: { id: use.fileId } })
      await noteChange(transaction, appointment.id)
      return { appointmentId: appointment.id }
    })
  },
  success: appointmentInAnswer,
})
