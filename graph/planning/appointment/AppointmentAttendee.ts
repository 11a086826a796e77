import { declareNode } from '../../kernel/declareNode.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { AttendeeResponse } from './enums.ts'
import { visibleAppointments } from './visibleAppointments.ts'

export const AppointmentAttendee = builder.prismaObject('AppointmentAttendee', {
  description: 'Somebody who is asked to an appointment: of the house, or by an address.',
  interfaces: [Node],
  select: { id: true },
  ...policy('appointments.manage'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What they are called.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'Where invitations go.' }),
    user: t.relation('user', { type: User, nullable: true, description: 'Who it is, where they are of the house.' }),
    response: t.expose('response', { type: AttendeeResponse, description: 'What they have answered.' }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true, description: 'When they answered.' }),
    isViewer: t.boolean({
      description: 'Whether it is the viewer.',
      select: { userId: true },
      resolve: ({ userId }, _args, context) => userId === context.requireViewer().id,
    }),
  }),
})

declareNode('AppointmentAttendee', (context) => ({ appointment: visibleAppointments(context.requireViewer()) }))
