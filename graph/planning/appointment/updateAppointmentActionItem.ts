import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { actionItemFields, actionItemShape, assigneeOf, itemToChange } from './actionItemInput.ts'
import { appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { dateOf } from './schedule.ts'
import * as t from './__generated__/messages.ts'

mutation('updateAppointmentActionItem', {
  description:
    'Updates an action item of an appointment until it has become an action record; omitted fields are unchanged.',
  policy: 'appointments.manage',
  input: (t) => ({
    id: t.id({ required: true, description: 'The action item.' }),
    version: t.int({
      description: 'The version of the appointment that was seen; if it has changed since, the result is a conflict.',
    }),
    item: t.string({ description: 'The work to be done, in a few words.' }),
    ...actionItemFields(t),
  }),
  clears: { assignedToId: null, dueDate: null },
  async resolve(input, call) {
    const { item: before, appointment } = await itemToChange(call.context, input.id)
    const assignedToId = await assigneeOf(call.context, appointment.rootId, input.assignedToId)
    const { item, dueDate } = check(actionItemShape, input)
    const data = { item: item ?? undefined, assignedToId, dueDate: dueDate ? dateOf(dueDate) : dueDate }
    return changeAppointment(call, appointment, input.version, {}, async ({ appointmentActionItem }) => {
      const { count } = await appointmentActionItem.updateMany({ where: { id: before.id, actionId: null }, data })
      if (!count) throw new ConflictError(t.recordByNow)
    })
  },
  success: appointmentInAnswer,
})
