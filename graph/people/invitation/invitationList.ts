import { derived, id, instant, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { anyOf } from '../../kernel/scope.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { InvitationState } from './InvitationState.ts'
import { states, whereState } from './states.ts'
import { visibleInvitations } from './visibleInvitations.ts'

export const invitationList = nodeList('Invitation', {
  visible: visibleInvitations,
  filter: {
    email: text(),
    state: derived(InvitationState, states, (some, { context: { now } }) =>
      anyOf(some.map((state) => whereState(state, now))),
    ),
    accessLevel: oneOf(AccessLevel),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    jobRole: id('JobRole'),
    createdBy: id('User'),
    createdAt: instant(),
    expiresAt: instant(),
    usedBy: id('User'),
    usedAt: instant(),
    revokedAt: instant(),
  },
  orders: {
    CREATED: { about: 'By creation time.', by: () => [] },
    EXPIRES: { about: 'By until when it can be taken.', by: (to) => [{ expiresAt: to }] },
  },
  usual: ['CREATED', 'DESC'],
})
