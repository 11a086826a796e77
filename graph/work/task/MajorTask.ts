import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { rootName } from '../../kernel/rootName.ts'
import './visibleTasks.ts'

export const MajorTask = builder.prismaObject('MajorTask', {
  description: 'A major task of the task catalogue, available to all organizations under the same root organization.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as MajorTask_ID.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', {
      description: 'A description of the work that belongs to the major task.',
    }),
    active: t.exposeBoolean('active', { description: 'Whether it is in use; false if archived.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    rootName: t.field(rootName),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that maintains it, if visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that maintains it.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that maintains it.' }),
  }),
})

declarePermissions(MajorTask, placementColumns, {
  edit: [
    'Whether the viewer may change or archive the major task and its task items.',
    (viewer, placement) => permissionOn(viewer, 'tasks.edit', placement),
  ],
})
