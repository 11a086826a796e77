// The geofences of what has some: an organization, a location.
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Location } from '../location/Location.ts'
import { belongings } from '../organization/belongings.ts'
import { Organization } from '../organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { Geofence } from './Geofence.ts'
import { visibleGeofences } from './visibleGeofences.ts'

const kind = { type: 'Geofence', table: 'geofence', column: 'name' }

builder.prismaObjectField(Organization, 'geofences', (t) =>
  t.connection({
    type: Geofence,
    description: 'Its geofences, by name.',
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

builder.prismaObjectField(Organization, 'viewerCanAddGeofence', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may add geofences to it.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'organizations.edit', { rootId, organizationId: id }),
  }),
)

builder.prismaObjectField(Location, 'geofences', (t) =>
  t.field({
    type: [Geofence],
    description: 'The geofences around it, by name.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'geofence',
        type: 'Geofence',
        key: 'locationId',
        parentId: id,
        where: visibleGeofences(context),
        orderBy: { name: 'asc' },
      }),
  }),
)
