import { builder } from '../../kernel/builder.ts'
import { rootsBeside } from '../../kernel/addressKey.ts'
import { Appointment } from './Appointment.ts'
import { visibleAppointments } from './visibleAppointments.ts'

builder.prismaObjectField(Appointment, 'sameKey', (t) =>
  t.prismaField({
    type: [Appointment],
    description: "The appointments that have the same key in the viewer's other root organizations.",
    select: { rootId: true, number: true },
    resolve: (query, { rootId, number }, _args, context) => {
      const roots = rootsBeside(context, rootId)
      if (!roots.length) return []
      const where = { AND: [visibleAppointments(context.requireViewer()), { number, rootId: { in: roots } }] }
      return context.db.prisma.appointment.findMany({ ...query, where, orderBy: { legacyId: 'asc' } })
    },
  }),
)
