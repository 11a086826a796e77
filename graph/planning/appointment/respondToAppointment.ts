import { ForbiddenError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { AttendeeResponse } from './enums.ts'
import { noteChanges } from './noteChange.ts'
import { requireStanding } from './permissions.ts'
import { scopeField, seriesOf } from './series/AppointmentScope.ts'
import { othersOf } from './series/others.ts'
import { appointmentNamed } from './visibleAppointments.ts'
import * as t from './__generated__/messages.ts'

mutation('respondToAppointment', {
  description:
    'Sets whether the viewer attends an appointment they are invited to, or several of one that repeats; the version of the appointment is unchanged.',
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The appointment.' }),
    ...scopeField(t),
    response: t.field({ type: AttendeeResponse, required: true, description: "The viewer's response." }),
  }),
  async resolve({ id, response, scope }, { context, write }) {
    const viewer = context.requireViewer()
    const appointment = await appointmentNamed(context, id)
    const mine = { appointmentId: appointment.id, userId: viewer.id }
    const attendee = await context.db.prisma.appointmentAttendee.findFirst({ where: mine, select: { response: true } })
    if (!attendee) throw new ForbiddenError(t.onlyAttendees)
    requireStanding(appointment)
    const series = seriesOf(appointment, scope)
    if (attendee.response === response && !series) return { appointmentId: appointment.id }
    return write(async (transaction) => {
      const respondedAt = response === 'PENDING' ? null : context.now
      const others = series ? await othersOf(transaction, series, context.now) : []
      const where = { userId: viewer.id, appointmentId: { in: [appointment.id, ...others] } }
      await transaction.appointmentAttendee.updateMany({ where, data: { response, respondedAt } })
      await addToOutbox(transaction, {
        kind: 'APPOINTMENT_ANSWERED',
        ofId: appointment.id,
        at: context.now,
        facts: { actorId: viewer.id, userIds: [appointment.creatorId], response },
      })
      await noteChanges(transaction, [appointment.id, ...others])
      return { appointmentId: appointment.id }
    })
  },
  success: appointmentInAnswer,
})
