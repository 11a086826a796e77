// Where people belong by the groups of a directory.
import { groupBy } from '../../kernel/groupBy.ts'
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

interface Group {
  personId: string
  name: string
}

/**
 * Gives active people the memberships that the rules want by their groups, each known by name and by what the
 * directory calls it. Whom no rule places, and nobody else has, belongs to the root organization.
 */
export async function settle(
  directory: Directory,
  tx: Transaction,
  rules: Rules,
  people: readonly Settled[],
): Promise<void> {
  const { rootId, now } = directory
  const ids = people.map(({ id }) => id)
  const groups = rules.ordered.length
    ? await tx.$queryRaw<Group[]>`
        select m.person_id as "personId", name from directory_group_member m join directory_group g on g.id = m.group_id
        cross join lateral unnest(array[g.display_name, g.external_id]) name
        where m.person_id = any(${ids}::uuid[]) and name is not null`
    : []
  const namesOf = groupBy(groups, ({ personId }) => personId)
  const made = people.flatMap(({ membershipIds }) => membershipIds)
  const others = await tx.membership.findMany({
    where: {
      userId: { in: people.map(({ userId }) => userId) },
      id: { notIn: made },
      organization: { rootId },
      ...heldAt(now),
    },
    select: { userId: true },
  })
  const placed = new Set(others.map(({ userId }) => userId))
  const ruled = people.map(({ id, userId, membershipIds }) => {
    const wanted = matching(
      rules.ordered,
      (namesOf.get(id) ?? []).map(({ name }) => name),
    )
    return { userId, membershipIds, wanted: wanted.length || placed.has(userId) ? wanted : [rules.otherwise] }
  })
  const kept = await followRules(tx, directory, ruled)
  const other = people.flatMap(({ id, userId, membershipIds }) =>
    kept.get(userId)!.join() === membershipIds.join() ? [] : [{ id, ids: kept.get(userId)! }],
  )
  if (other.length)
    await tx.$executeRaw`
      update directory_person p set membership_ids = array(select value::uuid from jsonb_array_elements_text(o.ids))
      from jsonb_to_recordset(${JSON.stringify(other)}::jsonb) o(id uuid, ids jsonb) where p.id = o.id`
}
