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
    isOpen: when('True for open breaches, false for ended ones.', () => ({ recoveredAt: null })),
    isMine: when('Whether a record of the breach is or was assigned to the viewer.', ({ context }) => ({
      actions: { some: { action: { assigneeId: context.requireViewer().id } } },
    })),
    openedAt: instant(),
    recoveredAt: instant(),
    firstPointAt: instant(),
    outcome: oneOf(BreachOutcome),
    scopeKind: oneOf(ScopeKind),
    benchmark: benchmarkList.related('The benchmark that was breached, if visible to the viewer.'),
    metric: metricList.related(),
    organization: inOrganization(),
  },
  orders: {
    STATE: {
      about: 'By recovery time, then by opening time; in descending order, open breaches come first.',
      by: (to) => [{ recoveredAt: { sort: to, nulls: to === 'asc' ? 'last' : 'first' } }, { openedAt: to }],
    },
    OPENED: { about: 'By opening time.', by: (to) => [{ openedAt: to }] },
    RECOVERED: { about: 'By recovery time.', by: (to) => [{ recoveredAt: to }] },
  },
  usual: ['STATE', 'DESC'],
})
