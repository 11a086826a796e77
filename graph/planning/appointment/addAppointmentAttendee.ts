import { LimitReachedError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { AppointmentAttendeeInput, mostAttendees, peopleAsked } from './attendeeInput.ts'
import { changeAppointment } from './changeAppointment.ts'
import { tell } from './invite.ts'
import { appointmentToChange } from './permissions.ts'
import * as t from './__generated__/messages.ts'

mutation('addAppointmentAttendee', {
  description: 'Invites a person to an appointment: a user visible to the viewer, or a name and email address.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    attendee: t.field({ type: AppointmentAttendeeInput, required: true, description: 'The person to invite.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, call) {
    const before = await appointmentToChange(call.context, input.id)
    const [person] = await peopleAsked(call.context, before.rootId, { attendee: input.attendee })
    const path = input.attendee.userId == null ? 'attendee.guest.email' : 'attendee.userId'
    return changeAppointment(call, before, input.version, {}, async (transaction) => {
      const there = await transaction.appointmentAttendee.findMany({
        where: { appointmentId: before.id },
        select: { email: true },
      })
      if (there.length >= mostAttendees) throw new LimitReachedError(t.mostAttendees({ most: String(mostAttendees) }))
      if (there.some(({ email }) => email === person!.email))
        throw new ValidationError([{ path, message: t.askedAlready({ name: person!.name }) }])
      await transaction.appointmentAttendee.create({ data: { ...person!, appointmentId: before.id } })
      await tell(transaction, call.context, 'INVITED', before.id, [person!])
    })
  },
  success: appointmentInAnswer,
})
