import { builder } from '../../kernel/builder.ts'
import { Organization } from './Organization.ts'
import { organizationInSight } from './visibleOrganizations.ts'

builder.prismaObjectField(Organization, 'parent', (t) =>
  t.field({
    type: Organization,
    nullable: true,
    description: 'The parent organization; null if there is none or it is not visible to the viewer.',
    select: { parentId: true },
    resolve: ({ parentId }, _args, context, info) => (parentId ? organizationInSight(context, info, parentId) : null),
  }),
)
