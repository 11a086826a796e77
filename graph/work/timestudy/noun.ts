import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import * as t from './__generated__/messages.ts'

noun('TimeStudy', t.one, t.many, t.the, {
  audited: {
    labels: {
      observed_id: t.observed,
      observer_id: t.observer,
      allowance: t.allowanceColumn,
      confidence: t.confidenceColumn,
      precision: t.precisionColumn,
    },
  },
  searched: false,
  exported: {
    description: 'Time studies.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Item: 'taskItem.name',
      ...place,
      Observer: 'observer.name',
      Observed: 'observed.name',
      Cycles: 'completeCycles',
      'Observed (s)': 'observedSecs',
      'Normal (s)': 'normalSecs',
      'Standard (s)': 'standardSecs',
      Status: 'status',
      Created: 'createdAt',
    },
  },
})
