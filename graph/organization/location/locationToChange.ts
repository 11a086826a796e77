import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { visibleLocations } from './visibleLocations.ts'

interface Named {
  id?: string | null
  internalID?: number | null
}

/** The location that an input names, seen by the viewer, who may do this with it. */
export async function locationToChange(context: Context, { id, internalID }: Named, capability: Capability) {
  if (id == null && internalID == null) throw new NotFoundError('The location')
  const asked = {
    id: id == null ? undefined : uuidOf('Location', id, 'The location'),
    legacyId: internalID ?? undefined,
  }
  const location = await context.db.prisma.location.findFirst({
    where: { AND: [visibleLocations(context), asked] },
    include: { organization: { select: { rootId: true } } },
  })
  if (!location) throw new NotFoundError('The location')
  const { organizationId, organization } = location
  requireAt(context.requireViewer(), capability, { rootId: organization.rootId, organizationId })
  return location
}
