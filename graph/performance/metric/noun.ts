import { noun } from '../../kernel/noun.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Metric', t.one, t.many, t.the, {
  audited: true,
  searched: inLibrary('METRIC', 'A metric of the library.', 'metric', 'metrics.read'),
  exported: {
    description: 'The metric library.',
    columns: {
      Number: 'internalID',
      Key: 'key',
      Name: 'name',
      Category: 'category',
      Unit: 'unit',
      Formula: 'formula',
      'Data points': 'requiredDataPoints.name',
      Aggregation: 'aggregationMethod',
      Threshold: 'targetThreshold',
      'Alert if': 'alertIf',
      Source: 'recommendedDataSource',
      Status: 'status',
    },
  },
})
