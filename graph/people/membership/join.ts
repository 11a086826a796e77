import type { Transaction } from '../../kernel/mutation.ts'
import { rank, type AccessLevel } from '../../kernel/policy.ts'
import { usualJobRoleId, type Placement } from './placement.ts'

interface Joining {
  userId: string
  organization: { id: string; rootId: string }
  accessLevel: AccessLevel
  placement: Placement
  startsAt: Date
  endsAt?: Date | null
  now: Date
  /** Whether a membership of a lower level does not stand for this one. */
  raises?: boolean
}

/**
 * Takes somebody into an organization, where they do not belong to it already: a membership that is there stays as it
 * is. Two at once make one: whoever takes somebody into an organization waits for others who do.
 */
export async function join(
  transaction: Transaction,
  { userId, organization, accessLevel, placement, startsAt, endsAt, now, raises }: Joining,
) {
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`join ${userId} ${organization.id}`}, 0))`
  const there = await transaction.membership.findMany({
    where: { userId, organizationId: organization.id, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    select: { id: true, accessLevel: true },
  })
  const enough = there.find((one) => !raises || rank(one.accessLevel) <= rank(accessLevel))
  if (enough) return enough.id
  const { departmentId, groupId } = placement
  const jobRoleId = placement.jobRoleId ?? (await usualJobRoleId(transaction, organization.rootId))
  const { id } = await transaction.membership.create({
    data: { userId, organizationId: organization.id, accessLevel, departmentId, groupId, jobRoleId, startsAt, endsAt },
    select: { id: true },
  })
  return id
}
