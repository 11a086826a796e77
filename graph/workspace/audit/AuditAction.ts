import { builder } from '../../kernel/builder.ts'

export const AuditAction = builder.enumType('AuditAction', {
  description: 'The kind of change made to a row.',
  values: {
    CREATE: { description: 'It was created.' },
    UPDATE: { description: 'It was changed.' },
    DELETE: { description: 'It was deleted.' },
  },
})
