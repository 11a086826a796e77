import type { builder } from '../../kernel/builder.ts'
import { Appointment } from './Appointment.ts'
import { loadWrittenAppointment } from './visibleAppointments.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder<P> = PothosSchemaTypes.ObjectFieldBuilder<Types, P>
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** How an input names an appointment that it changes. */
export const appointmentFields = (t: InputBuilder) => ({
  id: t.id({ required: true, description: 'The appointment.' }),
  version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
})

/** The fields of an answer that is the appointment. */
export const appointmentInAnswer = <P extends { appointmentId: string }>(t: SuccessBuilder<P>) => ({
  appointment: t.field({
    type: Appointment,
    description: 'The appointment after the change.',
    resolve: ({ appointmentId }: { appointmentId: string }, _args, context, info) =>
      loadWrittenAppointment(context, info, appointmentId),
  }),
})
