import { builder } from '../../kernel/builder.ts'

export const Relationship = builder.enumType('Relationship', {
  description: 'What somebody is to those who turn to them.',
  values: {
    PERSONAL: { description: "One person's own; nobody else has it." },
    SUPPLIER: { description: 'Delivers something or does work for the organization.' },
    CUSTOMER: { description: 'Is worked for.' },
    TEAM: { description: 'Of the house.' },
  },
})
