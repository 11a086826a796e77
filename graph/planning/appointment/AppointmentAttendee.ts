import { declareNode } from '../../kernel/declareNode.ts'
import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { AttendeeResponse } from './enums.ts'
import { visibleAppointments } from './visibleAppointments.ts'

export const AppointmentAttendee = builder.prismaObject('AppointmentAttendee', {
  description: 'A person invited to an appointment: a user, or another person with an email address.',
  interfaces: [Node],
  select: { id: true },
  ...policy('appointments.manage'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the attendee; the email address if none was given.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'The email address invitations are sent to.' }),
    user: t.relation('user', { type: User, nullable: true, description: 'The user, if the attendee is one.' }),
    response: t.expose('response', { type: AttendeeResponse, description: "The attendee's response." }),
    respondedAt: t.expose('respondedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the attendee responded; null if they have not.',
    }),
    isViewer: t.boolean({
      description: 'Whether the attendee is the viewer.',
      select: { userId: true },
      resolve: ({ userId }, _args, context) => userId === context.requireViewer().id,
    }),
  }),
})

declareNode('AppointmentAttendee', (context) => ({ appointment: visibleAppointments(context.requireViewer()) }))
