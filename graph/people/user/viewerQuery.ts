import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { CreateOrganizationSuccess } from '../../organization/organization/createOrganization.ts'
import { User } from './User.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Who is asking.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'The person.',
      resolve: ({ id }, _args, context, info) =>
        context.db.prisma.user.findUniqueOrThrow({
          ...queryFromInfo({ context, info, typeName: 'User', select: { id: true } }),
          where: { id },
        }),
    }),
    capabilities: t.stringList({
      description: 'What the viewer may do anywhere beyond what is their own, as the role matrix names it.',
      resolve: (viewer) => viewer.capabilities,
    }),
    canCreateRecords: t.boolean({
      description: 'Whether the viewer may create records anywhere, for themselves at least.',
      resolve: (viewer) => viewer.scope('records.manage').length > 0,
    }),
    canManageOthers: t.boolean({
      description: 'Whether the viewer may create and assign work for others anywhere.',
      resolve: (viewer) => viewer.scope('records.manage').some(({ column }) => column !== 'parties'),
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: 'Who is asking; null where nobody is signed in.',
    ...policy('public'),
    resolve: (_root, _args, { viewer }) => viewer,
  }),
)

builder.objectField(CreateOrganizationSuccess, 'viewer', (t) =>
  t.field({
    type: ViewerType,
    description: 'Who is asking, with the rights that this brought.',
    resolve: (_payload, _args, context) => context.requireViewer(),
  }),
)
