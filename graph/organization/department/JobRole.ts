import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { mostInList } from '../../kernel/paging.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { permissionToEdit } from './editing.ts'
import { countMembers } from './memberCounts.ts'
import { visibleJobRoles } from './visibleDepartments.ts'
import { jobRoleList } from './vocabularies.ts'

export const JobRole = builder.prismaObject('JobRole', {
  description: "A job role, which names a person's position.",
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    rootId: t.id({
      description: 'The id of the root organization that owns it.',
      select: { organizationId: true },
      resolve: ({ organizationId }) => globalId('Organization', organizationId),
    }),
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    name: t.exposeString('name', { description: 'The name of the role.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether the role can still be assigned.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    memberCount: t.int({
      nullable: true,
      description: 'The number of users who currently have the role; null if the viewer may not see memberships.',
      resolve: ({ id }, _args, context) => countMembers(context, 'jobRoleId', id),
    }),
  }),
})

declarePermissions(
  JobRole,
  { organizationId: true },
  {
    edit: [
      'Whether the viewer may rename, deactivate or delete it.',
      (viewer, { organizationId }) => permissionToEdit(viewer, organizationId),
    ],
  },
)

builder.queryFields((t) => ({
  jobRoles: t.connection({
    type: JobRole,
    description: 'The job roles of all root organizations the viewer belongs to, at most 1,000 a page.',
    ...policy('organizations.read'),
    args: jobRoleList.args(t),
    resolve: (_root, args, context, info) => jobRoleList.ofViewer(context, info, context.requireViewer().id, args),
  }),
  legacyJobRoles: t.prismaField({
    type: [JobRole],
    description: 'The active job roles of all root organizations the viewer belongs to, by name.',
    ...legacy('organizations.read'),
    resolve: (query, _root, _args, context) =>
      prismaList(
        context,
        { limit: mostInList, offset: 0 },
        {
          model: 'jobRole',
          query,
          where: { ...visibleJobRoles(context), status: 'ACTIVE' },
          orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
        },
      ),
  }),
}))
