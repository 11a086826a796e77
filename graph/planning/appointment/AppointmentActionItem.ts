import { declareNode } from '../../kernel/declareNode.ts'
import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { dateText } from './schedule.ts'
import { visibleAppointments } from './visibleAppointments.ts'

export const AppointmentActionItem = builder.prismaObject('AppointmentActionItem', {
  description: 'An item to be done after an appointment, with the action record created from it, if any.',
  interfaces: [Node],
  select: { id: true },
  ...policy('appointments.manage'),
  fields: (t) => ({
    item: t.exposeString('item', { description: 'The work to be done, in a few words.' }),
    assignedTo: t.relation('assignedTo', { type: User, nullable: true, description: 'The user who is to do it.' }),
    dueDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The due date, such as 2026-11-23.',
      select: { dueDate: true },
      resolve: ({ dueDate }) => dueDate && dateText(dueDate),
    }),
    hasRecord: t.boolean({
      description: 'Whether an action record was created from it.',
      select: { actionId: true },
      resolve: ({ actionId }) => actionId !== null,
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The action record created from the item; null if none or not visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})

declareNode('AppointmentActionItem', (context) => ({ appointment: visibleAppointments(context.requireViewer()) }))
