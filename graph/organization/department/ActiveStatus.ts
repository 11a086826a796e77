import { builder } from '../../kernel/builder.ts'

export const ActiveStatus = builder.enumType('ActiveStatus', {
  description: 'Whether something is in use.',
  values: {
    ACTIVE: { description: 'In use.' },
    INACTIVE: { description: 'Kept but no longer in use.' },
  },
})
