import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'

builder.prismaObjectField(Organization, 'viewerCanAddContact', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may add contacts to the directory of the organization.',
    select: { id: true, rootId: true, archivedAt: true },
    resolve: ({ id, rootId, archivedAt }, _args, context) =>
      permissionAt(
        context.requireViewer(),
        'collaborate',
        { rootId, organizationId: id },
        archivedAt ? 'This organization is archived; restore it first.' : undefined,
      ),
  }),
)
