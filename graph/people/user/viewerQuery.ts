import { builder } from '../../kernel/builder.ts'
import { declareShapePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { policy } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { CreateOrganizationSuccess } from '../../organization/organization/createOrganization.ts'
import { User } from './User.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The authenticated user and what they may do.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The user account of the viewer.',
      resolve: ({ id }, _args, context, info) =>
        context.db.prisma.user.findUniqueOrThrow({
          ...queryFromInfo({ context, info, typeName: 'User', select: { id: true } }),
          where: { id },
        }),
    }),
    capabilities: t.stringList({
      description:
        'The names of the capabilities, as used in the role matrix, that the viewer has in any organization with a reach beyond their own records.',
      resolve: (viewer) => viewer.capabilities,
    }),
  }),
})

declareShapePermissions(ViewerType, {
  createRecords: [
    'Whether the viewer may create records in any organization, at least for themselves.',
    (viewer) =>
      permission(viewer, 'records.manage', viewer.rootIds[0] ?? '', viewer.scope('records.manage').length > 0),
  ],
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: 'The authenticated user; null if not signed in.',
    ...policy('public'),
    resolve: (_root, _args, { viewer }) => viewer,
  }),
)

builder.objectField(CreateOrganizationSuccess, 'viewer', (t) =>
  t.field({
    type: ViewerType,
    description: 'The viewer, with their updated permissions.',
    resolve: (_payload, _args, context) => context.requireViewer(),
  }),
)
