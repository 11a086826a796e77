import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { isUuid, Node, policy, registerNode } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../../people/user/User.ts'
import { dateText } from './schedule.ts'
import { visibleAppointments } from './visibleAppointments.ts'

export const AppointmentActionItem = builder.prismaObject('AppointmentActionItem', {
  description: 'What somebody is to do after an appointment, and the action record that it may have become.',
  interfaces: [Node],
  select: { id: true },
  ...policy('appointments.manage'),
  fields: (t) => ({
    item: t.exposeString('item', { description: 'What is to be done.' }),
    assignedTo: t.relation('assignedTo', { type: User, nullable: true, description: 'Who is to do it.' }),
    dueDate: t.string({
      nullable: true,
      description: 'By which day, as 2026-11-23.',
      select: { dueDate: true },
      resolve: ({ dueDate }) => dueDate && dateText(dueDate),
    }),
    hasRecord: t.boolean({
      description: 'Whether it has become an action record.',
      select: { actionId: true },
      resolve: ({ actionId }) => actionId !== null,
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record that it has become, where the viewer sees that.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})

registerNode('AppointmentActionItem', async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'AppointmentActionItem', select: { id: true } })
  const where = { appointment: visibleAppointments(context.requireViewer()), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.appointmentActionItem.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
})
