import { builder } from '../../kernel/builder.ts'
import { Organization } from '../organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { Location } from './Location.ts'
import { locationList } from './locationList.ts'
import { countContents } from '../organization/contents.ts'

builder.prismaObjectField(Organization, 'locations', (t) =>
  t.connection({
    type: Location,
    description: 'Its locations.',
    args: locationList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => locationList.page(context, info, id, args),
  }),
)

builder.prismaObjectField(Organization, 'viewerCanAddLocation', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may add locations and vehicles to the organization.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'locations.edit', { rootId, organizationId: id }),
  }),
)

countContents(
  'locations',
  'The number of locations.',
  (here) => `select count(*) from location l where l.organization_id ${here}`,
)
