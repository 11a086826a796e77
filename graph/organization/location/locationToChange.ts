import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { visibleLocations } from './visibleLocations.ts'
import { the } from '../../kernel/noun.ts'

interface Named {
  id?: string | null
  internalID?: number | null
}

const readLocation = rowReader('location', (context) => ({
  where: visibleLocations(context),
  include: { organization: { select: { rootId: true } } },
}))

/** The location that an input names, seen by the viewer, who may do this with it. */
export async function locationToChange(context: Context, { id, internalID }: Named, capability: Capability) {
  if (id == null && internalID == null) throw new NotFoundError(the('Location'))
  const location = await readLocation(context, id == null ? internalID! : uuidOf('Location', id))
  if (!location || (internalID != null && internalID !== location.legacyId)) throw new NotFoundError(the('Location'))
  const { organizationId, organization } = location
  requireAt(context.requireViewer(), capability, { rootId: organization.rootId, organizationId })
  return location
}
