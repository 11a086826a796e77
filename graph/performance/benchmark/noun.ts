import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { placedOver } from '../../kernel/reach.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Benchmark', t.one, t.many, t.the, {
  audited: {
    labels: {
      metric_id: t.metric,
      warning_trigger: t.warningTrigger,
      missed_opportunity_trigger: t.missedOpportunityTrigger,
      ctq_value: t.ctqValue,
      widget: t.widget,
      target: t.target,
      consecutive_points: t.pointsInARow,
      reset_level: t.levelAfterAReset,
      unit_margin: t.marginPerUnit,
      currency: t.currency,
      declined_because: t.declinedBecause,
    },
    confidential: ['unit_margin'],
  },
  searched: {
    ...inLibrary('BENCHMARK', 'A benchmark.', 'benchmark'),
    reach: (context, parameters) => placedOver(context.requireViewer(), 'benchmarks.read', 'x', parameters),
  },
  exported: {
    description: 'Benchmarks with their current condition.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Metric: 'actionMetric.name',
      ...place,
      Target: 'target',
      CTQ: 'ctqValue',
      Warning: 'warningTrigger',
      'Missed opportunity': 'missedOpportunityTrigger',
      'Total opportunity': 'totalCtqOpportunity',
      'Volume unit': 'volumeUnit',
      Responsible: 'roleResponsibility.name',
      Status: 'status',
    },
  },
})
