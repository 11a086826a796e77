import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
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
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A description of its purpose.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    department: t.relation('department', { description: 'The department that the group belongs to.' }),
    parent: t.relation('parent', { nullable: true, description: 'The parent group; null for a top-level group.' }),
    memberCount: t.int({
      nullable: true,
      description:
        'The number of current members, without those of child groups; null if the viewer may not see memberships.',
      resolve: ({ id }, _args, context) => countMembers(context, 'groupId', id),
    }),
  }),
})

declarePermissions(
  Group,
  { department: { select: { organizationId: true } } },
  {
    edit: [
      'Whether the viewer may rename, move, deactivate or delete it.',
      (viewer, { department }) => permissionToEdit(viewer, department.organizationId),
    ],
  },
)

builder.prismaObjectField(Group, 'children', (t) =>
  t.field({
    type: [Group],
    description: 'The direct child groups, by name.',
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
