import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { Node, policy } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { Permission } from '../../kernel/permission.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { permissionToEdit } from './editing.ts'
import { countMembers } from './memberCounts.ts'
import { visibleJobRoles } from './visibleDepartments.ts'

export const JobRole = builder.prismaObject('JobRole', {
  description: "What somebody's job is called.",
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its uuid.' }),
    rootUuid: t.exposeString('organizationId', {
      description: 'The uuid of the root organization that it belongs to.',
    }),
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.' }),
    name: t.exposeString('name', { description: 'The name of the role.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is still given.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    memberCount: t.int({
      nullable: true,
      description: 'How many people have it now; null where the viewer does not see who has which.',
      resolve: ({ id }, _args, context) => countMembers(context, 'jobRoleId', id),
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may rename, deactivate or delete it.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context) => permissionToEdit(context.requireViewer(), organizationId),
    }),
  }),
})

builder.queryField('jobRoles', (t) =>
  t.prismaField({
    type: [JobRole],
    description: 'The job roles of the organization trees that the viewer belongs to, by name.',
    ...policy('organizations.read'),
    args: {
      ...listArgs(t),
      includeInactive: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those that are no longer given.',
      }),
    },
    resolve: (query, _root, { includeInactive, ...page }, context) =>
      prismaList(context, page, {
        model: 'jobRole',
        query,
        where: { ...visibleJobRoles(context), ...(includeInactive ? {} : { status: 'ACTIVE' }) },
        orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
      }),
  }),
)
