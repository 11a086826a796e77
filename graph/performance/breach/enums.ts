import { builder } from '../../kernel/builder.ts'

export const BreachOutcome = builder.enumType('BreachOutcome', {
  description: 'How a breach ended.',
  values: {
    RECOVERED: { description: 'The number was back inside long enough.' },
    CORRECTED: { description: 'By the values as they are now it was no breach.' },
    RETIRED: { description: 'Its benchmark was archived or is about something else.' },
  },
})
