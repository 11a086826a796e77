import { builder } from '../../kernel/builder.ts'

export const ScopeKind = builder.enumType('ScopeKind', {
  description: 'What a value is of.',
  values: {
    ORGANIZATION: { description: 'An organization with all below it.' },
    LOCATION: { description: 'A location.' },
    VEHICLE: { description: 'A vehicle.' },
    PERSON: { description: 'A person.' },
  },
})
