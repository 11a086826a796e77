import { derived, id, instant, oneOf, when } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { nodeMatching } from '../../kernel/list/matching.ts'
import { bySql } from '../../kernel/list/whereSql.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { anyOf } from '../../kernel/scope.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { AccessLevel } from './AccessLevel.ts'
import { MembershipStatus } from './MembershipStatus.ts'

const statuses = ['PLANNED', 'ACTIVE', 'ENDED'] as const

const whereStatus = {
  PLANNED: (now: Date) => ({ startsAt: { gt: now } }),
  ACTIVE: heldAt,
  ENDED: (now: Date) => ({ AND: [{ endsAt: { not: null } }, { endsAt: { lte: now } }] }),
}

export const membershipList = listShape('Membership', {
  filter: {
    user: id('User'),
    status: derived(MembershipStatus, statuses, (some, { context: { now } }) =>
      anyOf(some.map((status) => whereStatus[status](now))),
    ),
    accessLevel: oneOf(AccessLevel),
    organization: inOrganization(),
    department: id('Department'),
    group: nodeMatching('Group', {
      about: 'The group within the department, or one below it.',
      holds: (groupId) =>
        bySql(
          (parameters, m) => `${m}.group_id in (with recursive below as (
            select id from department_group where id = ${parameters.add(groupId)}::uuid
            union select g.id from department_group g join below on g.parent_id = below.id) select id from below)`,
        ),
      absent: { groupId: null },
    }),
    jobRole: id('JobRole'),
    isEmailVerified: when('Whether the email address of the user is verified.', () => ({
      user: { emailVerifiedAt: { not: null } },
    })),
    startsAt: instant(),
    endsAt: instant(),
  },
  orders: {
    NAME: { about: 'By the name of the user.' },
    CREATED: { about: 'By creation time.' },
  },
  search: { about: 'Part of the name or email address.' },
})
