import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { attachable, mostFiles } from './attachable.ts'
import { noteChange } from './noteChange.ts'
import { requireAttach } from './permissions.ts'
import { appointmentNamed } from './visibleAppointments.ts'
import * as t from './__generated__/messages.ts'

mutation('addAppointmentFile', {
  description:
    "Attaches a file to an appointment; the viewer must have uploaded it with a ticket for the appointment; the appointment's version does not change.",
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The appointment.' }),
    fileId: t.id({ required: true, description: 'The uploaded file to attach.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: appointmentId, organizationId, ...appointment } = await appointmentNamed(context, input.id)
    requireAttach(context, { ...appointment, organizationId })
    const [fileId] = await attachable(context, organizationId, [input.fileId], appointmentId)
    const addedById = context.requireViewer().id
    return write(async (transaction) => {
      // Two at once are counted one after the other.
      await transaction.$queryRaw`select id from appointment where id = ${appointmentId}::uuid for no key update`
      const { appointmentAttachment } = transaction
      if ((await appointmentAttachment.count({ where: { appointmentId, fileId: { not: fileId! } } })) >= mostFiles) {
        throw new ValidationError([{ path: 'fileId', message: t.mostFilesRemove({ most: String(mostFiles) }) }])
      }
      await appointmentAttachment.createMany({
        data: { appointmentId, fileId: fileId!, addedById, addedAt: context.now },
        skipDuplicates: true,
      })
      await noteChange(transaction, appointmentId)
      return { appointmentId }
    })
  },
  success: appointmentInAnswer,
})
