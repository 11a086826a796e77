import { flag, id, instant, oneOf, text } from '../../kernel/list/conditions.ts'
import { nodeList } from '../../kernel/list/nodeList.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { AggregationMethod, AlertIf, MetricCategory, MetricStatus } from './enums.ts'
import { visibleMetrics } from './visibleMetrics.ts'

export const metricList = nodeList('Metric', {
  visible: visibleMetrics,
  filter: {
    name: text(),
    key: text(),
    description: text(),
    unit: text(),
    category: oneOf(MetricCategory),
    status: oneOf(MetricStatus),
    isStandard: flag(),
    isThresholdConfirmed: flag(),
    aggregationMethod: oneOf(AggregationMethod, 'aggregation'),
    alertIf: oneOf(AlertIf),
    organization: inOrganization(),
    department: id('Department'),
    group: id('Group'),
    createdAt: instant(),
  },
  orders: {
    CATEGORY: {
      about: 'By category, standard categories first, then by name.',
      by: (to) => [{ category: to }, { isStandard: to === 'asc' ? 'desc' : 'asc' }, { name: to }],
    },
    NAME: { about: 'By name.', by: (to) => [{ name: to }] },
    CREATED: { about: 'By creation time.', by: () => [] },
    UPDATED: { about: 'By last update.', by: (to) => [{ updatedAt: to }] },
  },
  search: {
    about: 'Part of the name, key or description.',
    where: (part) => ({ OR: [{ name: part }, { key: part }, { description: part }] }),
  },
})
