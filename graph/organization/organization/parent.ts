import { builder } from '../../kernel/builder.ts'
import { Organization } from './Organization.ts'
import { organizationInSight } from './visibleOrganizations.ts'

builder.prismaObjectField(Organization, 'parent', (t) =>
  t.field({
    type: Organization,
    nullable: true,
    description: 'The organization above it, where the viewer sees that.',
    select: { parentId: true },
    resolve: ({ parentId }, _args, context, info) => (parentId ? organizationInSight(context, info, parentId) : null),
  }),
)
