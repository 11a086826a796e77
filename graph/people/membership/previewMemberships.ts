// What people will be able to do once they are assigned, beside what they can do now.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ExpectedError, badArgument } from '../../kernel/errors.ts'
import { globalId, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { permissionsOf } from '../../kernel/declarePermissions.ts'
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
import { textIn, type Said } from '../../kernel/messages/text.ts'

interface Preview {
  reason: Said | null
  whoCan: string[]
  people: PersonPreview[]
}

const PermissionChange = builder.objectRef<Change>('PermissionChange').implement({
  description: 'The reach of a user in one capability, before and after a change.',
  fields: (t) => ({
    capability: t.exposeString('capability', { description: 'The name of the capability, as in the role matrix.' }),
    purpose: t.string({
      description: 'The purpose of the capability, phrased to follow "may".',
      resolve: ({ purpose }, _args, { language }) => textIn(language, purpose),
    }),
    before: t.expose('before', { type: Reach, description: 'The current reach.' }),
    after: t.expose('after', { type: Reach, description: 'The reach after the change.' }),
    beforeText: t.exposeString('beforeText', { description: 'The current reach, in words.' }),
    afterText: t.exposeString('afterText', { description: 'The reach after the change, in words.' }),
    isChanged: t.boolean({
      description: 'Whether the reach or its scope changes.',
      resolve: ({ beforeText, afterText }) => beforeText !== afterText,
    }),
  }),
})

const PersonPreviewType = builder.objectRef<PersonPreview>('PersonPreview').implement({
  description: 'A preview of the access of one user after a change.',
  fields: (t) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'The user; null if not visible to the viewer.',
      resolve: async ({ userId }, _args, context, info) => {
        const loader = context.loader<string, object | null>(
          `preview ${JSON.stringify(queryFromInfo({ context, info, typeName: 'User', select: { id: true } }))}`,
          (ids) => loadUsers([...ids], context, info),
        )
        return loader.load(userId) as Promise<never>
      },
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: "Why the user can't be assigned this way; null if they can.",
    }),
    permissions: t.expose('permissions', {
      type: [PermissionChange],
      description: 'Each capability in the organization, before and after.',
    }),
  }),
})

const MembershipPreview = builder.objectRef<Preview>('MembershipPreview').implement({
  description: 'The effect that an assignment would have.',
  fields: (t) => ({
    permission: t.field({
      type: Permission,
      description: 'Whether the viewer may make this assignment.',
      resolve: ({ reason, whoCan }) => ({ allowed: reason === null, reason, whoCan }),
    }),
    people: t.expose('people', { type: [PersonPreviewType], description: 'The people to assign, in the given order.' }),
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
      'A preview of the access people will have once assigned to an organization; null if it does not exist or is not visible to the viewer.',
    ...policy('departments.assign'),
    args: {
      userIds: t.arg.idList({ required: true, description: 'The users to preview, at most 100.' }),
      organizationId: t.arg.id({ required: true, description: 'The organization.' }),
      departmentId: t.arg.id({ description: 'The department.' }),
      groupId: t.arg.id({ description: 'The group within the department.' }),
      accessLevel: t.arg({ type: AccessLevel, description: 'The access level; defaults to Transactional.' }),
      startsAt: t.arg({ type: 'DateTime', description: 'When the membership starts.' }),
      endsAt: t.arg({ type: 'DateTime', description: 'When the membership ends; null for no end.' }),
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
  departmentId: t.arg.id({ description: 'The department to check.' }),
  groupId: t.arg.id({ description: 'The group to check.' }),
})

/** The place in an organization that is seen, whole or not: null where the rest names nothing. */
async function askedSpot(
  context: Context,
  id: string,
  args: { departmentId?: string | null; groupId?: string | null },
) {
  try {
    return await spotOf(context, { organizationId: globalId('Organization', id), ...args })
  } catch (error) {
    if (error instanceof ExpectedError) return null
    throw error
  }
}

builder.prismaObjectField(permissionsOf(Organization), 'assign', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may assign people to the organization, or to a department or group in it.',
    select: { id: true, rootId: true },
    args: spotArgs(t as never),
    resolve: async ({ id, rootId }, args, context) => {
      const plain: Spot = { rootId, organizationId: id, departmentId: null, groupId: null }
      const spot = args.departmentId || args.groupId ? ((await askedSpot(context, id, args)) ?? plain) : plain
      const reason = refusedAt(context.requireViewer(), spot) ?? null
      return { allowed: reason === null, reason, whoCan: whoCanAssign(context, spot) }
    },
  }),
)

builder.prismaObjectFields(Organization, (t) => ({
  grantableLevels: t.field({
    type: [AccessLevel],
    description: 'The access levels the viewer may grant in the organization, highest first.',
    select: { id: true, rootId: true },
    args: spotArgs(t as never),
    resolve: async ({ id, rootId }, args, context) => {
      const plain: Spot = { rootId, organizationId: id, departmentId: null, groupId: null }
      const spot = args.departmentId || args.groupId ? await askedSpot(context, id, args) : plain
      return spot ? grantableLevels(context.requireViewer(), spot, accessLevels) : []
    },
  }),
}))
