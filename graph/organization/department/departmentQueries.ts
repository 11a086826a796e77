import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { listArgs } from '../../kernel/paging.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { Department } from './Department.ts'
import { DepartmentUse } from './DepartmentUse.ts'
import { permissionToEdit } from './editing.ts'
import { Group } from './Group.ts'
import { JobRole } from './JobRole.ts'
import { visibleDepartments, visibleGroups } from './visibleDepartments.ts'
import { departmentList, jobRoleList } from './vocabularies.ts'

const byName = [{ name: 'asc' as const }, { legacyId: 'asc' as const }]

builder.queryFields((t) => ({
  departments: t.connection({
    type: Department,
    description: 'The departments of all root organizations the viewer belongs to, at most 1,000 a page.',
    ...policy('organizations.read'),
    args: departmentList.args(t),
    resolve: (_root, args, context, info) => departmentList.ofViewer(context, info, context.requireViewer().id, args),
  }),
  legacyDepartments: t.prismaField({
    type: [Department],
    description: 'The departments of the organization trees that the viewer belongs to, by name.',
    ...legacy('organizations.read'),
    args: {
      ...listArgs(t),
      usedBy: t.arg.id({ description: 'Only those that this organization works with.' }),
      includeInactive: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those that are no longer in use.',
      }),
    },
    resolve: (query, _root, { usedBy, includeInactive, ...page }, context) => {
      const use = usedBy != null && {
        status: includeInactive ? undefined : ('ACTIVE' as const),
        organization: { AND: [visibleOrganizations(context), { id: uuidLookedUp('Organization', usedBy, 'usedBy') }] },
      }
      const where = {
        AND: [
          visibleDepartments(context),
          use ? { usedBy: { some: use } } : {},
          includeInactive ? {} : { status: 'ACTIVE' },
        ],
      }
      return prismaList(context, page, { model: 'department', query, where, orderBy: byName })
    },
  }),
}))

builder.queryField('legacyGroups', (t) =>
  t.prismaField({
    type: [Group],
    description: 'The groups of the departments that the viewer sees, both in use, by department and name.',
    ...legacy('organizations.read'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, {
        model: 'group',
        query,
        where: { AND: [visibleGroups(context), { status: 'ACTIVE', department: { status: 'ACTIVE' } }] },
        orderBy: [{ department: { name: 'asc' } }, { name: 'asc' }, { legacyId: 'asc' }],
      }),
  }),
)

builder.prismaObjectFields(Organization, (t) => ({
  departments: t.connection({
    type: Department,
    description:
      'The departments under the same root organization, including unused ones, at most 1,000 a page; the organization can use any of them.',
    args: departmentList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => departmentList.ofTree(context, info, id, args),
  }),
  legacyDepartments: t.field({
    type: [Department],
    description: 'All departments under the same root organization, by name.',
    select: { rootId: true },
    ...legacy(),
    resolve: ({ rootId }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'department',
        type: 'Department',
        key: 'organizationId',
        parentId: rootId,
        where: visibleDepartments(context),
        orderBy: { name: 'asc' },
      }),
  }),
  jobRoles: t.connection({
    type: JobRole,
    description: 'The job roles under the same root organization, including inactive ones, at most 1,000 a page.',
    args: jobRoleList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => jobRoleList.ofTree(context, info, id, args),
  }),
  departmentUses: t.field({
    type: [DepartmentUse],
    description: 'The departments in use in the organization, by name.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'organizationDepartment',
        type: 'DepartmentUse',
        key: 'organizationId',
        parentId: id,
        orderBy: { department: { name: 'asc' } },
      }),
  }),
}))

declarePermissions(
  Organization,
  { id: true, rootId: true },
  {
    editDepartments: [
      'Whether the viewer may add departments, groups and job roles under the same root organization.',
      (viewer, { rootId }) => permissionToEdit(viewer, rootId),
    ],
    setDepartments: [
      'Whether the viewer may choose which departments the organization uses.',
      (viewer, { id, rootId }) => permissionAt(viewer, 'departments.edit', { rootId, organizationId: id }),
    ],
  },
)
