import { id, instant, oneOf } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { benchmarkList } from '../benchmark/benchmarkList.ts'
import { OpportunityKind } from './OpportunityKind.ts'

export const opportunityList = listShape('OpportunityEntry', {
  isNode: false,
  filter: {
    kind: oneOf(OpportunityKind),
    organization: inOrganization(),
    benchmark: benchmarkList.related('The benchmark.'),
    breach: id('Breach'),
    action: id('Action'),
    at: instant(),
  },
  orders: { AT: { about: 'By when it was booked.' } },
  usual: ['AT', 'DESC'],
})
