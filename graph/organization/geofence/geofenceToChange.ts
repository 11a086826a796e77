import type { Context } from '../../kernel/context.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { geofenceNamed } from './visibleGeofences.ts'

/** The geofence that an input names, seen by the viewer, who may do this with it. */
export async function geofenceToChange(context: Context, id: string, capability: Capability) {
  const geofence = await geofenceNamed(context, id, { include: { organization: { select: { rootId: true } } } })
  const { organizationId, organization } = geofence
  requireAt(context.requireViewer(), capability, { rootId: organization.rootId, organizationId })
  return geofence
}
