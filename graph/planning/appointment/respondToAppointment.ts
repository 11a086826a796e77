import { ForbiddenError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { AttendeeResponse } from './enums.ts'
import { noteChange } from './noteChange.ts'
import { requireStanding } from './permissions.ts'
import { appointmentNamed } from './visibleAppointments.ts'

mutation('respondToAppointment', {
  description:
    'Sets whether the viewer attends an appointment they are invited to; the version of the appointment is unchanged.',
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The appointment.' }),
    response: t.field({ type: AttendeeResponse, required: true, description: "The viewer's response." }),
  }),
  async resolve({ id, response }, { context, write }) {
    const viewer = context.requireViewer()
    const appointment = await appointmentNamed(context, id)
    const mine = { appointmentId: appointment.id, userId: viewer.id }
    const attendee = await context.db.prisma.appointmentAttendee.findFirst({ where: mine, select: { response: true } })
    if (!attendee) throw new ForbiddenError('Only who is asked to an appointment answers.')
    requireStanding(appointment)
    if (attendee.response === response) return { appointmentId: appointment.id }
    return write(async (transaction) => {
      const respondedAt = response === 'PENDING' ? null : context.now
      await transaction.appointmentAttendee.updateMany({ where: mine, data: { response, respondedAt } })
      await addToOutbox(transaction, {
        kind: 'APPOINTMENT_ANSWERED',
        ofId: appointment.id,
        at: context.now,
        facts: { actorId: viewer.id, userIds: [appointment.creatorId], response },
      })
      await noteChange(transaction, appointment.id)
      return { appointmentId: appointment.id }
    })
  },
  success: appointmentInAnswer,
})
