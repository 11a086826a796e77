import type { Membership } from '../../../prisma/__generated__/client/client.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { usualJobRoleId } from '../membership/placement.ts'
import type { Rule } from './rules.ts'

interface Ruled {
  userId: string
  /** Those that rules have made. */
  membershipIds: readonly string[]
  /** What the rules want; of each organization one. */
  wanted: readonly Rule[]
}

type Held = Pick<
  Membership,
  'id' | 'userId' | 'organizationId' | 'departmentId' | 'groupId' | 'accessLevel' | 'startsAt'
>

interface Plan {
  userId: string
  kept: string[]
  changed: { id: string; rule: Rule }[]
  ended: Held[]
  added: Rule[]
}

/** What is to be done for one person, who holds these now or will. */
function planOf({ userId, membershipIds, wanted }: Ruled, held: readonly Held[]): Plan {
  const plan: Plan = { userId, kept: [], changed: [], ended: [], added: [] }
  const open = new Map(wanted.map((rule) => [rule.organizationId, rule]))
  for (const one of held.filter(({ id }) => membershipIds.includes(id))) {
    const { id, organizationId, accessLevel, departmentId, groupId } = one
    const rule = open.get(organizationId)
    open.delete(organizationId)
    if (accessLevel === 'ADMIN') plan.kept.push(id)
    else if (rule) {
      plan.kept.push(id)
      const isOther = departmentId !== rule.departmentId || groupId !== rule.groupId || accessLevel !== rule.accessLevel
      if (isOther) plan.changed.push({ id, rule })
    } else plan.ended.push(one)
  }
  plan.added = [...open.values()].filter(
    ({ organizationId }) => !held.some((one) => one.organizationId === organizationId),
  )
  return plan
}

const placeOf = ({ departmentId, groupId, accessLevel }: Rule) => ({ departmentId, groupId, accessLevel })

/**
 * Makes the memberships of people what rules want, as far as rules have made them: what somebody else has given them
 * stays, and so does what an Admin has raised to Admin. Answers of each which are made by rules then. Takes as many
 * statements for a thousand people as for one.
 */
export async function followRules(
  tx: Transaction,
  { rootId, now }: { rootId: string; now: Date },
  people: readonly Ruled[],
): Promise<Map<string, string[]>> {
  const userIds = people.map(({ userId }) => userId)
  // Two at once make one membership.
  await tx.$executeRaw`select id from app_user where id = any(${userIds}::uuid[]) order by id for no key update`
  const held = await tx.membership.findMany({
    where: {
      userId: { in: userIds },
      organization: { rootId },
      OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    },
    orderBy: { id: 'asc' },
  })
  const byUser = groupBy(held, ({ userId }) => userId)
  const plans = people.map((one) => planOf(one, byUser.get(one.userId) ?? []))
  const version = { increment: 1 }
  const changed = groupBy(
    plans.flatMap((plan) => plan.changed),
    ({ rule }) => JSON.stringify(placeOf(rule)),
  )
  for (const alike of changed.values()) {
    const data = { ...placeOf(alike[0]!.rule), version }
    await tx.membership.updateMany({ where: { id: { in: alike.map(({ id }) => id) } }, data })
  }
  const ended = plans.flatMap((plan) => plan.ended)
  const [begun, ahead] = [true, false].map((has) =>
    ended.filter(({ startsAt }) => startsAt < now === has).map(({ id }) => id),
  ) as [string[], string[]]
  if (ahead.length) await tx.membership.deleteMany({ where: { id: { in: ahead } } })
  if (begun.length) await tx.membership.updateMany({ where: { id: { in: begun } }, data: { endsAt: now, version } })
  const added = plans.flatMap(({ userId, added: rules }) => rules.map((rule) => ({ userId, rule })))
  const kept = new Map(plans.map((plan) => [plan.userId, plan.kept]))
  if (!added.length) return kept
  const jobRoleId = await usualJobRoleId(tx, rootId)
  const made = await tx.membership.createManyAndReturn({
    data: added.map(({ userId, rule }) => ({
      userId,
      organizationId: rule.organizationId,
      ...placeOf(rule),
      jobRoleId,
      startsAt: now,
    })),
    select: { id: true, userId: true },
  })
  for (const { id, userId } of made) kept.get(userId)!.push(id)
  return kept
}
