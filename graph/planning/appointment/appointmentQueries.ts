import { builder } from '../../kernel/builder.ts'
import { isUuid, policy } from '../../kernel/node.ts'
import { keyRootArg, rootsOfKey } from '../../kernel/addressKey.ts'
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
        description: 'The key, such as appt-11, or the uuid.',
      }),
      rootId: keyRootArg(t),
    },
    resolve: async (query, _root, { key, rootId }, context) => {
      const number = appointmentNumber(key)
      if (number === undefined && !isUuid(key)) return null
      const visible = visibleAppointments(context.requireViewer())
      const { appointment } = context.db.prisma
      if (number === undefined) return appointment.findFirst({ ...query, where: { AND: [visible, { id: key }] } })
      for (const root of rootsOfKey(context, rootId)) {
        const found = await appointment.findFirst({ ...query, where: { AND: [visible, { number, rootId: root }] } })
        if (found) return found
      }
      return null
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
