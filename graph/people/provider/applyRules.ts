import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { followRules } from './followRules.ts'
import type { Rule } from './rules.ts'

/**
 * Makes the memberships of somebody what the rules want by what their provider says. Answers whether they belong
 * anywhere in the tree then.
 */
export async function applyRules(
  { now }: { now: Date },
  tx: Transaction,
  rootId: string,
  userId: string,
  wanted: readonly Rule[],
): Promise<boolean> {
  const where = { userId_rootId: { userId, rootId } }
  const { membershipIds } = await tx.providerIdentity.findUniqueOrThrow({ where, select: { membershipIds: true } })
  const kept = (await followRules(tx, { rootId, now }, [{ userId, membershipIds, wanted }])).get(userId)!
  if (kept.join() !== membershipIds.join()) await tx.providerIdentity.update({ where, data: { membershipIds: kept } })
  return (await tx.membership.count({ where: { userId, organization: { rootId }, ...heldAt(now) }, take: 1 })) > 0
}
