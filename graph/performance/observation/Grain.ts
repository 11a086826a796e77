import { builder } from '../../kernel/builder.ts'

export const Grain = builder.enumType('Grain', {
  description: 'How long a period is, in the zone of its organization.',
  values: {
    HOUR: { description: 'An hour.' },
    DAY: { description: 'A day, from midnight.' },
    WEEK: { description: 'A week, from Monday.' },
    MONTH: { description: 'A calendar month.' },
    QUARTER: { description: 'A calendar quarter.' },
  },
})
