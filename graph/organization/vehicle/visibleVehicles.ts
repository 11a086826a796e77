import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The vehicles of the organizations that a viewer sees. */
const visibleVehicles = (context: Context): Prisma.VehicleWhereInput => ({
  organization: visibleOrganizations(context),
})

export const loadVehicles: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Vehicle', select: { id: true } })
  const where = { AND: [visibleVehicles(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.vehicle.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The vehicle that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Vehicle', select: { id: true } })
  return context.db.prisma.vehicle.findUniqueOrThrow({ ...query, where: { id } })
}

/** The vehicle that an input names, seen by the viewer, who may change it. */
export async function vehicleToChange(context: Context, id: string) {
  const vehicle = await context.db.prisma.vehicle.findFirst({
    where: { AND: [visibleVehicles(context), { id: uuidOf('Vehicle', id, 'The vehicle') }] },
    include: { organization: { select: { rootId: true } } },
  })
  if (!vehicle) throw new NotFoundError('The vehicle')
  const { organizationId, organization } = vehicle
  requireAt(context.requireViewer(), 'locations.edit', { rootId: organization.rootId, organizationId })
  return vehicle
}
