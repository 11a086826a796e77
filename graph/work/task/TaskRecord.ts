import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { NamedVehicle } from '../../organization/vehicle/NamedVehicle.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { User } from '../../people/user/User.ts'
import { shown } from '../../kernel/fields.ts'
import { taskRecordFields } from './fields.ts'
import { assigneesOf } from './assigneesOf.ts'
import { TaskItem } from './TaskItem.ts'
import './visibleTasks.ts'
import * as t from './__generated__/messages.ts'

export const TaskRecord = builder.prismaObject('TaskRecord', {
  description: 'A task item in use in an organization: who does the work, where and how often.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as Task_Record_ID; no action record has it too.',
      ...legacy(),
    }),
    key: t.string({
      description: 'The human-readable key, such as TR-1042.',
      select: { number: true },
      resolve: ({ number }) => `TR-${number}`,
    }),
    ...shown(t, taskRecordFields),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'The action class, which says how often it falls due.',
      select: { actionClassId: true },
      resolve: ({ actionClassId }, _args, { references }) => references.get('ACTION_CLASS', actionClassId),
    }),
    classID: t.exposeInt('actionClassId', { description: 'The numeric id of the action class.', ...legacy() }),
    priority: t.field({
      type: ReferenceItem,
      description: 'The priority.',
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    priorityID: t.exposeInt('priorityId', { description: 'The numeric id of the priority.', ...legacy() }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether the task record is active or archived.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the task record was created.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization responsible for it.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department responsible for it.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group responsible for it.' }),
    taskItem: t.relation('taskItem', {
      type: TaskItem,
      nullable: true,
      description: 'The task item that the task record is based on; null for a tour.',
    }),
    creator: t.relation('creator', { type: User, description: 'The user who created the task record.' }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location of the work; null if none is set or it is not visible to the viewer.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    vehicle: t.relation('vehicle', {
      type: NamedVehicle,
      nullable: true,
      description: 'The vehicle the work is on; null if none is named.',
    }),
    assignees: t.field({
      type: [User],
      description:
        'The users assigned to the task; if there are several, new records are assigned to them in rotation.',
      resolve: ({ id }, _args, context, info) => assigneesOf(context, info, id),
    }),
  }),
})

declarePermissions(
  TaskRecord,
  { ...placementColumns, status: true },
  {
    edit: [
      'Whether the viewer may change or archive it.',
      (viewer, placement) => permissionOn(viewer, 'tasks.edit', placement),
    ],
    assign: [
      'Whether the viewer may change who is assigned.',
      (viewer, { status, ...placement }) =>
        permissionOn(viewer, 'records.manage', placement, status === 'ACTIVE' ? undefined : t.archivedTaskRecord),
    ],
  },
)
