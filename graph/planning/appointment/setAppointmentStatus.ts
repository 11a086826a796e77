import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { appointmentFields, appointmentInAnswer } from './appointmentInAnswer.ts'
import { changeAppointment } from './changeAppointment.ts'
import { AppointmentStatus } from './enums.ts'
import { appointmentToChange } from './permissions.ts'
import * as t from './__generated__/messages.ts'

mutation('setAppointmentStatus', {
  description: 'Sets the status of an appointment; it can be completed once it has begun.',
  policy: 'appointments.manage',
  input: (t) => ({
    ...appointmentFields(t),
    status: t.field({ type: AppointmentStatus, required: true, description: 'The status to set.' }),
  }),
  isUndoable: true,
  async resolve({ id, version, status }, call) {
    const before = await appointmentToChange(call.context, id)
    if (before.status === status) return { appointmentId: before.id }
    if (status === 'COMPLETED' && before.startsAt > call.context.now) throw new ConflictError(t.notBegun)
    return changeAppointment(call, before, version, { status })
  },
  success: appointmentInAnswer,
})
