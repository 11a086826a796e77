import { noun } from '../../kernel/noun.ts'

noun('Breach', 'breach', 'breaches', {
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

noun('OpportunityEntry', 'entry of the opportunity ledger', 'entries of the opportunity ledger', {
  audited: false,
  searched: false,
  exported: false,
})
