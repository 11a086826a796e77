// Placing people: each gets a membership, or keeps one that says as much already; nothing is ever lowered by it.
import type { Context } from '../../kernel/context.ts'
import { rolesNamed } from '../../organization/department/roles.ts'
import { ForbiddenError, NotFoundError, type ExpectedError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { rank, type AccessLevel } from '../../kernel/policy.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { requireAuthority, type Spot } from './authority.ts'
import { heldAt, knownMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const usualRole = 'Manager'

export interface Assignment {
  spot: Spot
  /** The usual one where there is none. */
  jobRoleId: string | undefined
  accessLevel: AccessLevel
  startsAt: Date
  endsAt: Date | null
}

type AssignOutcome = 'CREATED' | 'CHANGED' | 'UNCHANGED'

export interface Assigned {
  userId: string
  membershipId: string | null
  outcome: AssignOutcome | null
  error: { code: string; message: string } | null
}

interface Existing {
  id: string
  accessLevel: AccessLevel
  startsAt: Date
  endsAt: Date | null
}

type Plan =
  | { outcome: 'UNCHANGED'; id: string }
  | { outcome: 'CHANGED'; id: string; data: { accessLevel?: AccessLevel; startsAt?: Date; endsAt?: Date | null } }
  | { outcome: 'CREATED' }

const isLater = (one: Date | null, other: Date | null) => other !== null && (one === null || one > other)
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** What is to be done for one person, who has these at the same place with the same job role. */
function planOf(existing: readonly Existing[], { accessLevel, startsAt, endsAt }: Assignment, now: Date): Plan {
  const begins = startsAt < now ? now : startsAt
  const says = existing.find(
    (one) => rank(one.accessLevel) <= rank(accessLevel) && one.startsAt <= begins && !isLater(endsAt, one.endsAt),
  )
  if (says) return { outcome: 'UNCHANGED', id: says.id }
  const touching = existing.find(
    (one) =>
      one.accessLevel === accessLevel && !isLater(startsAt, one.endsAt) && !(endsAt !== null && endsAt < one.startsAt),
  )
  if (touching) {
    const end = isLater(endsAt, touching.endsAt) ? endsAt : touching.endsAt
    return {
      outcome: 'CHANGED',
      id: touching.id,
      data: { startsAt: earlier(touching.startsAt, startsAt), endsAt: end },
    }
  }
  const lower = existing.find(
    (one) =>
      rank(one.accessLevel) > rank(accessLevel) &&
      begins <= (one.startsAt < now ? now : one.startsAt) &&
      !isLater(one.endsAt, endsAt),
  )
  if (lower) {
    return {
      outcome: 'CHANGED',
      id: lower.id,
      data: { accessLevel, startsAt: earlier(lower.startsAt, startsAt), endsAt },
    }
  }
  return { outcome: 'CREATED' }
}

/**
 * The users of these uuids whom the viewer may place: those in sight now, and those of whom they know a membership; of
 * each whether it is a service account.
 */
export async function usersInSight(context: Context, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await context.db.prisma.user.findMany({
    where: {
      AND: [
        { id: { in: [...ids] } },
        { OR: [visibleUsers(context), { memberships: { some: knownMemberships(context) } }] },
      ],
    },
    select: { id: true, isServiceAccount: true },
  })
  return new Map(rows.map(({ id, isServiceAccount }) => [id, isServiceAccount]))
}

/** Nobody gives themselves a level that they have not already there, for as long. */
async function refusedForSelf(
  context: Context,
  { spot, accessLevel, endsAt }: Assignment,
): Promise<ExpectedError | undefined> {
  const viewer = context.requireViewer()
  const own = await context.db.prisma.membership.findMany({
    where: { AND: [heldAt(context.now), { userId: viewer.id, organization: { rootId: spot.rootId } }] },
    select: { id: true, accessLevel: true, endsAt: true },
  })
  const holding = viewer.memberships.filter(
    (one) =>
      one.rootId === spot.rootId && (one.organizationId === one.rootId || one.subtree.includes(spot.organizationId)),
  )
  const enough = own.some(
    (one) =>
      holding.some(({ id }) => id === one.id) &&
      rank(one.accessLevel) <= rank(accessLevel) &&
      !isLater(endsAt, one.endsAt),
  )
  return enough ? undefined : new ForbiddenError(t.moreThanOwn)
}

/** Why people can't be placed so by the viewer: thrown before anything is written. */
export function requireAssignable(context: Context, { spot, accessLevel }: Assignment): void {
  requireAuthority(context.requireViewer(), spot, accessLevel)
}

/** Plain, as what is kept for a repeated call, and so in the language of this one. */
export const failed = ({ language }: Context, userId: string, error: ExpectedError): Assigned => {
  return { userId, membershipId: null, outcome: null, error: { code: error.code, message: error.messageIn(language) } }
}

/** Looks at each person before the writing: who is refused, and why. */
export async function refusals(
  context: Context,
  userIds: readonly string[],
  assignment: Assignment,
): Promise<Map<string, ExpectedError>> {
  const seen = await usersInSight(context, userIds)
  const self = context.requireViewer().id
  const refused = new Map<string, ExpectedError>()
  for (const id of userIds) {
    const error = !seen.has(id)
      ? new NotFoundError(the('User'))
      : id === self
        ? await refusedForSelf(context, assignment)
        : seen.get(id) && assignment.accessLevel === 'ADMIN'
          ? new ForbiddenError(t.programIsNoAdmin)
          : undefined
    if (error) refused.set(id, error)
  }
  return refused
}

/** Places people, in one transaction; who is assigned twice at once is so one after the other. */
export async function assignPeople(
  context: Context,
  transaction: Transaction,
  userIds: readonly string[],
  assignment: Assignment,
  refused: ReadonlyMap<string, ExpectedError>,
): Promise<Assigned[]> {
  const { spot, accessLevel, startsAt, endsAt } = assignment
  const { rootId, organizationId, departmentId, groupId } = spot
  const ids = userIds.filter((id) => !refused.has(id))
  if (!ids.length) return userIds.map((id) => failed(context, id, refused.get(id)!))
  await transaction.$queryRaw`select id from app_user where id = any(${ids}::uuid[]) order by id for no key update`
  const jobRoleId = assignment.jobRoleId ?? (await rolesNamed(transaction, rootId, [usualRole]))[0]!.id
  const existing = await transaction.membership.findMany({
    where: {
      userId: { in: ids },
      organizationId,
      departmentId,
      groupId,
      jobRoleId,
      OR: [{ endsAt: null }, { endsAt: { gt: context.now } }],
    },
    select: { id: true, userId: true, accessLevel: true, startsAt: true, endsAt: true },
    orderBy: { legacyId: 'asc' },
  })
  const plans = new Map(
    ids.map((id) => [
      id,
      planOf(
        existing.filter((one) => one.userId === id),
        assignment,
        context.now,
      ),
    ]),
  )
  const isNew = (id: string) => plans.get(id)?.outcome === 'CREATED'
  const data = { organizationId, departmentId, groupId, jobRoleId, accessLevel, startsAt, endsAt }
  const made = await transaction.membership.createManyAndReturn({
    data: ids.filter(isNew).map((userId) => ({ ...data, userId })),
    select: { id: true, userId: true },
  })
  for (const plan of plans.values()) {
    if (plan.outcome !== 'CHANGED') continue
    await transaction.membership.update({ where: { id: plan.id }, data: { ...plan.data, version: { increment: 1 } } })
  }
  if (departmentId) {
    await transaction.organizationDepartment.createMany({
      data: [{ organizationId, departmentId }],
      skipDuplicates: true,
    })
  }
  const idOf = new Map(made.map((one) => [one.userId, one.id]))
  return userIds.map((userId) => {
    const plan = plans.get(userId)
    if (!plan) return failed(context, userId, refused.get(userId)!)
    const membershipId = plan.outcome === 'CREATED' ? idOf.get(userId)! : plan.id
    return { userId, membershipId, outcome: plan.outcome, error: null }
  })
}
