import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import './visibleTasks.ts'

export const MajorTask = builder.prismaObject('MajorTask', {
  description: 'A major task of the catalogue of work; the whole tree of its organization knows it.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as MajorTask_ID.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What belongs to it.' }),
    active: t.exposeBoolean('active', { description: 'Whether it is in use; else it is archived.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that keeps it, where the viewer sees that.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that keeps it.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that keeps it.' }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change or archive it and its items.',
      select: placementColumns,
      resolve: (placement, _args, context) => permissionOn(context.requireViewer(), 'tasks.edit', placement),
    }),
  }),
})
