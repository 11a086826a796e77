// What people will be able to do once they are assigned, beside what they can do now.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ExpectedError, badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission } from '../../kernel/permission.ts'
import { accessLevelNames, accessLevels } from '../../kernel/policy.ts'
import { Reach } from './Reach.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'
import { loadUsers } from '../user/loadUser.ts'
import { peopleIn } from './assignMemberships.ts'
import { grantableLevels, refusedAt, refusedLevel, type Spot } from './authority.ts'
import { AccessLevel } from './Membership.ts'
import { spotOf } from './place.ts'
import { type Change, type PersonPreview, preview } from './previewAssignment.ts'

interface Preview {
  reason: string | null
  whoCan: string[]
  people: PersonPreview[]
}

const PermissionChange = builder.objectRef<Change>('PermissionChange').implement({
  description: 'How far somebody reaches with a capability before and after.',
  fields: (t) => ({
    capability: t.exposeString('capability', { description: 'The capability, as the role matrix names it.' }),
    purpose: t.exposeString('purpose', { description: 'What it lets one do, after "may".' }),
    before: t.expose('before', { type: Reach, description: 'How far they reach now.' }),
    after: t.expose('after', { type: Reach, description: 'How far they will reach.' }),
    beforeText: t.exposeString('beforeText', { description: 'How far they reach now, in words.' }),
    afterText: t.exposeString('afterText', { description: 'How far they will reach, in words.' }),
    isChanged: t.boolean({
      description: 'Whether anything about it changes.',
      resolve: ({ beforeText, afterText }) => beforeText !== afterText,
    }),
  }),
})

const PersonPreviewType = builder.objectRef<PersonPreview>('PersonPreview').implement({
  description: 'What one person will be able to do.',
  fields: (t) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'The person; null where the viewer does not see them.',
      resolve: async ({ userId }, _args, context, info) => {
        const loader = context.loader<string, object | null>(
          `preview ${JSON.stringify(queryFromInfo({ context, info, typeName: 'User', select: { id: true } }))}`,
          (ids) => loadUsers([...ids], context, info),
        )
        return loader.load(userId) as Promise<never>
      },
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why they can not be assigned so.' }),
    permissions: t.expose('permissions', {
      type: [PermissionChange],
      description: 'Each capability at that organization, before and after.',
    }),
  }),
})

const MembershipPreview = builder.objectRef<Preview>('MembershipPreview').implement({
  description: 'What an assignment would do.',
  fields: (t) => ({
    permission: t.field({
      type: Permission,
      description: 'Whether the viewer may assign people so at all.',
      resolve: ({ reason, whoCan }) => ({ allowed: reason === null, reason, whoCan }),
    }),
    people: t.expose('people', { type: [PersonPreviewType], description: 'The people, in their order.' }),
  }),
})

const whoCanAssign = (context: Context, { rootId }: Spot) =>
  context
    .requireViewer()
    .levelsWith('departments.assign', rootId)
    .map((level) => accessLevelNames[level])

builder.queryField('previewMemberships', (t) =>
  t.field({
    type: MembershipPreview,
    nullable: true,
    description:
      'What people will be able to do at an organization once they are assigned; null where there is no such place.',
    ...policy('departments.assign'),
    args: {
      userIds: t.arg.idList({ required: true, description: 'The people, at most 100.' }),
      organizationId: t.arg.id({ required: true, description: 'The organization.' }),
      departmentId: t.arg.id({ description: 'The department.' }),
      groupId: t.arg.id({ description: 'The group of the department.' }),
      accessLevel: t.arg({ type: AccessLevel, description: 'The access level; Transactional where none is named.' }),
      startsAt: t.arg({ type: 'DateTime', description: 'From when on it holds.' }),
      endsAt: t.arg({ type: 'DateTime', description: 'Until when it holds.' }),
    },
    resolve: async (_root, args, context) => {
      if (args.userIds.length > 100) throw badArgument('userIds', 'name at most 100')
      const viewer = context.requireViewer()
      try {
        const spot = await spotOf(context, args)
        const accessLevel = args.accessLevel ?? 'TRANSACTIONAL'
        const reason = refusedAt(viewer, spot) ?? refusedLevel(viewer, spot, accessLevel) ?? null
        const assignment = {
          spot,
          jobRoleId: undefined,
          accessLevel,
          startsAt: args.startsAt ?? context.now,
          endsAt: args.endsAt ?? null,
        }
        const people = reason || !args.userIds.length ? [] : await preview(context, peopleIn(args.userIds), assignment)
        return { reason, whoCan: whoCanAssign(context, spot), people }
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error
        return error.code === 'NOT_FOUND' ? null : { reason: error.message, whoCan: [], people: [] }
      }
    },
  }),
)

const spotArgs = (t: Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>) => ({
  departmentId: t.arg.id({ description: 'In this department.' }),
  groupId: t.arg.id({ description: 'In this group.' }),
})

/** The place in an organization that is seen, whole or not: null where the rest names nothing. */
async function askedSpot(
  context: Context,
  id: string,
  args: { departmentId?: string | null; groupId?: string | null },
) {
  try {
    return await spotOf(context, { organizationId: Buffer.from(`Organization:${id}`).toString('base64'), ...args })
  } catch (error) {
    if (error instanceof ExpectedError) return null
    throw error
  }
}

builder.prismaObjectFields(Organization, (t) => ({
  viewerCanAssign: t.field({
    type: Permission,
    description: 'Whether the viewer may assign people to it, or to a department or group of it.',
    select: { id: true, rootId: true },
    args: spotArgs(t as never),
    resolve: async ({ id, rootId }, args, context) => {
      const plain: Spot = { rootId, organizationId: id, departmentId: null, groupId: null }
      const spot = args.departmentId || args.groupId ? ((await askedSpot(context, id, args)) ?? plain) : plain
      const reason = refusedAt(context.requireViewer(), spot) ?? null
      return { allowed: reason === null, reason, whoCan: whoCanAssign(context, spot) }
    },
  }),
  grantableLevels: t.field({
    type: [AccessLevel],
    description: 'The access levels that the viewer may give there, the highest first.',
    select: { id: true, rootId: true },
    args: spotArgs(t as never),
    resolve: async ({ id, rootId }, args, context) => {
      const plain: Spot = { rootId, organizationId: id, departmentId: null, groupId: null }
      const spot = args.departmentId || args.groupId ? await askedSpot(context, id, args) : plain
      return spot ? grantableLevels(context.requireViewer(), spot, accessLevels) : []
    },
  }),
}))
