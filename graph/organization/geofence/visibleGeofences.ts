import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The geofences of the organizations that a viewer sees. */
export const visibleGeofences = (context: Context): Prisma.GeofenceWhereInput => ({
  organization: visibleOrganizations(context),
})

export const loadGeofences: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Geofence', select: { id: true } })
  const where = { AND: [visibleGeofences(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.geofence.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The geofence that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Geofence', select: { id: true } })
  return context.db.prisma.geofence.findUniqueOrThrow({ ...query, where: { id } })
}
