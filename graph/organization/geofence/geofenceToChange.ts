import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
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
