import { instant, oneOf, when } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { benchmarkList } from '../benchmark/benchmarkList.ts'
import { metricList } from '../metric/metricList.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import { BreachOutcome } from './enums.ts'
import { visibleBreaches } from './visibleBreaches.ts'

export const breachList = nodeList('Breach', {
  visible: visibleBreaches,
  filter: {
    isOpen: when('Still open, or recovered.', () => ({ recoveredAt: null })),
    isMine: when('The viewer has a record of it to do, or did it.', ({ context }) => ({
      actions: { some: { action: { assigneeId: context.requireViewer().id } } },
    })),
    openedAt: instant(),
    recoveredAt: instant(),
    firstPointAt: instant(),
    outcome: oneOf(BreachOutcome),
    scopeKind: oneOf(ScopeKind),
    benchmark: benchmarkList.related('The benchmark that was missed, where the viewer sees that.'),
    metric: metricList.related(),
    organization: inOrganization(),
  },
  orders: {
    STATE: {
      about: 'By when it recovered, then by when it was opened; descending, those that are still open come first.',
      by: (to) => [{ recoveredAt: { sort: to, nulls: to === 'asc' ? 'last' : 'first' } }, { openedAt: to }],
    },
    OPENED: { about: 'By when it was opened.', by: (to) => [{ openedAt: to }] },
    RECOVERED: { about: 'By when it recovered.', by: (to) => [{ recoveredAt: to }] },
  },
  usual: ['STATE', 'DESC'],
})
