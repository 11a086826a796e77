// What somebody may do by their memberships, as one list: what a screen shows before rights are given or changed.
import { capabilities, farthestOf, purpose, reachOf } from '../../kernel/policy.ts'
import type { AccessLevel, Capability, Cells, Reach } from '../../kernel/policy.ts'
import type { Said } from '../../kernel/messages/text.ts'

/** What of a membership decides what it lets one do. */
export interface Granting {
  accessLevel: AccessLevel
  departmentId: string | null
  groupId: string | null
}

export interface EffectivePermission<M> {
  capability: Capability
  /** What it lets one do, after "may". */
  purpose: Said
  reach: Reach
  /** The memberships that reach so far. */
  from: M[]
}

/** How far one membership reaches: departments and groups that it does not name leave what is one's own. */
function reachBy({ accessLevel, departmentId, groupId }: Granting, capability: Capability, cells: Cells): Reach {
  const reach = reachOf(capability, accessLevel, cells)
  const isNamed = reach === 'DEPARTMENTS' ? departmentId : reach === 'GROUPS' ? groupId : true
  return isNamed ? reach : 'OWN'
}

/**
 * Every capability with how far these memberships together reach with it. Give the memberships that hold at the place
 * in question, in its organization or above, and the changes of its root.
 */
export function effectivePermissions<M extends Granting>(
  memberships: readonly M[],
  cells: Cells,
): EffectivePermission<M>[] {
  return capabilities.map((capability) => {
    const reached = memberships.map((membership) => reachBy(membership, capability, cells))
    const reach = farthestOf(reached)
    const from = reach === 'NONE' ? [] : memberships.filter((_membership, i) => reached[i] === reach)
    return { capability, purpose: purpose(capability), reach, from }
  })
}
