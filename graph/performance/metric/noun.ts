import { noun } from '../../kernel/noun.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Metric', t.one, t.many, t.the, {
  audited: {
    labels: {
      key: t.key,
      is_standard: t.standardMetric,
      unit: t.unit,
      category: t.category,
      recommended_data_source: t.recommendedDataSource,
      target_threshold: t.targetThreshold,
      is_threshold_confirmed: t.thresholdConfirmed,
      alert_if: t.alertIf,
      aggregation: t.aggregation,
      decline_reason: t.reasonForDeclining,
      formula_number: t.formulaNumber,
    },
  },
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
