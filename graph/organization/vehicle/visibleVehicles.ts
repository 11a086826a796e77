import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'

/** The vehicles of the organizations that a viewer sees. */
const visibleVehicles = (context: Context): Prisma.VehicleWhereInput => ({
  organization: visibleOrganizations(context),
})

const vehicles = declareNode('Vehicle', visibleVehicles)
export const { loadWritten, loadOne: loadVehicle } = vehicles

/** The vehicle that an input names, seen by the viewer, who may change it. */
export async function vehicleToChange(context: Context, id: string) {
  const vehicle = await vehicles.named(context, id, { include: { organization: { select: { rootId: true } } } })
  const { organizationId, organization } = vehicle
  requireAt(context.requireViewer(), 'locations.edit', { rootId: organization.rootId, organizationId })
  return vehicle
}
