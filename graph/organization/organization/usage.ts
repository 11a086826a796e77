import { builder } from '../../kernel/builder.ts'
import { QuotaUse, usesOfRoot } from '../../kernel/quota/QuotaUse.ts'
import { Organization } from './Organization.ts'

builder.prismaObjectField(Organization, 'usage', (t) =>
  t.field({
    type: [QuotaUse],
    nullable: true,
    description:
      'What the root organization uses of its quotas; null unless it is a root organization that the viewer administers.',
    select: { rootId: true, parentId: true },
    resolve: ({ rootId, parentId }, _args, context) =>
      !parentId && context.requireViewer().mayAt('organization.administer', { rootId, organizationId: rootId })
        ? usesOfRoot(context, rootId)
        : null,
  }),
)
