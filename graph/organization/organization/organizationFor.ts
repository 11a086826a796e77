import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'
import { the } from '../../kernel/noun.ts'

const readOrganization = rowReader('organization', (context) => ({
  where: visibleOrganizations(context),
  select: { id: true, rootId: true, version: true, logoId: true },
}))

/** The organization that something is made for: seen by the viewer, who may do this there. */
export const organizationFor = (context: Context, globalId: string, capability: Capability) =>
  organizationOf(context, uuidOf('Organization', globalId), capability)

/** The same by uuid. */
export async function organizationOf(context: Context, id: string, capability: Capability) {
  const organization = await readOrganization(context, id)
  if (!organization) throw new NotFoundError(the('Organization'))
  requireAt(context.requireViewer(), capability, { rootId: organization.rootId, organizationId: organization.id })
  return organization
}
