import { declareNode } from '../../kernel/declareNode.ts'
import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
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
    dueDate: t.field({
      type: 'Date',
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

declareNode('AppointmentActionItem', (context) => ({ appointment: visibleAppointments(context.requireViewer()) }))
