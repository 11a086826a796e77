import type { Transaction } from '../../kernel/mutation.ts'
import { join } from '../membership/join.ts'
import type { Rule } from './rules.ts'

const current = (now: Date) => ({ OR: [{ endsAt: null }, { endsAt: { gt: now } }] })

interface Ruled {
  rootId: string
  userId: string
  /** Those that rules have made. */
  membershipIds: readonly string[]
  now: Date
}

/**
 * Makes the memberships of somebody what rules want, as far as rules have made them: what somebody else has given them
 * stays, and so does what an Admin has raised to Admin. Answers which are made by rules then.
 */
export async function followRules(
  tx: Transaction,
  { rootId, userId, membershipIds, now }: Ruled,
  wanted: readonly Rule[],
): Promise<string[]> {
  const made = membershipIds.length
    ? await tx.membership.findMany({ where: { id: { in: [...membershipIds] }, userId, ...current(now) } })
    : []
  const open = new Map(wanted.map((rule) => [rule.organizationId, rule]))
  const kept: string[] = []
  for (const { id, organizationId, accessLevel, departmentId, groupId, startsAt } of made) {
    const rule = open.get(organizationId)
    open.delete(organizationId)
    if (accessLevel === 'ADMIN') kept.push(id)
    else if (rule) {
      kept.push(id)
      const { departmentId: department, groupId: group, accessLevel: level } = rule
      const isOther = departmentId !== department || groupId !== group || accessLevel !== level
      const data = { departmentId: department, groupId: group, accessLevel: level, version: { increment: 1 } }
      if (isOther) await tx.membership.update({ where: { id }, data })
    } else if (startsAt >= now) await tx.membership.delete({ where: { id } })
    else await tx.membership.update({ where: { id }, data: { endsAt: now, version: { increment: 1 } } })
  }
  for (const { organizationId, departmentId, groupId, accessLevel } of open.values()) {
    const there = await tx.membership.count({ where: { userId, organizationId, ...current(now) } })
    if (there) continue
    kept.push(
      await join(tx, {
        userId,
        organization: { id: organizationId, rootId },
        accessLevel,
        placement: { departmentId, groupId, jobRoleId: null },
        startsAt: now,
        now,
      }),
    )
  }
  return kept
}
