import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { actionItemFields, actionItemShape, assigneeOf } from './actionItemInput.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { appointmentToChange } from './permissions.ts'
import { dateOf } from './schedule.ts'
import * as t from './__generated__/messages.ts'

const most = 50

mutation('addAppointmentActionItem', {
  description: 'Adds an action item to an appointment.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    item: t.string({ required: true, description: 'The work to be done, in a few words.' }),
    ...actionItemFields(t),
  }),
  async resolve(input, call) {
    const before = await appointmentToChange(call.context, input.id)
    const assignedToId = await assigneeOf(call.context, before.rootId, input.assignedToId)
    const { item, dueDate } = check(actionItemShape, input)
    return changeAppointment(call, before, input.version, {}, async ({ appointmentActionItem }) => {
      const there = await appointmentActionItem.aggregate({
        where: { appointmentId: before.id },
        _count: true,
        _max: { position: true },
      })
      if (there._count >= most)
        throw new ValidationError([{ path: 'item', message: t.mostActionItems({ most: String(most) }) }])
      const position = (there._max.position ?? -1) + 1
      await appointmentActionItem.create({
        data: {
          appointmentId: before.id,
          position,
          item: item ?? '',
          assignedToId,
          dueDate: dueDate ? dateOf(dueDate) : null,
        },
      })
    })
  },
  success: appointmentInAnswer,
})
