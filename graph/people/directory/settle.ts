// Where somebody belongs by the groups of a directory.
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { followRules } from '../provider/followRules.ts'
import { matching } from '../provider/rules.ts'
import type { Directory, Rules } from './directory.ts'

interface Settled {
  id: string
  userId: string
  membershipIds: string[]
}

/**
 * Gives an active person the memberships that the rules want by their groups, each known by name and by what the
 * directory calls it. Whom no rule places, and nobody else has, belongs to the root organization.
 */
export async function settle({ rootId, now }: Directory, tx: Transaction, rules: Rules, person: Settled) {
  const { id, userId, membershipIds } = person
  const groups = rules.ordered.length
    ? await tx.directoryGroup.findMany({
        where: { members: { some: { personId: id } } },
        select: { displayName: true, externalId: true },
      })
    : []
  const names = groups.flatMap(({ displayName, externalId }) => [displayName, externalId ?? []]).flat()
  const wanted = matching(rules.ordered, names)
  const isPlaced =
    wanted.length > 0 ||
    (await tx.membership.count({
      where: { userId, id: { notIn: membershipIds }, organization: { rootId }, ...heldAt(now) },
    })) > 0
  const kept = await followRules(tx, { rootId, userId, membershipIds, now }, isPlaced ? wanted : [rules.otherwise])
  if (kept.join() !== membershipIds.join())
    await tx.directoryPerson.update({ where: { id }, data: { membershipIds: kept } })
}
