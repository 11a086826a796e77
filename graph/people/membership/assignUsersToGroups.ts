// The door for legacy clients: users, groups and roles by number, uuid or name; every user into every group.
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { rolesNamed } from '../../organization/department/roles.ts'
import { roleName } from '../../organization/department/createJobRole.ts'
import { visibleGroups } from '../../organization/department/visibleDepartments.ts'
import { ExpectedError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation, type Call } from '../../kernel/mutation.ts'
import { oneByOne } from '../../kernel/oneByOne.ts'
import { globalId, isUuid, noRow, isNumber } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { check } from '../../kernel/validation.ts'
import { assignPeople, failed, refusals, requireAssignable, usersInSight, type Assigned } from './assign.ts'
import { AssignmentOutcome } from './AssignmentOutcome.ts'
import { spotOf } from './place.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const atMost = 500

interface GroupRow {
  id: string
  rootId: string
}

async function groupsNamed(context: Context, words: string[]): Promise<GroupRow[]> {
  const rows = await context.db.prisma.group.findMany({
    where: {
      AND: [
        visibleGroups(context),
        { OR: [{ id: { in: words.filter(isUuid) } }, { legacyId: { in: words.filter(isNumber).map(Number) } }] },
      ],
    },
    select: { id: true, legacyId: true, department: { select: { organizationId: true } } },
  })
  return words.map((word) => {
    const row = rows.find((one) => one.id === word || (isNumber(word) && one.legacyId === Number(word)))
    if (!row) throw new NotFoundError(the('Group'))
    return { id: row.id, rootId: row.department.organizationId }
  })
}

async function usersNamed(context: Context, words: string[]): Promise<string[]> {
  const legacyId = { in: words.filter(isNumber).map(Number) }
  const found = await context.db.prisma.user.findMany({ where: { legacyId }, select: { id: true, legacyId: true } })
  const seen = await usersInSight(
    context,
    found.map(({ id }) => id),
  )
  const rows = found.filter(({ id }) => seen.has(id))
  return words.map((word) =>
    isUuid(word) ? word : (rows.find(({ legacyId }) => legacyId === Number(word))?.id ?? noRow),
  )
}

/** Where each user goes who is told a group alone: where they belong in that tree, else to its root. */
async function homesOf(context: Context, userIds: string[], rootId: string): Promise<Map<string, string>> {
  const seen = await usersInSight(context, userIds)
  const rows = await context.db.prisma.membership.findMany({
    where: {
      AND: [
        heldAt(context.now),
        { userId: { in: [...seen.keys()] }, organization: { AND: [visibleOrganizations(context), { rootId }] } },
      ],
    },
    select: { userId: true, organizationId: true },
    orderBy: { legacyId: 'desc' },
  })
  return new Map(rows.map((row) => [row.userId, row.organizationId]))
}

mutation('assignUsersToGroups', {
  description:
    'Assigns users to department groups, as legacy clients name them; harmless to repeat, and never lowering anything.',
  policy: 'departments.assign',
  isLegacy: true,
  input: (t) => ({
    users: t.stringList({ required: true, description: 'Numbers or uuids of users.' }),
    groups: t.stringList({ required: true, description: 'Numbers or uuids of groups.' }),
    roles: t.stringList({
      description: 'Names of job roles: one for all, or one for each group; Manager where none is named.',
    }),
    organizationUuid: t.string({ description: 'The organization; else where each belongs in the tree of the group.' }),
  }),
  async resolve(input, call) {
    const words = z.array(z.string()).min(1, 'Name at least one.').max(atMost, `Name at most ${atMost}.`)
    const schema = z.object({ users: words, groups: words, roles: z.array(roleName).nullish() })
    const { users, groups: groupWords, roles } = check(schema, input)
    if (users.length * groupWords.length > atMost)
      throw new ValidationError([{ path: 'users', message: `Assign at most ${atMost} at once.` }])
    if (roles && ![0, 1, groupWords.length].includes(roles.length)) {
      throw new ValidationError([{ path: 'roles', message: 'Name one role for all, or one for each group.' }])
    }
    const { context } = call
    const groups = await groupsNamed(context, groupWords)
    const userIds = [...new Set(await usersNamed(context, users))]
    const roleOf = (i: number) => roles?.[roles.length === 1 ? 0 : i]
    return oneByOne(
      call,
      groups,
      (each, group, i) => assignToGroup(each, userIds, group, roleOf(i), input.organizationUuid),
      (outcomes) => ({ outcomes: outcomes.flat() }),
    )
  },
  success: (t) => ({
    outcomes: t.expose('outcomes', {
      type: [AssignmentOutcome],
      description: 'What became of each user, group by group.',
    }),
  }),
})

async function assignToGroup(
  call: Call,
  userIds: string[],
  group: GroupRow,
  role: string | undefined,
  asked: string | null | undefined,
) {
  const { context } = call
  const homes = asked ? new Map<string, string>() : await homesOf(context, userIds, group.rootId)
  const at = (userId: string) => asked ?? homes.get(userId) ?? group.rootId
  const outcomes = new Map<string, Assigned>()
  for (const organizationId of new Set(userIds.map(at))) {
    const there = userIds.filter((id) => at(id) === organizationId)
    for (const outcome of await assignThere(call, there, organizationId, group, role))
      outcomes.set(outcome.userId, outcome)
  }
  return userIds.map((id) => outcomes.get(id)!)
}

async function assignThere(
  { context, write }: Call,
  userIds: string[],
  organizationId: string,
  group: GroupRow,
  role: string | undefined,
) {
  try {
    const spot = await spotOf(context, {
      organizationId: globalId('Organization', organizationId),
      groupId: globalId('Group', group.id),
    })
    const base = {
      spot,
      jobRoleId: undefined,
      accessLevel: 'TRANSACTIONAL' as const,
      startsAt: context.now,
      endsAt: null,
    }
    requireAssignable(context, base)
    const refused = await refusals(context, userIds, base)
    const { outcomes } = await write(async (transaction) => {
      const known = role
        ? await transaction.jobRole.findFirst({ where: { organizationId: spot.rootId, name: role } })
        : null
      if (known?.status === 'INACTIVE')
        throw new ValidationError([{ path: 'roles', message: `${role} is no longer given.` }])
      const jobRoleId = known?.id ?? (role ? await newRole(context, transaction, spot.rootId, role) : undefined)
      return { outcomes: await assignPeople(context, transaction, userIds, { ...base, jobRoleId }, refused) }
    })
    return outcomes
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return userIds.map((userId) => failed(context, userId, error))
  }
}

/** A role that there is not yet is made by whoever may; for others there is no such role. */
async function newRole(context: Context, transaction: Parameters<typeof rolesNamed>[0], rootId: string, role: string) {
  if (!context.requireViewer().mayAt('departments.edit', { rootId, organizationId: rootId }))
    throw new NotFoundError(m.theJobRole({ role }))
  return (await rolesNamed(transaction, rootId, [role]))[0]!.id
}
