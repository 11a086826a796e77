import { builder } from '../builder.ts'

export const Reach = builder.enumType('Reach', {
  description: 'How far somebody reaches with a capability, from the least to the farthest.',
  values: {
    NONE: { description: 'Nowhere.' },
    OWN: { description: 'What is their own.' },
    GROUPS: { description: 'Their groups.' },
    DEPARTMENTS: { description: 'Their departments.' },
    ALL: { description: 'Their organization and all below.' },
  },
})
