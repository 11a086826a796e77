import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Permission } from '../../kernel/permission.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { permissionToEdit } from './editing.ts'
import { countMembers } from './memberCounts.ts'
import './visibleDepartments.ts'

export const Group = builder.prismaObject('Group', {
  description: 'A group of a department.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it does.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    department: t.relation('department', { description: 'The department it belongs to.' }),
    parent: t.relation('parent', { nullable: true, description: 'The group above it.' }),
    memberCount: t.int({
      nullable: true,
      description:
        'How many people are in it now, not counting those in the groups below; null where the viewer does not see who is where.',
      resolve: ({ id }, _args, context) => countMembers(context, 'groupId', id),
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may rename, move, deactivate or delete it.',
      select: { department: { select: { organizationId: true } } },
      resolve: ({ department }, _args, context) => permissionToEdit(context.requireViewer(), department.organizationId),
    }),
  }),
})

builder.prismaObjectField(Group, 'children', (t) =>
  t.field({
    type: [Group],
    description: 'The groups right below it, by name.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'group',
        type: 'Group',
        key: 'parentId',
        parentId: id,
        orderBy: { name: 'asc' },
      }),
  }),
)
