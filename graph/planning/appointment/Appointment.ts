import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { addressKey, addressKeyAbout } from '../../kernel/addressKey.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { User } from '../../people/user/User.ts'
import { AgendaItem } from './AgendaItem.ts'
import { AppointmentActionItem } from './AppointmentActionItem.ts'
import { AppointmentAttachment } from './AppointmentAttachment.ts'
import { AppointmentAttendee } from './AppointmentAttendee.ts'
import { AppointmentSchedule } from './AppointmentSchedule.ts'
import { AppointmentActionType, AppointmentStatus, LocationMode } from './enums.ts'
import { appointmentPlace, permissionToAttach, permissionToEdit, permissionToRestore } from './permissions.ts'
import { scheduleColumns } from './schedule.ts'
import './visibleAppointments.ts'

export const Appointment = builder.prismaObject('Appointment', {
  description: 'An appointment: a meeting of people, with its agenda, files and follow-up work.',
  interfaces: [Node],
  select: { id: true },
  ...policy('appointments.manage'),
  fields: (t) => ({
    key: t.string({
      description: 'The human-readable key, such as appt-11.',
      select: { number: true },
      resolve: ({ number }) => `appt-${number}`,
    }),
    addressKey: t.string({
      description: addressKeyAbout,
      select: { id: true, rootId: true, number: true },
      resolve: (row, _args, context) => addressKey(context.requireViewer(), row, `appt-${row.number}`),
    }),
    name: t.exposeString('name', { description: 'The subject.' }),
    description: t.exposeString('description', { description: 'A free-text description.' }),
    objective: t.exposeString('objective', { description: 'The purpose of the meeting.' }),
    locationMode: t.expose('locationMode', {
      type: LocationMode,
      description: 'How attendees meet: on site, by phone or by video.',
    }),
    place: t.exposeString('place', {
      description: 'The place in words, or an address to call; empty if not set.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location of the appointment; null if not set or not visible to the viewer.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    status: t.expose('status', {
      type: AppointmentStatus,
      description: 'Whether the appointment is pending, scheduled, confirmed or completed.',
    }),
    actionType: t.field({
      type: AppointmentActionType,
      description: 'The last action taken on the appointment.',
      select: { cancelledAt: true, version: true },
      resolve: ({ cancelledAt, version }) => (cancelledAt ? 'CANCEL' : version > 1 ? 'UPDATE' : 'CREATE'),
    }),
    schedule: t.field({
      type: AppointmentSchedule,
      description: 'When the appointment takes place.',
      select: scheduleColumns,
      resolve: (appointment) => appointment,
    }),
    cancelledAt: t.expose('cancelledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled; null if it is not cancelled.',
    }),
    cancelReason: t.exposeString('cancelReason', {
      description: 'The reason for the cancellation; empty if none was given.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization the appointment belongs to.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department it belongs to.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group it belongs to.' }),
    createdBy: t.relation('creator', { type: User, description: 'The user who created it.' }),
    attendees: t.relation('attendees', {
      type: AppointmentAttendee,
      description: 'The attendees, sorted by name, at most 100.',
      query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
    attachments: t.relation('attachments', {
      type: AppointmentAttachment,
      description: 'The attached files, newest first, at most 50.',
      query: { orderBy: [{ addedAt: 'desc' }, { fileId: 'desc' }] },
    }),
    agenda: t.relation('agenda', {
      type: AgendaItem,
      description: 'The agenda topics in order, at most 50.',
      query: { orderBy: { position: 'asc' } },
    }),
    actionItems: t.relation('actionItems', {
      type: AppointmentActionItem,
      description: 'The items to be done after the appointment, in order, at most 50.',
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    viewerAttendee: t.field({
      type: AppointmentAttendee,
      nullable: true,
      description: "The viewer's own attendee entry; null if the viewer is not an attendee.",
      resolve: async ({ id }, _args, context, info) => {
        const where = { userId: context.requireViewer().id }
        const found = loadChildren(context, info, {
          model: 'appointmentAttendee',
          type: 'AppointmentAttendee',
          key: 'appointmentId',
          parentId: id,
          where,
          orderBy: { id: 'asc' },
        })
        return (await found)[0] ?? null
      },
    }),
  }),
})

declarePermissions(Appointment, appointmentPlace, {
  edit: ['Whether the viewer may change and cancel it.', permissionToEdit],
  restore: ['Whether the viewer may restore it, if it is cancelled.', permissionToRestore],
  attach: ['Whether the viewer may add files to it.', permissionToAttach],
})
