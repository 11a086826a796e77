import { mutation } from '../../kernel/mutation.ts'
import { AgendaItemInput, agendaOf } from './agendaInput.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { appointmentToChange } from './permissions.ts'

mutation('setAppointmentAgenda', {
  description: 'Replaces the agenda of an appointment, in the given order.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    agenda: t.field({
      type: [AgendaItemInput],
      required: true,
      description: 'The agenda items, at most 50.',
    }),
  }),
  async resolve({ id, version, agenda }, call) {
    const before = await appointmentToChange(call.context, id)
    const data = agendaOf(agenda).map((item) => ({ ...item, appointmentId: before.id }))
    return changeAppointment(call, before, version, {}, async ({ agendaItem }) => {
      await agendaItem.deleteMany({ where: { appointmentId: before.id } })
      await agendaItem.createMany({ data })
    })
  },
  success: appointmentInAnswer,
})
