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
    CREATED: { about: 'By creation time.', by: () => [] },
    DECIDED: { about: 'By decision time.', by: (to) => [{ decidedAt: to }] },
  },
  usual: ['CREATED', 'DESC'],
})
