import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { DepartmentUse } from './DepartmentUse.ts'
import { permissionToEdit } from './editing.ts'
import { Group } from './Group.ts'
import { JobRole } from './JobRole.ts'
import { countMembers } from './memberCounts.ts'
import { rolesOf } from './roles.ts'
import './visibleDepartments.ts'

export { ActiveStatus }

export const Department = builder.prismaObject('Department', {
  description: 'A department available to all organizations under a root organization, which owns it.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid.', ...legacy() }),
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    rootId: t.id({
      description: 'The id of the root organization that owns it.',
      select: { organizationId: true },
      resolve: ({ organizationId }) => globalId('Organization', organizationId),
    }),
    rootUuid: t.exposeString('organizationId', {
      description: 'The uuid of the root organization that it belongs to.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A description of its purpose.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    roles: t.field({
      type: [JobRole],
      description: 'The job roles of the department, by name.',
      resolve: async ({ id }, _args, context, info) => rolesOf(context, info, id),
    }),
    roleNames: t.string({
      description: 'The names of its active job roles, separated by commas.',
      deprecationReason: 'Read the names of roles that are active. Removed on 2027-06-30.',
      resolve: async ({ id }, _args, context) =>
        (await rolesOf(context, null, id))
          .filter(({ status }) => status === 'ACTIVE')
          .map(({ name }) => name)
          .join(', '),
    }),
    groups: t.field({
      type: [Group],
      description: 'The groups of the department, by name; group.parent gives the hierarchy.',
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'group',
          type: 'Group',
          key: 'departmentId',
          parentId: id,
          orderBy: { name: 'asc' },
        }),
    }),
    usedBy: t.field({
      type: [DepartmentUse],
      description: 'The organizations visible to the viewer that use the department, from the root down.',
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'organizationDepartment',
          type: 'DepartmentUse',
          key: 'departmentId',
          parentId: id,
          where: { organization: { AND: [visibleOrganizations(context), { archivedAt: null }] } },
          orderBy: { organization: { path: 'asc' } },
        }),
    }),
    memberCount: t.int({
      nullable: true,
      description: 'The number of current members; null if the viewer may not see memberships.',
      resolve: ({ id }, _args, context) => countMembers(context, 'departmentId', id),
    }),
  }),
})

declarePermissions(
  Department,
  { organizationId: true },
  {
    edit: [
      'Whether the viewer may edit, deactivate or delete it, its groups and its roles.',
      (viewer, { organizationId }) => permissionToEdit(viewer, organizationId),
    ],
  },
)
