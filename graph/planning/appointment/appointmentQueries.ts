import { builder } from '../../kernel/builder.ts'
import { isUuid, policy } from '../../kernel/node.ts'
import { Appointment } from './Appointment.ts'
import { appointmentNumber } from './appointmentKey.ts'
import { appointmentList } from './appointmentList.ts'
import { visibleAppointments } from './visibleAppointments.ts'

builder.queryField('appointment', (t) =>
  t.prismaField({
    type: Appointment,
    nullable: true,
    description:
      'An appointment by key or uuid, including cancelled ones; null if it does not exist or is not visible to the viewer.',
    ...policy('appointments.manage'),
    args: {
      key: t.arg.string({
        required: true,
        description:
          "The key, e.g. appt-11, or the uuid; a key refers to the viewer's first root organization that has it.",
      }),
    },
    resolve: (query, _root, { key }, context) => {
      const number = appointmentNumber(key)
      if (number === undefined && !isUuid(key)) return null
      const where = {
        AND: [visibleAppointments(context.requireViewer()), number === undefined ? { id: key } : { number }],
      }
      return context.db.prisma.appointment.findFirst({ ...query, where, orderBy: { legacyId: 'asc' } })
    },
  }),
)

builder.queryField('appointments', (t) =>
  t.connection({
    type: Appointment,
    description: 'The appointments visible to the viewer, including cancelled ones.',
    ...policy('appointments.manage'),
    args: appointmentList.args(t),
    resolve: (_root, args, context, info) => appointmentList.page(context, info, args, 'appointments'),
  }),
)
