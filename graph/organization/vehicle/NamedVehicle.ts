// What of a vehicle everyone sees who sees the work that names it: vehicles work all over their tree.
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId } from '../../kernel/node.ts'
import { ActiveStatus } from '../department/ActiveStatus.ts'
import { Organization } from '../organization/Organization.ts'
import { organizationInSight } from '../organization/visibleOrganizations.ts'
import { Vehicle } from './Vehicle.ts'
import { loadVehicle } from './visibleVehicles.ts'

export const NamedVehicle = builder.prismaObject('Vehicle', {
  variant: 'NamedVehicle',
  description: 'A vehicle as work names it, which may be of any organization under the same root organization.',
  select: {},
  fields: (t) => ({
    vehicleId: t.id({
      description: 'The global id of the vehicle, for inputs and filters.',
      select: { id: true },
      resolve: ({ id }) => globalId('Vehicle', id),
    }),
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    unitNumber: t.exposeString('unitNumber', {
      description: 'The unit number shown on the vehicle, unique within its organization.',
    }),
    type: t.exposeString('type', { description: 'The kind of vehicle.' }),
    status: t.expose('status', {
      type: ActiveStatus,
      description: 'Whether it is in use; what names it keeps naming it when it is not.',
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that owns the vehicle; null if it is not visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    vehicle: t.field({
      type: Vehicle,
      nullable: true,
      description: 'The vehicle itself; null if its organization is not visible to the viewer.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) => loadVehicle(context, info, id),
    }),
  }),
})
