import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { tell } from './invite.ts'
import { noteChange } from './noteChange.ts'
import { requireEdit } from './permissions.ts'
import { tellOfAppointment } from './tellOfAppointment.ts'
import { appointmentNamed } from './visibleAppointments.ts'
import { the } from '../../kernel/noun.ts'

mutation('restoreAppointment', {
  description:
    'Restores a cancelled appointment as pending, and invites all attendees except the viewer again; an appointment that is not cancelled is unchanged.',
  policy: 'appointments.manage',
  input: appointmentFields,
  errors: [LimitReachedError],
  isUndoable: true,
  async resolve(input, { context, write }) {
    const before = await appointmentNamed(context, input.id)
    requireEdit(context, { ...before, cancelledAt: null })
    const { id, version: current } = before
    if (!before.cancelledAt) return { appointmentId: id }
    const version = input.version ?? current
    const { id: userId } = context.requireViewer()
    return write(async (tx) => {
      const data = {
        cancelledAt: null,
        cancelReason: '',
        status: 'PENDING' as const,
        updatedAt: context.now,
      }
      const where = { id, version, cancelledAt: { not: null } }
      await changeVersioned(tx.appointment, the('Appointment'), where, data, { shown: { cancelledAt: null } })
      await tellOfAppointment(tx, id, 'RESTORED')
      await tx.appointmentAttendee.updateMany({
        where: { appointmentId: id, OR: [{ userId: null }, { userId: { not: userId } }] },
        data: { response: 'PENDING', respondedAt: null },
      })
      await tell(tx, context, 'INVITED', id)
      await noteChange(tx, id)
      return { appointmentId: id }
    })
  },
  success: appointmentInAnswer,
})
