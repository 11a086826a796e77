import { builder } from '../../kernel/builder.ts'

export const Relationship = builder.enumType('Relationship', {
  description: 'The relationship of a contact to the people they serve.',
  values: {
    PERSONAL: { description: 'A personal contact, visible to one user only.' },
    SUPPLIER: { description: 'A supplier or service provider of the organization.' },
    CUSTOMER: { description: 'A customer of the organization.' },
    TEAM: { description: 'A member of the team.' },
  },
})
