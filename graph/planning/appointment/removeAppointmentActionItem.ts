import { mutation } from '../../kernel/mutation.ts'
import { itemToChange } from './actionItemInput.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'

mutation('removeAppointmentActionItem', {
  description: 'Removes an action item from an appointment; an action record created from it is kept.',
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The action item.' }),
    version: t.int({
      description: 'The version of the appointment that was seen; if it has changed since, the result is a conflict.',
    }),
  }),
  async resolve(input, call) {
    const { item, appointment } = await itemToChange(call.context, input.id)
    return changeAppointment(call, appointment, input.version, {}, ({ appointmentActionItem }) =>
      appointmentActionItem.deleteMany({ where: { id: item.id } }),
    )
  },
  success: appointmentInAnswer,
})
