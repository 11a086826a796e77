import { z } from 'zod'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { check, text } from '../../kernel/validation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { isOfOne, scopeField, seriesOf } from './series/AppointmentScope.ts'
import { cancelSeries } from './series/changeSeries.ts'
import { tellSeries } from './series/tellSeries.ts'
import { tell } from './invite.ts'
import { requireEdit } from './permissions.ts'
import { appointmentNamed } from './visibleAppointments.ts'

mutation('cancelAppointment', {
  description:
    'Cancels an appointment, or several of one that repeats, removes it from lists and calendars, and notifies everyone who was invited; repeating it has no effect.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    ...scopeField(t),
    reason: t.string({ description: 'The reason, shown to the people who are notified.' }),
  }),
  isUndoable: isOfOne,
  async resolve(input, call) {
    const { context } = call
    const before = await appointmentNamed(context, input.id)
    requireEdit(context, { ...before, cancelledAt: null })
    const { reason } = check(z.object({ reason: text(0, 500).nullish() }), input)
    if (before.cancelledAt) return { appointmentId: before.id }
    const series = seriesOf(before, input.scope)
    const data = { cancelledAt: context.now, cancelReason: reason ?? '' }
    const work = async (transaction: Transaction) => {
      if (!series) return tell(transaction, context, 'CANCELLED', before.id)
      const others = await cancelSeries(transaction, series, { now: context.now, reason: data.cancelReason })
      await tellSeries(transaction, context, 'CANCELLED', [before.id, ...others])
    }
    return changeAppointment(call, before, input.version, data, work, !series)
  },
  success: appointmentInAnswer,
})
