import { builder } from '../../kernel/builder.ts'

export const OpportunityKind = builder.enumType('OpportunityKind', {
  description: 'The kind of ledger entry.',
  values: {
    CLAIMED: { description: 'The record was completed: the amount that was at stake.' },
    REALIZED: { description: 'The metric recovered: the amount was gained.' },
    REVERSED: { description: 'The breach recurred: the amount was lost again.' },
  },
})
