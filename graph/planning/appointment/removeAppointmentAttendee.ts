import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { tell } from './invite.ts'
import { appointmentToChange } from './permissions.ts'
import { visibleAppointments } from './visibleAppointments.ts'
import * as t from './__generated__/messages.ts'

mutation('removeAppointmentAttendee', {
  description: 'Removes an attendee from an appointment; for them it is cancelled.',
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The attendee.' }),
    version: t.int({
      description: 'The version of the appointment that was seen; if it has changed since, the result is a conflict.',
    }),
  }),
  async resolve(input, call) {
    const { context } = call
    const attendee = await context.db.prisma.appointmentAttendee.findFirst({
      where: {
        id: uuidOf('AppointmentAttendee', input.id, t.theAttendee),
        appointment: visibleAppointments(context.requireViewer()),
      },
    })
    if (!attendee) throw new NotFoundError(t.theAttendee)
    const before = await appointmentToChange(context, globalId('Appointment', attendee.appointmentId))
    return changeAppointment(call, before, input.version, {}, async (transaction) => {
      await transaction.appointmentAttendee.deleteMany({ where: { id: attendee.id } })
      await tell(transaction, context, 'UNINVITED', before.id, [attendee])
    })
  },
  success: appointmentInAnswer,
})
