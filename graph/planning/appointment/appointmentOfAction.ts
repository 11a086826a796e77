import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Appointment } from './Appointment.ts'
import { visibleAppointments } from './visibleAppointments.ts'

builder.prismaObjectField(Action, 'appointment', (t) =>
  t.field({
    type: Appointment,
    nullable: true,
    description: 'The appointment the record comes from; null if none or not visible to the viewer.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Appointment', select: { id: true } })
      const loader = context.loader<string, never | null>(`appointment of ${JSON.stringify(query)}`, async (ids) => {
        const ofActions = { actionItems: { some: { actionId: { in: [...ids] } } } }
        const [links, rows] = await Promise.all([
          context.db.prisma.appointmentActionItem.findMany({
            where: { actionId: { in: [...ids] } },
            select: { actionId: true, appointmentId: true },
          }),
          context.db.prisma.appointment.findMany({
            ...query,
            where: { AND: [visibleAppointments(context.requireViewer()), ofActions] },
          }),
        ])
        return ids.map((actionId) => {
          const link = links.find((one) => one.actionId === actionId)
          return ((link && rows.find((row) => row.id === link.appointmentId)) ?? null) as never | null
        })
      })
      return loader.load(id)
    },
  }),
)
