import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../department/Department.ts'
import { Location } from '../location/Location.ts'
import { loadLocation } from '../location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionThere, standing } from '../organization/permissionThere.ts'
import { vehicleList } from './vehicleList.ts'
import './visibleVehicles.ts'
import { countContents } from '../organization/contents.ts'

export const Vehicle = builder.prismaObject('Vehicle', {
  description: 'A vehicle, such as a tractor, trailer or reefer.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    unitNumber: t.exposeString('unitNumber', {
      description: 'The unit number shown on the vehicle, unique within its organization.',
    }),
    type: t.exposeString('type', { description: 'The kind of vehicle.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that owns the vehicle.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location where the vehicle is kept; null if none is set or it is not visible to the viewer.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(Vehicle, standing, {
  edit: ['Whether the viewer may change and delete the vehicle.', permissionThere('locations.edit')],
})

builder.prismaObjectField(Organization, 'vehicles', (t) =>
  t.connection({
    type: Vehicle,
    description: 'Its vehicles.',
    args: vehicleList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) => vehicleList.page(context, info, id, args),
  }),
)

countContents(
  'vehicles',
  'The number of vehicles.',
  (here) => `select count(*) from vehicle v where v.organization_id ${here}`,
)
