import type { Membership as MembershipRow, Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ConflictError, ForbiddenError, invalid, NotFoundError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { rank } from '../../kernel/policy.ts'
import { changeManyVersioned } from '../../kernel/versioned.ts'
import { requireAuthority, type Spot } from './authority.ts'
import { keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import { AccessLevel, Membership } from './Membership.ts'
import { checkDates, jobRoleOf, spotOf } from './place.ts'
import { knownMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { loadMembership } from './loadMembership.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const readMembership = rowReader('membership', (context) => ({
  where: knownMemberships(context),
  include: { organization: { select: { rootId: true } }, user: { select: { name: true, isServiceAccount: true } } },
}))

mutation('updateMembership', {
  description: 'Changes the department, group, job role, access level or dates of a membership.',
  policy: 'departments.assign',
  input: (t) => ({
    id: t.id({ required: true, description: 'The membership.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    departmentId: t.id({ description: 'The department of the membership; null for the whole organization.' }),
    groupId: t.id({ description: 'The group, which must belong to the department; null for the whole department.' }),
    jobRoleId: t.id({ description: 'The job role.' }),
    accessLevel: t.field({ type: AccessLevel, description: 'The access level of the membership.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When the membership starts.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When the membership ends; null for no end.' }),
  }),
  clears: { departmentId: null, endsAt: null, groupId: null },
  isUndoable: true,
  async resolve(input, { context, writeDraft }) {
    const id = uuidOf('Membership', input.id)
    const before = await readMembership(context, id)
    if (!before) throw new NotFoundError(the('Membership'))
    const { rootId } = before.organization
    const stays = input.departmentId === undefined && input.groupId === undefined
    const kept = (type: string, given: string | null | undefined, own: string | null) =>
      given === undefined ? own && globalId(type, own) : given
    const departmentId = kept('Department', input.departmentId, before.departmentId)
    const isOther =
      input.departmentId !== undefined && departmentId !== kept('Department', undefined, before.departmentId)
    const groupId = isOther && input.groupId === undefined ? null : kept('Group', input.groupId, before.groupId)
    const organizationId = globalId('Organization', before.organizationId)
    const here: Spot = {
      rootId,
      organizationId: before.organizationId,
      departmentId: before.departmentId,
      groupId: before.groupId,
    }
    const spot = stays ? here : await spotOf(context, { organizationId, departmentId, groupId })
    const jobRoleId = (await jobRoleOf(context, rootId, input.jobRoleId)) ?? before.jobRoleId
    const accessLevel = input.accessLevel ?? before.accessLevel
    if (accessLevel === 'ADMIN' && before.user.isServiceAccount) throw invalid('accessLevel', m.programIsNoAdmin)
    const startsAt = input.startsAt ?? before.startsAt
    const endsAt = input.endsAt === undefined ? before.endsAt : input.endsAt
    const viewer = context.requireViewer()
    requireAuthority(viewer, here, before.accessLevel)
    requireAuthority(viewer, spot, accessLevel)
    const isMore =
      rank(accessLevel) < rank(before.accessLevel) ||
      startsAt < before.startsAt ||
      (before.endsAt && (!endsAt || endsAt > before.endsAt))
    if (before.userId === viewer.id && isMore) throw new ForbiddenError(m.moreThanOwn)
    if (before.endsAt && before.endsAt <= context.now) throw new ConflictError(m.membershipEnded)
    checkDates(context.now, startsAt, endsAt)
    const data = { departmentId: spot.departmentId, groupId: spot.groupId, jobRoleId, accessLevel, startsAt, endsAt }
    const version = input.version ?? before.version
    return writeDraft({ before, version, data, now: context.now }, changeMemberships)
  },
  success: (t) => ({
    membership: t.field({
      type: Membership,
      description: 'The membership after the change.',
      resolve: ({ membershipId }, _args, context, info) => loadMembership(context, info, membershipId),
    }),
  }),
})

interface Draft {
  before: MembershipRow & { user: { name: string } }
  version: number
  data: Pick<MembershipRow, 'departmentId' | 'groupId' | 'jobRoleId' | 'accessLevel' | 'startsAt' | 'endsAt'>
  now: Date
}

async function changeMemberships(transaction: Transaction, drafts: readonly Draft[]) {
  const admins = drafts.filter(({ before }) => before.accessLevel === 'ADMIN')
  await keepingAnAdmin(
    transaction,
    admins.map(({ before }) => before.organizationId),
    drafts[0]!.now,
    async () => {
      const userIds = drafts.map(({ before }) => before.userId)
      await transaction.$queryRaw`select id from app_user where id = any(${userIds}::uuid[]) order by id for no key update`
      await requireNoTwins(transaction, drafts)
      await changeManyVersioned(
        transaction.membership,
        the('Membership'),
        drafts.map(({ before: { id }, version, data }) => ({ id, version, data, shown: {} })),
      )
      const used = drafts.flatMap(({ before: { organizationId }, data: { departmentId } }) =>
        departmentId ? [{ organizationId, departmentId }] : [],
      )
      if (used.length) await transaction.organizationDepartment.createMany({ data: used, skipDuplicates: true })
    },
  )
  return drafts.map(({ before: { id } }) => ({ membershipId: id }))
}

/** Throws where a person would have two memberships of one kind at the same time. */
async function requireNoTwins(transaction: Transaction, drafts: readonly Draft[]) {
  const twinsOf = ({ before: { id, userId, organizationId }, data, now }: Draft): Prisma.MembershipWhereInput => ({
    userId,
    organizationId,
    departmentId: data.departmentId,
    groupId: data.groupId,
    jobRoleId: data.jobRoleId,
    id: { not: id },
    startsAt: { lt: data.endsAt ?? undefined },
    OR: [{ endsAt: null }, { endsAt: { gt: data.startsAt > now ? data.startsAt : now } }],
  })
  const twin = await transaction.membership.findFirst({
    where: { OR: drafts.map(twinsOf) },
    select: { user: { select: { name: true } } },
  })
  if (twin) throw new ConflictError(m.hasTwin({ name: twin.user.name }))
}
