import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'

builder.prismaObjectField(Organization, 'viewerCanAcceptRequests', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may accept and decline association requests.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'associations.accept', { rootId, organizationId: id }),
  }),
)
