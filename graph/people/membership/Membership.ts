import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { JobRole } from '../../organization/department/JobRole.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission } from '../../kernel/permission.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { AccessLevel } from './AccessLevel.ts'
import { permissionToChange, permissionToEnd } from './permissions.ts'
import './loadMembership.ts'

export { AccessLevel }

export const MembershipStatus = builder.enumType('MembershipStatus', {
  description: 'Whether a membership holds, by the clock.',
  values: {
    PLANNED: { description: 'It begins later.' },
    ACTIVE: { description: 'It holds now.' },
    ENDED: { description: 'It has ended.' },
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
  description: 'Places a user in an organization, and there in a department and group.',
  interfaces: [Node],
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    user: t.relation('user', { description: 'Who belongs there.' }),
    accessLevel: t.expose('accessLevel', { type: AccessLevel, description: 'What the user may do there.' }),
    accessLevelName: t.string({
      description: 'The access level in words.',
      select: { accessLevel: true },
      resolve: ({ accessLevel }) => accessLevelNames[accessLevel],
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'From when on it holds.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Until when it holds.' }),
    status: t.field({
      type: MembershipStatus,
      description: 'Whether it holds now.',
      select: { startsAt: true, endsAt: true },
      resolve: (membership, _args, context) => statusAt(context, membership),
    }),
    organization: t.relation('organization', { type: Organization, description: 'Where the user belongs.' }),
    department: t.relation('department', { type: Department, nullable: true, description: 'The department there.' }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group of the department.' }),
    jobRole: t.relation('jobRole', { type: JobRole, description: 'What the job is called.' }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change it.',
      select: { ...deciding },
      resolve: (membership, _args, context) => permissionToChange(context, membership),
    }),
    viewerCanEnd: t.field({
      type: Permission,
      description: 'Whether the viewer may end it.',
      select: { ...deciding },
      resolve: (membership, _args, context) => permissionToEnd(context, membership),
    }),
  }),
})
