import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { the } from '../../kernel/noun.ts'

/**
 * The uuids of organizations whose codes the viewer may change, or delete; throws where one is out of sight or not
 * theirs to do so.
 */
export async function editableOrganizations(
  context: Context,
  ids: readonly string[],
  capability: Capability = 'organizations.edit',
): Promise<string[]> {
  const uuids = ids.map((id) => uuidOf('Organization', id))
  const seen = await context.db.prisma.organization.findMany({
    where: { AND: [visibleOrganizations(context), { id: { in: uuids } }] },
    select: { id: true, rootId: true },
  })
  const rows = new Map(seen.map((row) => [row.id, row]))
  if (uuids.some((uuid) => !rows.has(uuid))) throw new NotFoundError(the('Organization'))
  for (const { id, rootId } of seen) requireAt(context.requireViewer(), capability, { rootId, organizationId: id })
  return uuids
}
