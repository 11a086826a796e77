import type { Context } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { uuidOf } from '../node.ts'
import { requireAt } from '../permission.ts'
import type { Capability } from '../policy.ts'
import { visibleGeofences } from './visibleGeofences.ts'

/** The geofence that an input names, seen by the viewer, who may do this with it. */
export async function geofenceToChange(context: Context, id: string, capability: Capability) {
  const geofence = await context.db.prisma.geofence.findFirst({
    where: { AND: [visibleGeofences(context), { id: uuidOf('Geofence', id, 'The geofence') }] },
    include: { organization: { select: { rootId: true } } },
  })
  if (!geofence) throw new NotFoundError('The geofence')
  const { organizationId, organization } = geofence
  requireAt(context.requireViewer(), capability, { rootId: organization.rootId, organizationId })
  return geofence
}
