import { instant, int, oneOf } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { ResponseKind } from './Response.ts'

export const responseList = listShape('Response', {
  model: 'responses',
  isNode: false,
  filter: {
    kind: oneOf(ResponseKind),
    organization: inOrganization('organizationId', 'The organization that the response concerns.'),
    failedCount: int(),
    at: instant(),
  },
  orders: { AT: { about: 'By when the response was received.' } },
  usual: ['AT', 'DESC'],
})
