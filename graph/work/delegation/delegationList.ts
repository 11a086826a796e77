import { id, instant, oneOf, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { DelegationState } from './DelegationState.ts'
import { ownDelegations } from './visibleDelegations.ts'

export const delegationList = nodeList('Delegation', {
  visible: ownDelegations,
  filter: {
    action: id('Action'),
    from: id('User'),
    to: id('User'),
    isOutgoing: when('Delegated by the viewer.', ({ context }) => ({ fromId: context.requireViewer().id })),
    isIncoming: when('Delegated to the viewer.', ({ context }) => ({ toId: context.requireViewer().id })),
    isOpen: when('Waiting for an answer, or accepted.', () => ({ state: { in: ['ASKED', 'ACCEPTED'] } })),
    state: oneOf(DelegationState),
    at: instant(),
    until: instant(),
    answeredAt: instant(),
    endedAt: instant(),
  },
  orders: {
    ASKED: { about: 'By when the delegate was asked.', by: (to) => [{ at: to }] },
    UNTIL: { about: 'By when the record is returned.', by: (to) => [{ until: to }] },
  },
  usual: ['ASKED', 'DESC'],
})
