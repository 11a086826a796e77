import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { unstorable } from '../../kernel/validation.ts'
import { permissionToShare, visibleViews } from './visibleViews.ts'

export const SavedView = builder.prismaObject('SavedView', {
  description: 'A saved view of a list, with its filters and layout.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    screen: t.exposeString('screen', {
      description: 'The route of the screen whose list the view is for, such as activerecords.',
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    search: t.exposeString('search', {
      description: "The query string of the screen's URL, without the question mark.",
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    isMine: t.boolean({
      description: 'Whether the viewer saved the view.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, context) => ownerId === context.requireViewer().id,
    }),
    ownerName: t.string({
      description: 'The name of the user who saved the view.',
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner.name,
    }),
    isShared: t.boolean({
      description: 'Whether it is shared with other people.',
      select: { organizationId: true },
      resolve: ({ organizationId }) => organizationId !== null,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization it is shared with; null if it is not shared or the organization is not visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) =>
        organizationId ? organizationInSight(context, info, organizationId) : null,
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department it is shared with; null if it is not shared with a department.',
    }),
    group: t.relation('group', {
      type: Group,
      nullable: true,
      description: 'The group it is shared with; null if it is not shared with a group.',
    }),
  }),
})

declarePermissions(
  SavedView,
  { ownerId: true, ...placementColumns },
  {
    edit: ['Whether the viewer may change and delete it.', permissionToShare],
  },
)

builder.queryField('savedViews', (t) =>
  t.prismaField({
    type: [SavedView],
    description: "The saved views of a list that are the viewer's own or shared with them, by name; at most 200.",
    ...policy('signedIn'),
    args: { screen: t.arg.string({ required: true, description: 'The route of the list, e.g. activerecords.' }) },
    resolve: (query, _root, { screen }, context) =>
      context.db.prisma.savedView.findMany({
        ...query,
        where: { AND: [visibleViews(context.requireViewer()), { screen: unstorable(screen).length ? '' : screen }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 200,
      }),
  }),
)
