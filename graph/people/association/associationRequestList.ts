import { id, instant, oneOf } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { AssociationStatus } from './AssociationRequest.ts'
import { visibleRequests } from './visibleRequests.ts'

export const associationRequestList = nodeList('AssociationRequest', {
  visible: visibleRequests,
  filter: {
    status: oneOf(AssociationStatus),
    user: id('User'),
    organization: inOrganization(),
    createdAt: instant(),
    decidedAt: instant(),
    decidedBy: id('User', 'deciderId'),
  },
  orders: {
    CREATED: { about: 'By when it was made.', by: () => [] },
    DECIDED: { about: 'By when it was decided.', by: (to) => [{ decidedAt: to }] },
  },
  usual: ['CREATED', 'DESC'],
})
