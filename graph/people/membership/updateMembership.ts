import { ConflictError, ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { rank } from '../../kernel/policy.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { requireAuthority, type Spot } from './authority.ts'
import { keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import { AccessLevel, Membership } from './Membership.ts'
import { checkDates, jobRoleOf, spotOf } from './place.ts'
import { knownMemberships } from '../../kernel/membership/visibleMemberships.ts'
import { loadMembership } from './loadMembership.ts'

mutation('updateMembership', {
  description: 'Changes the department, group, job role, access level or dates of a membership.',
  policy: 'departments.assign',
  input: (t) => ({
    id: t.id({ required: true, description: 'The membership.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    departmentId: t.id({ description: 'The department; null for none.' }),
    groupId: t.id({ description: 'The group of the department; null for none.' }),
    jobRoleId: t.id({ description: 'The job role.' }),
    accessLevel: t.field({ type: AccessLevel, description: 'The access level.' }),
    startsAt: t.field({ type: 'DateTime', description: 'From when on it holds.' }),
    endsAt: t.field({ type: 'DateTime', description: 'Until when it holds; null for without an end.' }),
  }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Membership', input.id, 'The membership')
    const before = await context.db.prisma.membership.findFirst({
      where: { AND: [knownMemberships(context), { id }] },
      include: { organization: { select: { rootId: true } }, user: { select: { name: true } } },
    })
    if (!before) throw new NotFoundError('The membership')
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
    const startsAt = input.startsAt ?? before.startsAt
    const endsAt = input.endsAt === undefined ? before.endsAt : input.endsAt
    const viewer = context.requireViewer()
    requireAuthority(viewer, here, before.accessLevel)
    requireAuthority(viewer, spot, accessLevel)
    const isMore =
      rank(accessLevel) < rank(before.accessLevel) ||
      startsAt < before.startsAt ||
      (before.endsAt && (!endsAt || endsAt > before.endsAt))
    if (before.userId === viewer.id && isMore)
      throw new ForbiddenError('Nobody gives themselves more than they have, or for longer.')
    if (before.endsAt && before.endsAt <= context.now)
      throw new ConflictError('This membership has ended. Assign the person anew instead.')
    checkDates(context.now, startsAt, endsAt)
    const data = { departmentId: spot.departmentId, groupId: spot.groupId, jobRoleId, accessLevel, startsAt, endsAt }
    const version = input.version ?? before.version
    return write((transaction) =>
      keepingAnAdmin(
        transaction,
        before.accessLevel === 'ADMIN' ? [before.organizationId] : [],
        context.now,
        async () => {
          await transaction.$queryRaw`select id from app_user where id = ${before.userId}::uuid for no key update`
          const same = {
            userId: before.userId,
            organizationId: before.organizationId,
            departmentId: spot.departmentId,
            groupId: spot.groupId,
            jobRoleId,
          }
          const twin = await transaction.membership.findFirst({
            where: {
              ...same,
              id: { not: id },
              startsAt: { lt: endsAt ?? undefined },
              OR: [{ endsAt: null }, { endsAt: { gt: startsAt > context.now ? startsAt : context.now } }],
            },
            select: { id: true },
          })
          if (twin) throw new ConflictError(`${before.user.name} has another membership there with this job role.`)
          await changeVersioned(transaction.membership, 'The membership', { id, version }, data, {})
          if (spot.departmentId) {
            await transaction.organizationDepartment.createMany({
              data: [{ organizationId: before.organizationId, departmentId: spot.departmentId }],
              skipDuplicates: true,
            })
          }
          return { membershipId: id }
        },
      ),
    )
  },
  success: (t) => ({
    membership: t.field({
      type: Membership,
      description: 'The membership as it is now.',
      resolve: ({ membershipId }, _args, context, info) => loadMembership(context, info, membershipId),
    }),
  }),
})
