import { builder } from '../../kernel/builder.ts'

export const BreachOutcome = builder.enumType('BreachOutcome', {
  description: 'How a breach ended.',
  values: {
    RECOVERED: { description: 'The metric was back in range long enough.' },
    CORRECTED: { description: 'By the corrected values there was no breach.' },
    RETIRED: { description: 'Its benchmark was archived or no longer covers this scope or metric.' },
  },
})
