import { builder } from '../../kernel/builder.ts'
import { Organization } from '../organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { File } from './File.ts'

builder.prismaObjectField(Organization, 'logo', (t) =>
  t.relation('logo', { type: File, nullable: true, description: 'The logo.' }),
)

builder.prismaObjectField(Organization, 'viewerCanSetLogo', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may set or remove the logo.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'organizations.edit', { rootId, organizationId: id }),
  }),
)
