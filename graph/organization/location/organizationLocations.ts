import { builder } from '../../kernel/builder.ts'
import { belongings } from '../organization/belongings.ts'
import { Organization } from '../organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { Location } from './Location.ts'
import { countContents } from '../organization/contents.ts'

const kind = { type: 'Location', table: 'location', column: 'name' }

builder.prismaObjectField(Organization, 'locations', (t) =>
  t.connection({
    type: Location,
    description: 'Its locations, by name.',
    args: {
      search: t.arg.string({ description: 'Part of the name.' }),
      includeBelow: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those of all organizations below.',
      }),
    },
    resolve: ({ id }, args, context, info) => belongings(context, info, kind, id, args),
  }),
)

builder.prismaObjectField(Organization, 'viewerCanAddLocation', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may add locations and vehicles to it.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'locations.edit', { rootId, organizationId: id }),
  }),
)

countContents(
  'locations',
  'The locations.',
  (here) => `select count(*) from location l where l.organization_id ${here}`,
)
