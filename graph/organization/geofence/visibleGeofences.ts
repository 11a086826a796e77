import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'

/** The geofences of the organizations that a viewer sees. */
export const visibleGeofences = (context: Context): Prisma.GeofenceWhereInput => ({
  organization: visibleOrganizations(context),
})

export const { loadWritten, named: geofenceNamed } = declareNode('Geofence', visibleGeofences)
