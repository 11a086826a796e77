import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { JobRole } from '../../organization/department/JobRole.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { User } from '../user/User.ts'
import { invitationList } from './invitationList.ts'
import { InvitationState } from './InvitationState.ts'
import { obstacleToRevoking, stateOf } from './states.ts'
import { visibleInvitations } from './visibleInvitations.ts'

const whatItsStateTakes = { usedAt: true, revokedAt: true, expiresAt: true } as const

export const Invitation = builder.prismaObject('Invitation', {
  description: 'That whoever has its code may join an organization, once.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'Its number.', ...legacy() }),
    organization: t.relation('organization', { type: Organization, description: 'Where it leads.' }),
    email: t.expose('email', {
      type: 'EmailAddress',
      nullable: true,
      description: 'Whose account alone may take it; null for anybody with the code.',
    }),
    accessLevel: t.expose('accessLevel', { type: AccessLevel, description: 'What whoever takes it may do there.' }),
    accessLevelName: t.string({
      description: 'The access level in words.',
      select: { accessLevel: true },
      resolve: ({ accessLevel }) => accessLevelNames[accessLevel],
    }),
    department: t.relation('department', { type: Department, nullable: true, description: 'The department there.' }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group there.' }),
    jobRole: t.relation('jobRole', { type: JobRole, description: 'What the job is called.' }),
    createdBy: t.relation('createdBy', { type: User, description: 'Who made it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be taken.' }),
    usedBy: t.relation('usedBy', { type: User, nullable: true, description: 'Who has taken it.' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true, description: 'When it was taken.' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'When it was taken back.' }),
    state: t.field({
      type: InvitationState,
      description: 'Whether it can be taken.',
      select: whatItsStateTakes,
      resolve: (invitation, _args, { now }) => stateOf(invitation, now),
    }),
    viewerCanRevoke: t.field({
      type: Permission,
      description: 'Whether the viewer may take it back.',
      select: { ...whatItsStateTakes, organization: { select: { id: true, rootId: true } } },
      resolve: ({ organization: { id, rootId }, ...invitation }, _args, context) =>
        permissionAt(
          context.requireViewer(),
          'organization.administer',
          { rootId, organizationId: id },
          obstacleToRevoking(stateOf(invitation, context.now)),
        ),
    }),
  }),
})

builder.queryField('invitations', (t) =>
  t.connection({
    type: Invitation,
    description: 'The invitations of all organizations that the viewer may invite to.',
    ...policy('signedIn'),
    args: invitationList.args(t),
    resolve: (_root, args, context, info) => invitationList.page(context, info, args, 'invitations'),
  }),
)

builder.prismaObjectFields(Organization, (t) => ({
  invitations: t.field({
    type: [Invitation],
    description: 'The invitations to it, the newest first; none for who may not invite.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'invitation',
        type: 'Invitation',
        key: 'organizationId',
        parentId: id,
        where: visibleInvitations(context),
        orderBy: { legacyId: 'desc' },
      }),
  }),
  viewerCanInvite: t.field({
    type: Permission,
    description: 'Whether the viewer may invite people to it.',
    select: { id: true, rootId: true, archivedAt: true },
    resolve: ({ id, rootId, archivedAt }, _args, context) =>
      permissionAt(
        context.requireViewer(),
        'organization.administer',
        { rootId, organizationId: id },
        archivedAt ? 'This organization is archived; nobody joins it.' : undefined,
      ),
  }),
}))
