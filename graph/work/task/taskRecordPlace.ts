import type { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced, type Placement } from '../../kernel/placed.ts'

interface Asked {
  departmentId?: string | null
  groupId?: string | null
}

/**
 * Where a task record is to stand from now on, in the same organization; nothing where that was left out. Whoever moves
 * it edits tasks there too.
 */
export async function changedPlacement(
  context: Context,
  before: Placement,
  { departmentId, groupId }: Asked,
): Promise<Partial<Placement>> {
  if (departmentId === undefined && groupId === undefined) return {}
  // A department alone leaves the group behind; of a group that is taken away the department stays.
  const department =
    departmentId === undefined && !groupId && before.departmentId
      ? globalId('Department', before.departmentId)
      : departmentId
  const { organization: _organization, ...place } = await placeIn(context, {
    organizationId: globalId('Organization', before.organizationId),
    departmentId: department,
    groupId,
  })
  requirePlaced(context.requireViewer(), 'tasks.edit', place)
  return { departmentId: place.departmentId, groupId: place.groupId }
}
