import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../department/Department.ts'
import { Location } from '../location/Location.ts'
import { loadLocation } from '../location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { vehicleList } from './vehicleList.ts'
import './visibleVehicles.ts'
import { countContents } from '../organization/contents.ts'

export const Vehicle = builder.prismaObject('Vehicle', {
  description: 'A vehicle: a tractor, a trailer, a reefer.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    unitNumber: t.exposeString('unitNumber', { description: 'The number on its side, once in its organization.' }),
    type: t.exposeString('type', { description: 'What kind of vehicle it is.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    organization: t.relation('organization', { type: Organization, description: 'Whose vehicle it is.' }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location it is kept at, where the viewer sees that.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change or delete it.',
      select: { organizationId: true, organization: { select: { rootId: true } } },
      resolve: ({ organizationId, organization }, _args, context) =>
        permissionAt(context.requireViewer(), 'locations.edit', { rootId: organization.rootId, organizationId }),
    }),
  }),
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

countContents('vehicles', 'The vehicles.', (here) => `select count(*) from vehicle v where v.organization_id ${here}`)
