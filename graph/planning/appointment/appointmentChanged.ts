// Tells whoever sees an appointment that something on it has changed.
import { builder } from '../../kernel/builder.ts'
import type { AppointmentEvent } from '../../kernel/events/eventSource.ts'
import { globalId } from '../../kernel/node.ts'
import { subscription } from '../../kernel/subscription/subscription.ts'
import { appointmentPlace, sees } from './permissions.ts'

const AppointmentChange = builder.objectRef<AppointmentEvent>('AppointmentChange').implement({
  description: 'A change to an appointment or to anything on it.',
  fields: (t) => ({
    appointmentId: t.id({
      description: 'The id of the appointment.',
      resolve: ({ id }) => globalId('Appointment', id),
    }),
  }),
})

subscription('appointmentChanged', {
  type: AppointmentChange,
  description: 'Emitted when an appointment visible to the viewer changes.',
  policy: 'appointments.manage',
  listen: (events, tell: (event: AppointmentEvent) => void) => events.on('appointment', tell),
  know: ({ db }, { id }) => db.prisma.appointment.findUnique({ where: { id }, select: appointmentPlace }),
  meaning: (viewer, event, appointment) =>
    appointment && sees(viewer, appointment) ? { payload: event, likeness: 'seen' } : undefined,
  accountsFor: [],
})
