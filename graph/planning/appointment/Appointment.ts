import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission } from '../../kernel/permission.ts'
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
  description: 'An appointment: when, where and what for people meet, and what comes of it.',
  interfaces: [Node],
  select: { id: true },
  ...policy('appointments.manage'),
  fields: (t) => ({
    key: t.string({
      description: 'What people call it by, as appt-11.',
      select: { number: true },
      resolve: ({ number }) => `appt-${number}`,
    }),
    addressKey: t.string({
      description:
        'What it is named by in an address: its key, or its uuid where the viewer belongs to more trees than one.',
      select: { number: true },
      resolve: ({ id, number }, _args, context) => (context.requireViewer().rootIds.length > 1 ? id : `appt-${number}`),
    }),
    name: t.exposeString('name', { description: 'What it is about: its subject.' }),
    description: t.exposeString('description', { description: 'More about it.' }),
    objective: t.exposeString('objective', { description: 'What the meeting is for.' }),
    locationMode: t.expose('locationMode', { type: LocationMode, description: 'How people meet.' }),
    place: t.exposeString('place', {
      description: 'Where, in words, or an address to call; empty where it is not said.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location where it is, where it says so and the viewer sees that.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    status: t.expose('status', { type: AppointmentStatus, description: 'How far it is.' }),
    actionType: t.field({
      type: AppointmentActionType,
      description: 'What was last done with it.',
      select: { cancelledAt: true, version: true },
      resolve: ({ cancelledAt, version }) => (cancelledAt ? 'CANCEL' : version > 1 ? 'UPDATE' : 'CREATE'),
    }),
    schedule: t.field({
      type: AppointmentSchedule,
      description: 'When it is.',
      select: scheduleColumns,
      resolve: (appointment) => appointment,
    }),
    cancelledAt: t.expose('cancelledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled; null where it stands.',
    }),
    cancelReason: t.exposeString('cancelReason', { description: 'Why it was cancelled; empty where nobody said.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    organization: t.relation('organization', { type: Organization, description: 'Whose appointment it is.' }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that it is of.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that it is of.' }),
    createdBy: t.relation('creator', { type: User, description: 'Who made it.' }),
    attendees: t.relation('attendees', {
      type: AppointmentAttendee,
      description: 'Who is asked to it, by name; at most 100.',
      query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
    attachments: t.relation('attachments', {
      type: AppointmentAttachment,
      description: 'The files on it, latest first; at most 50.',
      query: { orderBy: [{ addedAt: 'desc' }, { fileId: 'desc' }] },
    }),
    agenda: t.relation('agenda', {
      type: AgendaItem,
      description: 'What is talked about, in order; at most 50.',
      query: { orderBy: { position: 'asc' } },
    }),
    actionItems: t.relation('actionItems', {
      type: AppointmentActionItem,
      description: 'What is to be done after it, in order; at most 50.',
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    viewerAttendee: t.field({
      type: AppointmentAttendee,
      nullable: true,
      description: 'The viewer among those who are asked to it; null where they are not.',
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
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change and cancel it.',
      select: appointmentPlace,
      resolve: (appointment, _args, context) => permissionToEdit(context.requireViewer(), appointment),
    }),
    viewerCanRestore: t.field({
      type: Permission,
      description: 'Whether the viewer may bring it back, where it is cancelled.',
      select: appointmentPlace,
      resolve: (appointment, _args, context) => permissionToRestore(context.requireViewer(), appointment),
    }),
    viewerCanAttach: t.field({
      type: Permission,
      description: 'Whether the viewer may add files to it.',
      select: appointmentPlace,
      resolve: (appointment, _args, context) => permissionToAttach(context.requireViewer(), appointment),
    }),
  }),
})
