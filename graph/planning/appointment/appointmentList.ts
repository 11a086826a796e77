import { id, instant, oneOf, text, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { appointmentNumber } from './appointmentKey.ts'
import { AppointmentStatus, LocationMode } from './enums.ts'
import { visibleAppointments } from './visibleAppointments.ts'

export const appointmentList = nodeList('Appointment', {
  visible: (context) => visibleAppointments(context.requireViewer()),
  filter: {
    name: text(),
    objective: text(),
    place: text(),
    status: oneOf(AppointmentStatus),
    locationMode: oneOf(LocationMode),
    startsAt: instant('startsAt', 'When it begins.'),
    endsAt: instant('endsAt', 'When it ends.'),
    cancelledAt: instant(),
    isMine: when('Whether the viewer created it or is invited.', ({ context }) => ({
      parties: { has: context.requireViewer().id },
    })),
    isAwaitingMe: when('Whether the viewer is invited and has not responded.', ({ context }) => ({
      attendees: { some: { userId: context.requireViewer().id, response: 'PENDING' } },
    })),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    createdBy: id('User', 'creatorId'),
    createdAt: instant(),
  },
  orders: {
    START: { about: 'By start time.', by: (to) => [{ startsAt: to }] },
    NAME: { about: 'By subject.', by: (to) => [{ name: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
  },
  search: {
    about: 'Part of the subject, purpose or location, or a key.',
    where(part, words) {
      const number = appointmentNumber(words)
      return {
        OR: [{ name: part }, { objective: part }, { place: part }, ...(number === undefined ? [] : [{ number }])],
      }
    },
  },
})
