import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { JobRole } from '../../organization/department/JobRole.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { AccessLevel } from './AccessLevel.ts'
import { permissionToChange, permissionToEnd } from './permissions.ts'
import './loadMembership.ts'

export { AccessLevel }

export const MembershipStatus = builder.enumType('MembershipStatus', {
  description: 'The status of a membership at the current time.',
  values: {
    PLANNED: { description: 'Starts in the future.' },
    ACTIVE: { description: 'Currently in effect.' },
    ENDED: { description: 'Ended.' },
  },
})

const statusAt = ({ now }: Context, { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) =>
  startsAt > now ? 'PLANNED' : endsAt && endsAt <= now ? 'ENDED' : 'ACTIVE'

/** What it takes to decide who may change one. */
const deciding = {
  userId: true,
  organizationId: true,
  departmentId: true,
  groupId: true,
  accessLevel: true,
  startsAt: true,
  endsAt: true,
  organization: { select: { rootId: true } },
} as const

export const Membership = builder.prismaObject('Membership', {
  description: 'The assignment of a user to an organization, and within it to a department and group.',
  interfaces: [Node],
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    user: t.relation('user', { description: 'The user who belongs to the organization.' }),
    accessLevel: t.expose('accessLevel', {
      type: AccessLevel,
      description: 'The access level of the user in the organization.',
    }),
    accessLevelName: t.string({
      description: 'The display name of the access level.',
      select: { accessLevel: true },
      resolve: ({ accessLevel }) => accessLevelNames[accessLevel],
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the membership starts.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the membership ends; null for no end.',
    }),
    status: t.field({
      type: MembershipStatus,
      description: 'The status of the membership.',
      select: { startsAt: true, endsAt: true },
      resolve: (membership, _args, context) => statusAt(context, membership),
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that the user belongs to.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department within the organization; null for none.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group within the department.' }),
    jobRole: t.relation('jobRole', { type: JobRole, description: 'The job role.' }),
  }),
})

declarePermissions(Membership, deciding, {
  edit: [
    'Whether the viewer may change it.',
    (_viewer, membership, context) => permissionToChange(context, membership),
  ],
  end: [
    'Whether the viewer may end the membership.',
    (_viewer, membership, context) => permissionToEnd(context, membership),
  ],
})
