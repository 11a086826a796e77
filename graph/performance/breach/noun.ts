import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Breach', t.oneBreach, t.manyBreach, t.theBreach, {
  audited: false,
  searched: false,
  exported: {
    description: 'Breaches of benchmarks.',
    columns: {
      Number: 'internalID',
      Benchmark: 'benchmarkName',
      Metric: 'metric.name',
      Organization: 'organization.name',
      Scope: 'scopeName',
      Opened: 'openedAt',
      Value: 'value',
      Target: 'target',
      'Back at': 'resetLevel',
      Record: 'lastAction.key',
      Outcome: 'outcome',
      Recovered: 'recoveredAt',
      'Recovered value': 'recoveredValue',
    },
  },
})

noun('OpportunityEntry', t.oneOpportunityEntry, t.manyOpportunityEntry, t.theOpportunityEntry, {
  audited: false,
  searched: false,
  exported: false,
})
