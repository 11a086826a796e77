import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { unstorable } from '../../kernel/validation.ts'
import { placementOf, visibleViews } from './visibleViews.ts'

export const SavedView = builder.prismaObject('SavedView', {
  description: 'A view of a list that somebody has saved: what it is narrowed to and how it stands.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    screen: t.exposeString('screen', { description: 'The route whose list it is of, as activerecords.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    search: t.exposeString('search', { description: 'What stands in the address behind the question mark.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    isMine: t.boolean({
      description: 'Whether the viewer saved it.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, context) => ownerId === context.requireViewer().id,
    }),
    ownerName: t.string({
      description: 'Who saved it.',
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner.name,
    }),
    isShared: t.boolean({
      description: 'Whether others have it too.',
      select: { organizationId: true },
      resolve: ({ organizationId }) => organizationId !== null,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that it is shared in, where it is and the viewer sees that.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) =>
        organizationId ? organizationInSight(context, info, organizationId) : null,
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that it is shared in.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that it is shared in.' }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change and delete it.',
      select: { ownerId: true, ...placementColumns },
      resolve: (view, _args, context) => {
        const placement = placementOf(view)
        return placement
          ? permissionOn(context.requireViewer(), 'views.share', placement)
          : { allowed: true, reason: null, whoCan: [] }
      },
    }),
  }),
})

builder.queryField('savedViews', (t) =>
  t.prismaField({
    type: [SavedView],
    description: 'The views of a list that the viewer has saved or that others share with them, by name; at most 200.',
    ...policy('signedIn'),
    args: { screen: t.arg.string({ required: true, description: 'The route whose list it is, as activerecords.' }) },
    resolve: (query, _root, { screen }, context) =>
      context.db.prisma.savedView.findMany({
        ...query,
        where: { AND: [visibleViews(context.requireViewer()), { screen: unstorable(screen).length ? '' : screen }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 200,
      }),
  }),
)
