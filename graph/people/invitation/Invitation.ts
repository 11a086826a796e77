import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { JobRole } from '../../organization/department/JobRole.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { User } from '../user/User.ts'
import { invitationList } from './invitationList.ts'
import { InvitationState } from './InvitationState.ts'
import { obstacleToRevoking, stateOf } from './states.ts'
import * as m from './__generated__/messages.ts'

const whatItsStateTakes = { usedAt: true, revokedAt: true, expiresAt: true } as const

export const Invitation = builder.prismaObject('Invitation', {
  description: 'A single-use invitation to join an organization.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id.', ...legacy() }),
    organization: t.relation('organization', { type: Organization, description: 'The organization to join.' }),
    email: t.expose('email', {
      type: 'EmailAddress',
      nullable: true,
      description:
        'The email address of the only account that may accept, once it is verified; null if anyone with the code may.',
    }),
    wasMailed: t.boolean({
      description: 'Whether the link was mailed to the email address.',
      select: { mailedHash: true },
      resolve: ({ mailedHash }) => mailedHash !== null,
    }),
    accessLevel: t.expose('accessLevel', {
      type: AccessLevel,
      description: 'The access level that the invited person gets.',
    }),
    accessLevelName: t.string({
      description: 'The display name of the access level.',
      select: { accessLevel: true },
      resolve: ({ accessLevel }) => accessLevelNames[accessLevel],
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department within the organization; null for none.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group the person joins.' }),
    jobRole: t.relation('jobRole', { type: JobRole, description: 'The job role.' }),
    createdBy: t.relation('createdBy', { type: User, description: 'The user who created it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the invitation expires.' }),
    usedBy: t.relation('usedBy', { type: User, nullable: true, description: 'The user who accepted the invitation.' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true, description: 'When the invitation was accepted.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the invitation was revoked.',
    }),
    state: t.field({
      type: InvitationState,
      description: 'The status of the invitation.',
      select: whatItsStateTakes,
      resolve: (invitation, _args, { now }) => stateOf(invitation, now),
    }),
  }),
})

declarePermissions(
  Invitation,
  { ...whatItsStateTakes, organization: { select: { id: true, rootId: true } } },
  {
    revoke: [
      'Whether the viewer may revoke the invitation.',
      (viewer, { organization: { id, rootId }, ...invitation }, context) =>
        permissionAt(
          viewer,
          'organization.administer',
          { rootId, organizationId: id },
          obstacleToRevoking(stateOf(invitation, context.now)),
        ),
    ],
  },
)

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
  invitations: t.connection({
    type: Invitation,
    description: 'The invitations to the organization; empty if the viewer may not invite.',
    args: invitationList.args(t),
    select: { id: true },
    resolve: ({ id: organizationId }, args, context, info) =>
      invitationList.page(context, info, args, 'invitations', { organizationId }),
  }),
}))

declareOrganizationPermissions({
  invite: [
    'Whether the viewer may invite people to the organization.',
    'organization.administer',
    m.organizationArchived,
  ],
})
