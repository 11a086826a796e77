import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Location } from '../../organization/location/Location.ts'
import { loadLocation } from '../../organization/location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { User } from '../../people/user/User.ts'
import { shown } from '../../kernel/fields.ts'
import { taskRecordFields } from './fields.ts'
import { assigneesOf } from './assigneesOf.ts'
import { TaskItem } from './TaskItem.ts'
import './visibleTasks.ts'

const archived = 'This task record is archived; bring it back first.'

export const TaskRecord = builder.prismaObject('TaskRecord', {
  description: 'A task item put to work in an organization: who, where, how often.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as Task_Record_ID; no action record has it too.',
      ...legacy(),
    }),
    key: t.string({
      description: 'What people call it by, as TR-1042.',
      select: { legacyId: true },
      resolve: ({ legacyId }) => `TR-${legacyId}`,
    }),
    ...shown(t, taskRecordFields),
    actionClass: t.field({
      type: ReferenceItem,
      description: 'How often it falls due.',
      select: { classId: true },
      resolve: ({ classId }, _args, { references }) => references.get('ACTION_CLASS', classId),
    }),
    classID: t.exposeInt('classId', { description: 'The number of its action class.' }),
    priority: t.field({
      type: ReferenceItem,
      description: 'How much it presses.',
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    priorityID: t.exposeInt('priorityId', { description: 'The number of its priority.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is at work; else it is archived.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was put to work.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
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
      description: 'The kind of work; none for a tour.',
    }),
    creator: t.relation('creator', { type: User, description: 'Who put it to work.' }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'Where it is done, where the viewer sees that.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    assignees: t.field({
      type: [User],
      description: 'Who does it; of several, each of its records goes to the next in turn.',
      resolve: ({ id }, _args, context, info) => assigneesOf(context, info, id),
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change or archive it.',
      select: placementColumns,
      resolve: (placement, _args, context) => permissionOn(context.requireViewer(), 'tasks.edit', placement),
    }),
    viewerCanAssign: t.field({
      type: Permission,
      description: 'Whether the viewer may say who does it.',
      select: { ...placementColumns, status: true },
      resolve: ({ status, ...placement }, _args, context) =>
        permissionOn(context.requireViewer(), 'records.manage', placement, status === 'ACTIVE' ? undefined : archived),
    }),
  }),
})
