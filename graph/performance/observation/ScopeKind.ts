import { builder } from '../../kernel/builder.ts'

export const ScopeKind = builder.enumType('ScopeKind', {
  description: 'The kind of entity that a value applies to.',
  values: {
    ORGANIZATION: { description: 'An organization, including its sub-organizations.' },
    LOCATION: { description: 'A location.' },
    VEHICLE: { description: 'A vehicle.' },
    PERSON: { description: 'A person.' },
  },
})
