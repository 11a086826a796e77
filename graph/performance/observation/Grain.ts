import { builder } from '../../kernel/builder.ts'

export const Grain = builder.enumType('Grain', {
  description: "The length of a period, in the organization's time zone.",
  values: {
    HOUR: { description: 'An hour.' },
    DAY: { description: 'A day, starting at midnight.' },
    WEEK: { description: 'A week, starting on Monday.' },
    MONTH: { description: 'A calendar month.' },
    QUARTER: { description: 'A calendar quarter.' },
  },
})
