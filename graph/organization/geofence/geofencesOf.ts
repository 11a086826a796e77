// The geofences of what has some: an organization, a location.
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Location } from '../location/Location.ts'
import { declareOrganizationPermissions } from '../organization/declareOrganizationPermissions.ts'
import { Organization } from '../organization/Organization.ts'
import { Geofence } from './Geofence.ts'
import { geofenceList } from './geofenceList.ts'
import { visibleGeofences } from './visibleGeofences.ts'

builder.prismaObjectField(Organization, 'geofences', (t) =>
  t.connection({
    type: Geofence,
    description: 'Its geofences.',
    args: geofenceList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => geofenceList.page(context, info, id, args),
  }),
)

declareOrganizationPermissions({
  addGeofence: ['Whether the viewer may add geofences to the organization.', 'organizations.edit'],
})

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
