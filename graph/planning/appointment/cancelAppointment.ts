import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, text } from '../../kernel/validation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { tell } from './invite.ts'
import { requireEdit } from './permissions.ts'
import { appointmentNamed } from './visibleAppointments.ts'

mutation('cancelAppointment', {
  description:
    'Cancels an appointment, removes it from lists and calendars, and notifies everyone who was invited; repeating it has no effect.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    reason: t.string({ description: 'The reason, shown to the people who are notified.' }),
  }),
  isUndoable: true,
  async resolve(input, call) {
    const { context } = call
    const before = await appointmentNamed(context, input.id)
    requireEdit(context, { ...before, cancelledAt: null })
    const { reason } = check(z.object({ reason: text(0, 500).nullish() }), input)
    if (before.cancelledAt) return { appointmentId: before.id }
    const data = { cancelledAt: context.now, cancelReason: reason ?? '' }
    return changeAppointment(call, before, input.version, data, (transaction) =>
      tell(transaction, context, 'CANCELLED', before.id),
    )
  },
  success: appointmentInAnswer,
})
